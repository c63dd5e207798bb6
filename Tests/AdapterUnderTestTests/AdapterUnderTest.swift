import Conformance
import Foundation
import Records
import Reporting
import Specification
import Testing
import foldproof

/// The adapter that this test run judges, and what came of it.
///
/// The environment names it in `FOLDPROOF_ADAPTER`, as `--adapter` would; the reference when unset.
enum AdapterUnderTest {
  /// The name as given.
  static var name: String {
    ProcessInfo.processInfo.environment["FOLDPROOF_ADAPTER"] ?? "builtin:reference"
  }

  /// The clauses that a case can break, each a test case of its own; a catalogue that cannot be read is
  /// reported by its own tests.
  static let clauses: [JudgedClause] =
    ((try? Catalogue.builtIn())?.clauses ?? []).filter(\.isTestable).map(JudgedClause.init)

  /// What came of the run.
  struct Judged: Sendable {
    var run: Run
    var catalogue: Catalogue
  }

  /// The run that all clauses share; it starts with the first test that asks.
  static let judged = Task {
    let catalogue = try Catalogue.forCommands()
    let invocation = try Invocation(["run", "--cases", "10000", "--adapter", name])
    let conformance = try Conformance.forCommands(try invocation.plan(catalogue), catalogue)
    let adapter = try await invocation.adapters()[0].start()
    let run = await conformance.run(adapter.host, asked: name) { false }
    _ = await adapter.stop()
    return Judged(run: run, catalogue: catalogue)
  }
}

/// A clause that is shown in test output as its sentence.
struct JudgedClause: CustomTestStringConvertible, Sendable {
  /// The clause.
  var clause: Clause

  var testDescription: String { "\(clause.id): \(clause.text)" }
}
