import Adapters
import Records
import Scenarios
import Synchronization

/// An adapter that answers as the reference does, but for what a script says.
struct ScriptedAdapter: Adapter {
  /// What is done instead of thinking.
  enum Reply {
    case reference
    case answer(Answer)
  }

  var claims = Claims(name: "scripted", version: "2", queries: Set(Query.Name.allCases))
  private let reply: @Sendable (Query) -> Reply?

  /// Creates an adapter from what it says to a query; nil declines.
  init(_ reply: @escaping @Sendable (Query) -> Reply?) {
    self.reply = reply
  }

  func answer(_ query: Query, _ situation: Situation) -> Answer? {
    switch reply(query) {
    case .reference: ReferenceAdapter().answer(query, situation)
    case .answer(let answer): answer
    case nil: nil
    }
  }
}

/// A host that loses its adapter after some decisions, as one in another process can.
final class LosingHost: AdapterHost {
  let claims = Claims(name: "mortal", version: "1", queries: Set(Query.Name.allCases))
  let answersInParallel = false
  private let adapter: any Adapter
  private let answers: Int
  private let end: Outcome
  private let asked = Atomic<Int>(0)

  /// Creates a host of an adapter that gives so many answers and then ends in this way.
  init(_ adapter: any Adapter = ReferenceAdapter(), answers: Int, end: Outcome) {
    self.adapter = adapter
    self.answers = answers
    self.end = end
  }

  /// How many decisions it was given in all.
  var decisions: Int { asked.load(ordering: .relaxed) }

  func run(_ decisions: [Decision]) async -> [Outcome] {
    decisions.map { decision in
      let earlier = asked.add(1, ordering: .relaxed).oldValue
      guard earlier < answers else { return earlier == answers ? end : .notRun }
      let answer = adapter.answer(decision.query, decision.situation)
      return answer.map(Outcome.answered) ?? .declined
    }
  }
}
