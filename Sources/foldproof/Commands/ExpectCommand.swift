import Adapters
import Conformance
import Foundation
import Nights
import Oracle
import Records
import Reporting
import Scenarios
import Specification

extension CommandSpec {
  /// `expect`: keeps the list of known failures of an adapter.
  static let expect = CommandSpec(
    name: "expect", operand: "list|add|check|prune FILE", operandLimit: 2,
    summary: "Keep the list of an adapter's known failures.",
    details: [
      "A known failure has a case that shows it, a reason, and a day on which it expires, or is never",
      "mended. run --expect FILE excuses what is known and no more; an entry that no longer holds is",
      "stale and ends a run with exit code 2. Crashes and silences are never known failures.",
      "list prints the entries, add writes one for a replay text, check gives every witness to the",
      "adapter, prune takes out the entries whose witnesses pass.",
    ],
    options: [
      .adapter, .isolate, .profile, .knownClause, .kind, .replayText, .reason, .expires, .wontFix,
    ]
  ) { invocation async throws(Complaint) in
    let verbs = ["list", "add", "check", "prune"]
    guard let verb = invocation.operands.first else {
      throw .usage("expect needs to be told what, and a file: expect list FILE")
    }
    guard verbs.contains(verb) else { throw .unknown("part of expect", verb, among: verbs) }
    guard invocation.operands.count == 2 else {
      throw .usage("expect \(verb) needs a file: expect \(verb) FILE")
    }
    let file = KnownFailureFile(invocation.operands[1])
    switch verb {
    case "list":
      let entries = try file.read().entries
      try Output.write(
        entries.isEmpty
          ? ["No known failures."]
          : entries.map { [$0.name, $0.term.words, $0.reason.harmless()] }.columns)
      return .asExpected
    case "add":
      try file.add(try invocation.knownFailure())
      return .asExpected
    default:
      return try await review(file, invocation, isPruning: verb == "prune")
    }
  }

  /// Gives every witness to the adapter; takes those out that pass, where it is asked for.
  private static func review(
    _ file: KnownFailureFile, _ invocation: Invocation, isPruning: Bool
  ) async throws(Complaint) -> ExitCode {
    var known = try file.read()
    let catalogue = try Catalogue.forCommands()
    let judge = try Judge.forCommands(catalogue, try invocation.profile(catalogue))
    let adapters = try invocation.adapters()
    guard adapters.count == 1, let name = adapters.first else {
      throw .usage("A file of known failures is about one adapter; give --adapter once.")
    }
    let adapter = try await name.start(isIsolated: invocation.isIsolated)
    let reckoner = Reckoner(known.entries, catalogue, today: Date.now.day)
    let reckoning = await reckoner.reckon(nil, Examiner(adapter.host, judge))
    _ = await adapter.stop()
    try Output.write(ReckoningText(reckoning, file: file.path).lines)
    guard isPruning else { return reckoning.stale.isEmpty ? .asExpected : .staleExpectation }
    let passing = reckoning.stale.filter { $0.why == .passes }.map(\.known)
    known.entries.removeAll { passing.contains($0) }
    try file.write(known)
    try Output.write(["Taken out: \(passing.count.counting("entry", "entries"))."])
    return reckoning.stale.count > passing.count ? .staleExpectation : .asExpected
  }
}

/// The file of known failures of an adapter.
struct KnownFailureFile {
  /// Where it is.
  let path: String

  /// Takes a file by its path.
  init(_ path: String) { self.path = path }

  /// Reads the file.
  ///
  /// - Throws: ``Complaint`` when it is not there, or is no such file.
  func read() throws(Complaint) -> KnownFailures {
    guard FileManager.default.fileExists(atPath: path) else {
      throw Complaint(
        code: .missingInput, text: "There is no file \(path.harmless().quoted).")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Complaint(
        code: .unusableInput, text: "\(path.harmless().quoted) cannot be read.")
    }
    do {
      return try KnownFailures(bytes: [UInt8](data))
    } catch {
      throw Complaint(
        code: .unusableInput,
        text: "\(path.harmless().quoted) is no file of known failures: \(error)")
    }
  }

  /// Adds an entry; the file is made where there is none.
  ///
  /// - Throws: ``Complaint`` when the failure is known already, or the file cannot be written.
  func add(_ entry: KnownFailure) throws(Complaint) {
    var known =
      FileManager.default.fileExists(atPath: path) ? try read() : KnownFailures()
    guard !known.entries.contains(where: { $0.clause == entry.clause && $0.kind == entry.kind })
    else {
      throw Complaint(
        code: .usage,
        text: "\(path.harmless().quoted) has an entry for \(entry.name); change that one.")
    }
    known.entries.append(entry)
    try write(known)
  }

  /// Writes the file, at once or not at all.
  ///
  /// - Throws: ``Complaint`` when it cannot be written.
  func write(_ known: KnownFailures) throws(Complaint) {
    do {
      try Data(try known.bytes()).write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw Complaint(
        code: .unusableInput,
        text: "\(path.harmless().quoted) cannot be written: its folder is not there or read-only, "
          + "or the disk is full.")
    }
  }
}

extension Invocation {
  /// Returns the known failures a run is held against, with their file; nil where none are given.
  ///
  /// - Throws: ``Complaint`` when the file cannot be used, or several adapters are judged.
  func known() throws(Complaint) -> (failures: KnownFailures, path: String)? {
    guard let path = value(.expect) else { return nil }
    guard values(.adapter).count <= 1 else {
      throw .usage("--expect is about one adapter; give --adapter once.")
    }
    return (try KnownFailureFile(path).read(), path)
  }

  /// Returns the known failure that options describe.
  ///
  /// - Throws: ``Complaint`` when one of them is missing or means nothing.
  fileprivate func knownFailure() throws(Complaint) -> KnownFailure {
    func needed(_ option: OptionSpec) throws(Complaint) -> String {
      guard let text = value(option) else { throw .usage("expect add needs \(option.usage)") }
      return text
    }
    let catalogue = try Catalogue.forCommands()
    let name = try needed(.knownClause)
    guard let clause = catalogue.clause(ClauseID(name.uppercased())), !clause.isHarnessOwn else {
      throw .unknown(
        "clause", name, among: catalogue.clauses.filter { !$0.isHarnessOwn }.map { "\($0.id)" })
    }
    let kind = try needed(.kind)
    guard clause.kinds.contains(where: { "\($0.name)" == kind }) else {
      throw .unknown("kind of \(clause.id)", kind, among: clause.kinds.map { "\($0.name)" })
    }
    let reason = try needed(.reason)
    guard !reason.allSatisfy(\.isWhitespace) else { throw .usage("--reason needs words.") }
    let term: KnownFailure.Term
    switch (value(.expires), !values(.wontFix).isEmpty) {
    case (let day?, false):
      guard day.wholeMatch(of: /[0-9]{4}-[0-9]{2}-[0-9]{2}/) != nil else {
        throw .usage("--expires takes a day, as in --expires 2027-01-31")
      }
      term = .until(day)
    case (nil, true): term = .wontFix
    default: throw .usage("expect add needs either --expires YYYY-MM-DD or --wont-fix")
    }
    return KnownFailure(
      clause: clause.id, kind: ViolationKind(kind), witness: try Case.replayed(needed(.replayText)),
      reason: reason, term: term)
  }
}

extension Date {
  /// The day in UTC, as `YYYY-MM-DD`.
  var day: String {
    formatted(Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day())
  }
}

extension OptionSpec {
  static let expect = OptionSpec(
    name: "--expect", value: "FILE",
    summary: "the adapter's known failures, which fail no run; see expect --help")
  fileprivate static let knownClause = OptionSpec(
    name: "--clause", value: "ID", summary: "the broken clause, for add")
  fileprivate static let kind = OptionSpec(
    name: "--kind", value: "KIND", summary: "in which way it is broken, for add")
  fileprivate static let replayText = OptionSpec(
    name: "--replay", value: "TEXT", summary: "the replay text of a case that shows it, for add")
  fileprivate static let reason = OptionSpec(
    name: "--reason", value: "TEXT", summary: "why it is lived with, for add")
  fileprivate static let expires = OptionSpec(
    name: "--expires", value: "DAY", summary: "the last day it is lived with, for add")
  fileprivate static let wontFix = OptionSpec(
    name: "--wont-fix", value: nil, summary: "it is lived with for good, for add")
}
