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

/// A host that loses its adapter after some cases, as one in another process can.
struct LosingHost: AdapterHost {
  var claims = Claims(name: "mortal", version: "1", queries: Set(Query.Name.allCases))
  let answersInParallel = false
  private let adapter: any Adapter
  private let answers: Int
  private let end: Outcome
  private let count = Count()

  /// Creates a host of an adapter that answers so many decisions, or lives through so many
  /// sessions, and then ends in this way.
  init(_ adapter: any Adapter = ReferenceAdapter(), answers: Int, end: Outcome) {
    self.adapter = adapter
    self.answers = answers
    self.end = end
  }

  /// How many decisions and sessions it was given in all.
  var asked: Int { count.asked.load(ordering: .relaxed) }

  func run(_ decisions: [Decision]) async -> [Outcome] {
    await answers(to: decisions) { await InProcessHost(adapter).run([$0]) }
  }

  func live(through plays: [any Play]) async -> [Outcome] {
    await answers(to: plays) { await InProcessHost(adapter).live(through: [$0]) }
  }

  private func answers<Question>(
    to questions: [Question], _ answer: (Question) async -> [Outcome]
  ) async -> [Outcome] {
    var outcomes: [Outcome] = []
    for question in questions {
      let earlier = count.asked.add(1, ordering: .relaxed).oldValue
      if earlier < answers {
        outcomes += await answer(question)
      } else {
        outcomes.append(earlier == answers ? end : .notRun)
      }
    }
    return outcomes
  }

  /// What it was asked so far, shared by the copies of a host.
  private final class Count: Sendable {
    let asked = Atomic<Int>(0)
  }
}
