import GeneratedCases
import JSON
import Records
import Scenarios
import SecondReading
import Testing

/// Values written as JSON and read back.
struct CodingRoundTripTests {
  private let cases: [Case]

  init() {
    let generated = GeneratedCases(seed: 5, count: 2000)
    cases = (0..<generated.count).map(generated.case(at:))
  }

  @Test func `reads every generated case as it was written`() throws {
    var relations: Set<Relation.Name> = []
    for `case` in cases {
      var writer = JSONWriter()
      try `case`.write(to: &writer)
      let again = try JSONReader.read(writer.bytes) { (reader) throws(JSONError) in
        try Case.read(from: &reader)
      }
      #expect(again == `case`)
      if case .relation(let relation, _, _) = `case` { relations.insert(relation.name) }
    }
    #expect(relations.count == Relation.Name.allCases.count)
  }

  @Test func `reads every finite answer as it was written`() throws {
    var read = 0
    for decision in cases.prefix(300).flatMap(\.decisions) {
      for answer in tellingAnswers(to: decision.query, in: decision.situation) {
        if case .bannerWidth(.points(let width)) = answer, !width.isFinite { continue }
        if case .placement(.frame(let frame)) = answer, !frame.minX.isFinite { continue }
        var writer = JSONWriter()
        try answer.write(to: &writer)
        let again = try JSONReader.read(writer.bytes) { (reader) throws(JSONError) in
          try Answer.read(to: answer.queryName, from: &reader)
        }
        #expect(again == answer)
        read += 1
      }
    }
    #expect(read > 1500)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `writes no width that is no finite number`(width: Double) throws {
    var writer = JSONWriter()
    let error = #expect(throws: JSONError.self) {
      try Answer.bannerWidth(.points(width)).write(to: &writer)
    }
    #expect(error?.kind == .notFinite)
  }

  static let spelled: [(Answer, String)] = [
    (.requestOutcome(.filled), #""filled""#),
    (.requestOutcome(.invalidRequest), #""invalidRequest""#),
    (.requestScene(.scene(Scene.ID(2))), #"{"scene":2}"#),
    (.requestScene(.unset), #""unset""#),
    (.requestScene(.wait), #""wait""#),
    (.canPresent(.allowed), #""allowed""#),
    (.canPresent(.refused(.notReady)), #"{"refused":"notReady"}"#),
    (.canPresent(.refused(.notInWindow)), #"{"refused":"notInWindow"}"#),
    (
      .canPresent(.refused(.tooLarge(exceeding: [.height, .width]))),
      #"{"refused":"tooLarge","exceeding":["width","height"]}"#
    ),
    (
      .canPresent(.refused(.tooLarge(exceeding: []))),
      #"{"refused":"tooLarge","exceeding":[]}"#
    ),
    (.bannerWidth(.points(475.5)), #"{"points":475.5}"#),
    (.bannerWidth(.wait), #""wait""#),
    (
      .placement(.frame(Rect(x: 0, y: 7.5, width: 320, height: 50))),
      #"{"frame":{"x":0,"y":7.5,"width":320,"height":50}}"#
    ),
    (.placement(.wait), #""wait""#), (.isSupported(.supported), #""supported""#),
    (.isSupported(.unsupported), #""unsupported""#),
    (
      .fixedSize(.size(Size(width: 468, height: 60))), #"{"size":{"width":468,"height":60}}"#
    ),
    (.fixedSize(.noAd), #""noAd""#),
    (
      .requestSetup(RequestSetup(testDevices: [.simulator], birthday: .appUse)),
      #"{"testDevices":["simulator"],"gender":null,"birthday":"appUse","coordinates":null,"place":null}"#
    ),
    (.bannerStep([.setDelegate, .load]), #"["setDelegate","load"]"#),
    (
      .sdkExchange([.initialized(at: 10), .filled(request: 0, network: 1)]),
      #"[{"is":"initialized","at":10},{"is":"filled","request":0,"network":1}]"#
    ),
    (
      .sdkExchange([.rewardRead(nil), .verified(customData: "a")]),
      #"[{"is":"rewardRead","amount":null},{"is":"verified","customData":"a"}]"#
    ),
    (
      .sdkExchange([.failed(at: 0.5, .inventory, hasAutoRefreshed: true)]),
      #"[{"is":"failed","at":0.5,"cause":"inventory","hasAutoRefreshed":true}]"#
    ),
    (
      .sdkExchange([.statuses([AdapterStatus(isReady: false, description: "busy")])]),
      #"[{"is":"statuses","adapters":[{"isReady":false,"description":"busy"}]}]"#
    ),
    (.mediationExchange([.adDidDismiss]), #"[{"is":"adDidDismiss"}]"#),
  ]

  @Test(arguments: spelled)
  func `spells an answer as an adapter sends it`(answer: Answer, text: String) throws {
    var writer = JSONWriter()
    try answer.write(to: &writer)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == text)
  }
}
