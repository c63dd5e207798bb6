import Oracle
import Records
import Scenarios
import Specification
import Testing

/// What would have kept a clause; the testing library has a type of the same name.
typealias Expectation = Records.Expectation

/// One clause, judged by itself.
struct ClauseUnderTest: Sendable {
  let id: ClauseID
  private let judge: Judge

  /// Takes a clause under the profile of a run without options.
  init(_ id: String) throws {
    try self.init(id, Judge.underDocuments)
  }

  /// Takes a clause under a judge of another profile.
  init(_ id: String, _ judge: Judge) throws {
    self.id = ClauseID(id)
    self.judge = judge
    try #require(judge.rules.contains { $0.clause.description == id })
  }

  /// Returns what the clause says about an answer; nil when it does not bear on it.
  func verdict(on answer: Answer, to query: Query, in situation: Situation) -> Verdict? {
    judge.opinions(on: .answer(query, situation, answer))
      .first { judge.rules[$0.rule].clause == id }?.verdict
  }

  /// Returns what the clause says about two answers that a relation links.
  func verdict(
    on one: Answer, then other: Answer, _ relation: Relation, to query: Query,
    in situation: Situation
  ) -> Verdict? {
    judge.opinions(on: .answers(relation, query, situation, one, other))
      .first { judge.rules[$0.rule].clause == id }?.verdict
  }

  /// Returns what the rules of the clause that bear on a session say about it.
  func verdicts(on trace: Trace) -> [Verdict] {
    judge.opinions(on: .trace(trace)).filter { judge.rules[$0.rule].clause == id }.map(\.verdict)
  }

  /// Returns what the clause says about the outcome of a request that carries a scene, or none.
  func verdict(
    _ outcome: RequestOutcome, carrying scene: Scene.ID?, in situation: Situation
  ) -> Verdict? {
    verdict(on: .requestOutcome(outcome), to: .requestOutcome(scene: scene), in: situation)
  }

  /// Returns what the clause says about the choice of a scene.
  func verdict(scene choice: SceneChoice, in situation: Situation) -> Verdict? {
    verdict(on: .requestScene(choice), to: .requestScene, in: situation)
  }

  /// Returns what the clause says about presenting an ad of a content size, or none.
  func verdict(
    _ answer: Presentability, ad content: Size?, in situation: Situation
  ) -> Verdict? {
    verdict(
      on: .canPresent(answer), to: .canPresent(content.map(FullScreenAd.init)), in: situation)
  }

  /// Returns what the clause says about the width of a banner.
  func verdict(width: WidthChoice, in situation: Situation) -> Verdict? {
    verdict(on: .bannerWidth(width), to: .bannerWidth, in: situation)
  }
}

extension Verdict {
  /// A clause that binds, broken in this way.
  static func fail(_ kind: String, expected: Expectation) -> Verdict {
    .fail(Violation(ViolationKind(kind), expected: expected))
  }

  /// A clause that recommends, broken in this way.
  static func advisory(_ kind: String, expected: Expectation) -> Verdict {
    .advisory(Violation(ViolationKind(kind), expected: expected))
  }

  /// A verdict that depends on this open question.
  static func open(_ question: String) -> Verdict {
    .unspecified(QuestionID(question))
  }
}
