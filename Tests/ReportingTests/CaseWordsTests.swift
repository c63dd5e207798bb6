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
    (.placement(.frame(Rect(x: 0, y: 350, width: 320, height: 50))), "placed, 320 × 50 at 0, 350"),
    (.placement(.wait), "not placed yet"), (.isSupported(.supported), "supported"),
    (.isSupported(.unsupported), "not supported"),
    (.fixedSize(.size(Size(width: 468, height: 60))), "an ad of 468 × 60"),
    (.fixedSize(.noAd), "no ad"), (.requestSetup(RequestSetup()), "the request is left as it is"),
    (
      .requestSetup(
        RequestSetup(
          testDevices: [.simulator, .otherDevice], gender: .constant, place: .derived)),
      "the simulator, another device listed for test ads; gender from the code; "
        + "place worked out from what the app uses"
    ),
    (.bannerStep([]), "nothing"),
    (.bannerStep([.setDelegate, .load]), "sets the delegate, then loads a request"),
    (.sdkExchange([]), "nothing"),
    (
      .sdkExchange([
        .initialized(at: 9.5), .asked(network: 1, request: 0), .filled(request: 0, network: 1),
        .statuses([
          AdapterStatus(isReady: true), AdapterStatus(isReady: false, description: "busy"),
        ]),
      ]),
      "started at 9.5 s; network 1 asked for request 0; request 0 filled by network 1; "
        + "statuses: ready, not ready (busy)"
    ),
    (
      .sdkExchange([
        .rewardRead(nil), .verified(customData: "a"), .received(at: 30, hasAutoRefreshed: true),
        .failed(at: 0, .inventory, hasAutoRefreshed: false),
      ]),
      "no reward to be read; server called with custom data “a”; ad received at 30 s by a refresh; "
        + "failure at 0 s for want of ads"
    ),
    (
      .mediationExchange([.userDidEarnReward, .adDidDismiss]),
      "user did earn reward; ad did dismiss"
    ),
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
    (.event(.adDidDismiss), "ad did dismiss"),
    (.noEvent(.adWillPresent), "no “ad will present”, or one less"),
    (
      .eventBefore(.userDidEarnReward, .adDidDismiss),
      "“user did earn reward” before “ad did dismiss”"
    ),
    (.initialized(from: 2, to: 10), "the completion handler is called from 2 s to 10 s"),
    (.initialized(from: 10, to: 10), "the completion handler is called at 10 s"),
    (.reason(network: 0), "a description of adapter 0 that says why it is not ready"),
    (.refreshAfter(12, 120), "12 to 120 s between automatic refreshes"),
    (.frameInside(Rect(x: 4, y: 0, width: 316, height: 400)), "a place inside 316 × 400 at 4, 0"),
    (.frameLine(.left, 4), "its left edge at 4"), (.frameLine(.center, 162), "its middle at 162"),
    (.frameLine(.height, 50), "its height 50"), (.aPlace, "a place"), (.noPlace, "no place yet"),
    (
      .frameClearOf(Rect(x: 466, y: 0, width: 19, height: 710)),
      "a place clear of 19 × 710 at 466, 0 on the display"
    ),
    (.support(.unsupported), "not supported"),
    (.fixedSize(.noAd), "no ad"),
    (
      .oneOfSizes([Size(width: 320, height: 50), Size(width: 468, height: 60)]),
      "an ad of 320 × 50, or 468 × 60"
    ),
    (
      .testDevices([.simulator, .ownDevice], isOneEnough: true),
      "listed for test ads: the simulator or the test device"
    ),
    (.noTestDevicesBut([]), "no device listed for test ads"),
    (
      .noTestDevicesBut([.ownDevice]), "nothing listed for test ads but the test device"
    ),
    (.dataInUse, "only information that the app already uses"),
    (.oneLocation, "coordinates, or a description, or neither"),
    (.deed([.pause]), "pauses its activities"),
    (.deedBefore(.setDelegate, .load), "sets the delegate before it loads a request"),
  ]

  @Test(arguments: expectations)
  func `says an expectation in words`(expectation: Records.Expectation, text: String) {
    #expect(expectation.text == text)
  }

  static let queries: [(Query, [String])] = [
    (
      .placement(AdPlacement(Size(width: 320, height: 50))),
      [
        "Where is a banner of 320 × 50 placed, at the bottom, centered?",
        "constrained in code, iOS 11",
      ]
    ),
    (
      .placement(
        AdPlacement(
          Size(width: 320, height: 50), kind: .native,
          formerSize: Size(width: 300, height: 50), edge: .top, alignment: .left,
          means: .interfaceBuilder, systemVersion: 10, isRightToLeft: true)),
      [
        "Where is a native ad of 320 × 50 placed, at the top, on the left?",
        "constrained in Interface Builder, with safe-area guides, iOS 10, laid out from right to "
          + "left", "300 × 50 when its constraints were made",
      ]
    ),
    (
      .placement(
        AdPlacement(Size(width: 375, height: 32), kind: .smartBanner, alignment: nil)),
      [
        "Where is a smart banner of 375 × 32 placed, at the bottom?",
        "constrained in code, iOS 11",
      ]
    ),
    (
      .isSupported(
        SupportInquiry(
          .rewarded, sdk: Version(7, 25, 9), xcode: Version(9), system: Version(11))),
      ["Are rewarded ads fully supported?", "SDK 7.25.9, Xcode 9.0.0, iOS 11.0.0"]
    ),
  ]

  @Test(arguments: queries)
  func `says a query with arguments of its own`(query: Query, texts: [String]) {
    let lines = Case.decision(query, .miniature()).lines
    #expect(lines.prefix(texts.count).map(\.text) == texts)
    #expect(lines[texts.count].label == "build")
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
    (
      .placement(AdPlacement(Size(width: 300, height: 50))),
      .miniature(insets: EdgeInsets(top: 9, left: 4, bottom: 20, right: 0)),
      .frameLine(.bottom, 380), "of the view, 320 × 400, 316 × 371 at 4, 9 is safe"
    ),
    (
      .placement(AdPlacement(Size(width: 300, height: 50))), .miniature(),
      .frameInside(Rect(.smallest)), "the view is 320 × 400, all of it safe"
    ),
    (.placement(AdPlacement(Size(width: 300, height: 50))), .miniature(), .aPlace, nil),
  ]

  @Test(arguments: reasons)
  func `says why, where an expectation does not speak for itself`(
    query: Query, situation: Situation, expectation: Records.Expectation, reason: String?
  ) {
    #expect(Case.decision(query, situation).why(expectation) == reason)
  }
}
