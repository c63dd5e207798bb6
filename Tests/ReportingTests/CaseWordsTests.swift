import Miniatures
import Records
import Reporting
import Scenarios
import Testing

/// Answers, outcomes and reasons in words.
struct CaseWordsTests {
  static let answers: [(Answer, String)] = [
    (.requestOutcome(.filled), "filled"),
    (.requestOutcome(.invalidRequest), "refused as an invalid request"),
    (.requestScene(.scene(.other)), "scene B"),
    (.requestScene(.unset), "a request without a scene"),
    (.requestScene(.wait), "no request yet"), (.canPresent(.allowed), "it can be presented"),
    (.canPresent(.refused(.notReady)), "refused: nothing is loaded"),
    (.canPresent(.refused(.notInWindow)), "refused: the host is in no window"),
    (
      .canPresent(.refused(.tooLarge(exceeding: [.width, .height]))),
      "refused: too large in width and height"
    ),
    (.canPresent(.refused(.tooLarge(exceeding: .width))), "refused: too large in width"),
    (.canPresent(.refused(.tooLarge(exceeding: .height))), "refused: too large in height"),
    (.canPresent(.refused(.tooLarge(exceeding: []))), "refused: too large in neither dimension"),
    (.bannerWidth(.points(475.5)), "475.5 points"), (.bannerWidth(.wait), "no banner yet"),
  ]

  @Test(arguments: answers)
  func `says an answer in words`(answer: Answer, text: String) {
    #expect(answer.text == text)
    #expect(Outcome.answered(answer).text == text)
  }

  static let expectations: [(Records.Expectation, String)] = [
    (.requestOutcome(.filled), "filled"),
    (.oneOf([.scene(.own), .wait]), "scene A, or no request yet"),
    (.oneOf([]), "no scene of this case would do"), (.aRequest, "a request"),
    (.canPresent(.allowed), "it can be presented"),
    (.refusalForAnotherReason, "no refusal for size, as there is no window to exceed"),
    (.widthAtMost(319.5), "at most 319.5 points"), (.widthAtLeast(320), "at least 320 points"),
    (.aWidth, "a width"), (.noBanner, "no banner yet"),
    (.sameAnswer(.bannerWidth(.points(320))), "the same answer both times"),
  ]

  @Test(arguments: expectations)
  func `says an expectation in words`(expectation: Records.Expectation, text: String) {
    #expect(expectation.text == text)
  }

  static let outcomes: [(Outcome, String)] = [
    (
      .answeredBoth(.requestScene(.unset), .requestScene(.wait)),
      "a request without a scene, then no request yet"
    ),
    (.declined, "declined what it claims"),
    (.crashed(Crash(ending: .exit(code: 3), standardError: "")), "ended with exit code 3"),
    (
      .crashed(Crash(ending: .exit(code: 3), standardError: "first\nlast\n")),
      "ended with exit code 3; its last words: last"
    ),
    (.timedOut(after: 2), "gave no answer within 2 seconds"),
    (.brokeProtocol(ProtocolFault(.undecodable, detail: "\u{1b}]0;x")), #"\u{1b}]0;x"#),
    (.notRun, "was not asked, as it had been lost before"),
  ]

  @Test(arguments: outcomes)
  func `says an outcome in words`(outcome: Outcome, text: String) {
    #expect(outcome.text == text)
  }

  static let letters: [(Int, String)] = [
    (0, "A"), (1, "B"), (25, "Z"), (26, "A1"), (53, "B2"), (-1, "-1"),
  ]

  @Test(arguments: letters)
  func `calls scenes by letters`(number: Int, letter: String) {
    #expect(Scene.ID(number).letter == letter)
  }

  static let reasons: [(Query, Situation, Records.Expectation, String?)] = [
    (
      .canPresent(FullScreenAd(contentSize: Size(width: 320.5, height: 400))), .miniature(),
      .canPresent(.allowed), "the content is 320.5 × 400, the window 320 × 400"
    ),
    (
      .canPresent(FullScreenAd(contentSize: .smallest)), .miniature(host: nil),
      .canPresent(.allowed), "the host is in no window"
    ),
    (.canPresent(nil), .miniature(), .canPresent(.allowed), nil),
    (
      .requestScene, .miniature(scenes: [.window(.other), .window(.own, .background)]),
      .oneOf([]), "the host is in scene A; active window scenes: B"
    ),
    (
      .requestScene, .miniature(scenes: [.window(.own, .background)]), .oneOf([]),
      "the host is in scene A; no window scene is active"
    ),
    (.requestScene, .miniature(host: nil), .oneOf([]), "the host is in no window"),
    (.requestScene, .miniature(), .aRequest, nil),
    (
      .requestOutcome(scene: nil), .miniature(build: .severalScenesInTestMode),
      .requestOutcome(.invalidRequest),
      "test mode, the app supports several scenes, the request carries none"
    ),
    (
      .requestOutcome(scene: .own), .miniature(), .requestOutcome(.filled),
      "production mode, the app supports one scene only, the request carries one"
    ),
    (
      .bannerWidth, .miniature(insets: EdgeInsets(top: 9, left: 84, bottom: 9, right: 0.5)),
      .widthAtLeast(235.5),
      "the view is 320 wide, less 84 on the left and 0.5 on the right: 235.5"
    ),
    (.bannerWidth, .miniature(), .aWidth, nil),
  ]

  @Test(arguments: reasons)
  func `says why, where an expectation does not speak for itself`(
    query: Query, situation: Situation, expectation: Records.Expectation, reason: String?
  ) {
    #expect(Case.decision(query, situation).why(expectation) == reason)
  }
}
