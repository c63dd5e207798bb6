import Scenarios
import Testing

struct QueryTests {
  @Test(arguments: [
    (
      Query.requestOutcome(scene: Scene.ID(4)), Answer.requestOutcome(.filled),
      Query.Name.requestOutcome
    ),
    (.requestScene, .requestScene(.wait), .requestScene),
    (.canPresent(nil), .canPresent(.allowed), .canPresent),
    (.bannerWidth, .bannerWidth(.points(320)), .bannerWidth),
  ])
  func `a query and its answer have the same name`(
    query: Query, answer: Answer, name: Query.Name
  ) {
    #expect(query.name == name)
    #expect(answer.queryName == name)
  }

  @Test func `the two axes are told apart`() {
    #expect(Axes.width != .height)
    #expect(Axes([.width, .height]).contains(.height))
    #expect(!Axes.width.contains(.height))
  }
}
