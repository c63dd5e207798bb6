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
    (
      .placement(AdPlacement(Size(width: 320, height: 50))), .placement(.wait), .placement
    ),
    (
      .isSupported(
        SupportInquiry(.rewarded, sdk: Version(8), xcode: Version(9), system: Version(11))),
      .isSupported(.supported), .isSupported
    ),
  ])
  func `a query and its answer have the same name`(
    query: Query, answer: Answer, name: Query.Name
  ) {
    #expect(query.name == name)
    #expect(answer.queryName == name)
  }

  @Test func `versions are ordered by number, and not by text`() {
    #expect(Version(7, 9) < Version(7, 26))
    #expect(Version(7, 25, 9) < Version(7, 26))
    #expect(Version(7, 26) < Version(10))
    #expect(!(Version(7, 26) < Version(7, 26)))
  }

  @Test(arguments: [
    ("7.26.0", Version(7, 26)), ("0.0.1", Version(0, 0, 1)), ("13.2.10", Version(13, 2, 10)),
  ])
  func `a version is written as three numbers`(text: String, version: Version) {
    #expect(version.description == text)
    #expect(Version(text) == version)
  }

  @Test(arguments: ["", "7", "7.26", "7.26.0.1", "7.26.x", "07.26.0", "-7.26.0", "+7.2.0", "7..0"])
  func `what is no version is refused`(text: String) {
    #expect(Version(text) == nil)
  }

  @Test func `the two axes are told apart`() {
    #expect(Axes.width != .height)
    #expect(Axes([.width, .height]).contains(.height))
    #expect(!Axes.width.contains(.height))
  }
}
