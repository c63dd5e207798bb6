package import Adapters
package import Records
package import Scenarios
internal import Synchronization

/// A host that keeps what becomes of every case that another host is given.
package final class RecordingHost: AdapterHost {
  /// What several hosts keep together.
  private final class Store: Sendable {
    let transcript: Mutex<Transcript>

    init(_ claims: Claims) {
      transcript = Mutex(Transcript(claims))
    }
  }

  private let host: any AdapterHost
  private let store: Store

  /// Creates a recorder of a host.
  package convenience init(_ host: any AdapterHost) {
    self.init(host, Store(host.claims))
  }

  private init(_ host: any AdapterHost, _ store: Store) {
    self.host = host
    self.store = store
  }

  package var claims: Claims { host.claims }
  package var answersInParallel: Bool { host.answersInParallel }
  package var loss: String? { host.loss }
  package var hasty: any AdapterHost { RecordingHost(host.hasty, store) }

  /// What was kept so far.
  package var transcript: Transcript { store.transcript.withLock { $0 } }

  package func run(_ decisions: [Decision]) async -> [Outcome] {
    let outcomes = await host.run(decisions)
    keep(outcomes, of: decisions.map(Transcript.key))
    return outcomes
  }

  package func live(through plays: [any Play]) async -> [Outcome] {
    let outcomes = await host.live(through: plays)
    keep(outcomes, of: plays.map(Transcript.key))
    return outcomes
  }

  private func keep(_ outcomes: [Outcome], of keys: [[UInt8]]) {
    store.transcript.withLock { transcript in
      for (key, outcome) in zip(keys, outcomes) where outcome != .notRun {
        transcript.keep(outcome, of: key)
      }
    }
  }
}

/// A host of an adapter that is not there: it does again what a transcript holds.
package struct TranscriptHost: AdapterHost {
  private let transcript: Transcript

  /// Creates a host from a transcript.
  package init(_ transcript: Transcript) {
    self.transcript = transcript
  }

  package var claims: Claims { transcript.claims }
  package var answersInParallel: Bool { true }
  package var loss: String? { "the transcript does not hold these cases" }

  package func run(_ decisions: [Decision]) async -> [Outcome] {
    decisions.map { transcript.outcomes[Transcript.key(of: $0)] ?? .notRun }
  }

  package func live(through plays: [any Play]) async -> [Outcome] {
    plays.map { play in
      let outcome = transcript.outcomes[Transcript.key(of: play)] ?? .notRun
      guard case .lived(let kept) = outcome else { return outcome }
      var play = play
      var actions = kept.steps.map(\.actions)[...]
      while play.next() != nil {
        // A world that goes on differently than it did is not the one that was recorded.
        guard let next = actions.popFirst() else { return .notRun }
        play.receive(next)
      }
      return .lived(play.trace)
    }
  }
}
