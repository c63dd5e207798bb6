internal import Records
internal import Specification

extension RunReport {
  /// JUnit XML: a suite for each adapter and part of a document, a case for each clause.
  ///
  /// A broken clause that binds is a failure. One that only recommends passes, with what was found in
  /// its output. What could not be established is an error; a clause that is not applicable, or that
  /// always came down to an open question, is skipped.
  ///
  /// - Complexity: O(*n*) in clauses and findings.
  var junit: String {
    let suites = runs.flatMap(suites)
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"foldproof\" \(counts(suites.flatMap(\.cases)))>\n"
    for suite in suites {
      text += "  <testsuite name=\"\(suite.name.asMarkup)\" \(counts(suite.cases))>\n"
      for test in suite.cases { text += element(test) }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private struct Suite {
    var name: String
    var cases: [TestCase]
  }

  private struct TestCase {
    enum Result {
      case passed(output: String)
      case failed(type: String, message: String, detail: String)
      case error(message: String)
      case skipped(message: String)
    }

    var className: String
    var name: String
    var result: Result
  }

  private func suites(of run: Run) -> [Suite] {
    var suites: [Suite] = []
    for tally in run.clauses {
      // The document and the part of it: 001-FIT of 001-FIT-003.
      let section = "\(tally.clause)".split(separator: "-").dropLast().joined(separator: "-")
      let name = "\(run.subject.name): \(section)"
      if suites.last?.name != name { suites.append(Suite(name: name, cases: [])) }
      suites[suites.count - 1].cases.append(testCase(tally, of: run))
    }
    return suites
  }

  private func testCase(_ tally: Run.ClauseTally, of run: Run) -> TestCase {
    let text = catalogue.clause(tally.clause)?.text ?? ""
    return TestCase(
      className: run.subject.name, name: "\(tally.clause) \(text)", result: result(tally, of: run))
  }

  private func result(_ tally: Run.ClauseTally, of run: Run) -> TestCase.Result {
    let findings = findings(of: run).filter { $0.finding.signature.clause == tally.clause }
    let blocks = findings.map { block($0.finding, of: run) }.joined(separator: "\n\n")
    if let worst = findings.first(where: { $0.level != .advice }) {
      return .failed(
        type: "\(worst.finding.signature.kind)", message: headline(worst.finding, of: run),
        detail: blocks)
    }
    if !tally.isApplicable {
      return .skipped(message: "not applicable: the adapter claims nothing the clause decides")
    }
    if tally.decided == 0 {
      return tally.unspecified > 0
        ? .skipped(message: "every case came down to an open question")
        : .error(message: "no case decided it")
    }
    return .passed(output: blocks)
  }

  private func counts(_ cases: [TestCase]) -> String {
    var (failures, errors, skipped) = (0, 0, 0)
    for test in cases {
      switch test.result {
      case .passed: break
      case .failed: failures += 1
      case .error: errors += 1
      case .skipped: skipped += 1
      }
    }
    return "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\" "
      + "skipped=\"\(skipped)\""
  }

  private func element(_ test: TestCase) -> String {
    let start =
      "    <testcase classname=\"\(test.className.asMarkup)\" name=\"\(test.name.asMarkup)\""
    let content: String
    switch test.result {
    case .passed(let output) where output.isEmpty: return start + "/>\n"
    case .passed(let output): content = "<system-out>\(output.asMarkup)</system-out>"
    case .failed(let type, let message, let detail):
      content =
        "<failure type=\"\(type.asMarkup)\" message=\"\(message.asMarkup)\">\(detail.asMarkup)"
        + "</failure>"
    case .error(let message): content = "<error message=\"\(message.asMarkup)\"/>"
    case .skipped(let message): content = "<skipped message=\"\(message.asMarkup)\"/>"
    }
    return start + ">\n      \(content)\n    </testcase>\n"
  }
}
