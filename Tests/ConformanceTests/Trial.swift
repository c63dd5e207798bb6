import Adapters
import Conformance
import Records
import Scenarios
import Specification
import Testing

/// A run of a few thousand cases, with what may vary from one to the next.
struct Trial: Sendable {
  var cases = 5000
  var seed: UInt64 = 1
  var workers = 1
  var profile = "documents"
  /// Which clauses are judged, by the beginning of their names; the empty one takes them all.
  var clauses = ""
  var shouldStop: @Sendable () -> Bool = { false }

  /// Judges an adapter that runs in this process.
  func run(_ adapter: any Adapter) async throws -> Run {
    try await run(InProcessHost(adapter))
  }

  /// Judges the adapter of a host.
  func run(_ host: any AdapterHost) async throws -> Run {
    let catalogue = try Catalogue.builtIn()
    let plan = Plan(
      seed: seed, cases: cases, workers: workers,
      clauses: catalogue.clauses.filter { $0.id.description.hasPrefix(clauses) },
      profile: try #require(catalogue.profile(profile)))
    return try await Conformance(plan, catalogue)
      .run(host, asked: "test:trial", shouldStop: shouldStop)
  }
}

extension Signature {
  /// A signature from the names of a clause and a kind.
  init(_ clause: String, _ kind: String) {
    self.init(clause: ClauseID(clause), kind: ViolationKind(kind))
  }
}
