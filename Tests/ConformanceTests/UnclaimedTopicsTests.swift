import Adapters
import Conformance
import Records
import Scenarios
import Synchronization
import Testing

/// What an adapter does not claim it is never asked, not even while a case is made smaller.
struct UnclaimedTopicsTests {
  /// A host of an adapter that ends whatever it is asked, and remembers what that was.
  private final class BrittleHost: AdapterHost {
    let claims: Claims
    let answersInParallel = false
    private let asked = Mutex<Set<Topic>>([])

    init(claiming topic: Topic) {
      switch topic {
      case .query(let name): claims = Claims(name: "brittle", version: "1", queries: [name])
      case .sessions(let format):
        claims = Claims(name: "brittle", version: "1", queries: [], formats: [format])
      }
    }

    /// What it was asked about so far.
    var topics: Set<Topic> { asked.withLock { $0 } }

    func run(_ decisions: [Decision]) async -> [Outcome] {
      outcomes(of: decisions.map { .query($0.query.name) })
    }

    func live(through plays: [any Play]) async -> [Outcome] {
      outcomes(of: plays.map { .sessions($0.format) })
    }

    private func outcomes(of topics: [Topic]) -> [Outcome] {
      asked.withLock { $0.formUnion(topics) }
      return topics.map { _ in .crashed(Crash(ending: .exit(code: 255), standardError: "oops")) }
    }
  }

  @Test(arguments: Topic.all)
  func `an adapter that ends at every question is only asked what it claims`(
    topic: Topic
  ) async throws {
    let host = BrittleHost(claiming: topic)
    let run = try await Trial(cases: 400).run(host)
    let finding = try #require(run.failures.first)
    #expect(finding.signature == Signature("RUN-001", "crash"))
    #expect(finding.case.topic == topic)
    #expect(finding.minimality == .minimal)
    #expect(host.topics == [topic])
  }
}
