import Miniatures
import Oracle
import Records
import Scenarios
import Testing

/// Clauses 001-REL-001 to 001-REL-005.
struct AnswerStaysTheSameTests {
  private static let pair = Situation.miniature(
    scenes: [.window(.own), .window(.other, .background)], build: .severalScenes)

  static let relations: [(clause: String, kind: String, Relation)] = [
    ("001-REL-001", "changedByMirroring", .mirroredInsets),
    ("001-REL-002", "orderDependent", .scenesListedFrom(1)),
    ("001-REL-003", "changedByScene", .addedScene(.car(.third))),
    ("001-REL-004", "changedByMove", .movedWindow(x: 0.5, y: 0)),
    ("001-REL-005", "changedByPast", .noTransition),
  ]

  @Test(arguments: relations)
  func `accepts the same answer twice, right or wrong, and rejects half a point of difference`(
    name: String, kind: String, relation: Relation
  ) throws {
    let clause = try ClauseUnderTest(name)
    for points in [320, 9999, Double.nan] {
      let answer = Answer.bannerWidth(.points(points))
      let verdict = clause.verdict(
        on: answer, then: answer, relation, to: .bannerWidth, in: Self.pair)
      #expect(verdict == .pass)
    }
    let one = Answer.bannerWidth(.points(320))
    let broken = Verdict.fail(kind, expected: .sameAnswer(one))
    for other in [WidthChoice.points(320.5), .points(319.5), .points(.nan), .wait] {
      let verdict = clause.verdict(
        on: one, then: .bannerWidth(other), relation, to: .bannerWidth, in: Self.pair)
      #expect(verdict == broken)
    }
  }

  @Test(arguments: relations)
  func `says nothing about another relation`(
    name: String, kind: String, relation: Relation
  ) throws {
    let clause = try ClauseUnderTest(name)
    for (other, _, otherRelation) in Self.relations where other != name {
      let verdict = clause.verdict(
        on: .bannerWidth(.wait), then: .bannerWidth(.points(0)), otherRelation, to: .bannerWidth,
        in: Self.pair)
      #expect(verdict == nil)
    }
  }

  /// Choices of a scene before and after the list is turned, and what 001-REL-002 says of them.
  private func verdictOnOrder(
    _ one: SceneChoice, _ other: SceneChoice, in situation: Situation, _ judge: Judge? = nil
  ) throws -> Verdict? {
    let clause = try judge.map { try ClauseUnderTest("001-REL-002", $0) }
    return try (clause ?? ClauseUnderTest("001-REL-002")).verdict(
      on: .requestScene(one), then: .requestScene(other), .scenesListedFrom(1), to: .requestScene,
      in: situation)
  }

  private static let active = Situation.miniature(
    scenes: [.window(.own), .window(.other), .window(.third, .background)], build: .severalScenes)
  private static let order = Verdict.fail(
    "orderDependent", expected: .sameAnswer(.requestScene(.scene(.own))))

  @Test func `leaves open whether any of several active scenes may be taken in either order`()
    throws
  {
    let verdict = try verdictOnOrder(.scene(.own), .scene(.other), in: Self.active)
    #expect(verdict == .open("001-Q-001"))
    let any = try verdictOnOrder(
      .scene(.own), .scene(.other), in: Self.active,
      Judge(pinning: "001-Q-001", to: "anyActive"))
    #expect(any == .pass)
    let strict = try verdictOnOrder(
      .scene(.own), .scene(.other), in: Self.active, Judge(under: "strict"))
    #expect(strict == Self.order)
  }

  @Test func `rejects a scene of the list that no reading permits`() throws {
    #expect(try verdictOnOrder(.scene(.own), .scene(.third), in: Self.active) == Self.order)
    #expect(try verdictOnOrder(.scene(.own), .scene(.other), in: Self.pair) == Self.order)
    #expect(try verdictOnOrder(.scene(.own), .wait, in: Self.active) == Self.order)
    #expect(try verdictOnOrder(.scene(.own), .unset, in: Self.active) == Self.order)
  }
}
