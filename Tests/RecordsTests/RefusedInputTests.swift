import JSON
import Miniatures
import Records
import Scenarios
import Testing

/// Stored cases and answers that cannot be used, each with its exact fault and place.
struct RefusedInputTests {
  /// A change to a stored case that makes it unusable, and how that is called.
  struct Change: Sendable, CustomTestStringConvertible {
    var old: String
    var new: String
    var kind: JSONError.Kind
    var path: String

    var testDescription: String { "\(old) becomes \(new)" }

    init(_ old: String, _ new: String, _ kind: JSONError.Kind, at path: String) {
      self.old = old
      self.new = new
      self.kind = kind
      self.path = path
    }
  }

  static let changes = [
    Change(
      #""format": 1"#, #""format": 2"#,
      .invalidValue("this version reads format 1 only"), at: "$.format"),
    Change(#""format": 1,"#, "", .missingKey("format"), at: "$"),
    Change(#""replay""#, #""hint""#, .unknownKey("hint"), at: "$"),
    Change(
      #""replay": null"#, #""replay": 7"#, .wrongKind(expected: .string, found: .number),
      at: "$.replay"),
    Change(#""format": 1,"#, #""format": 1, "format": 1,"#, .duplicateKey("format"), at: "$"),
    Change(
      #""activationState": "foregroundActive""#, #""activationState": "asleep""#,
      .invalidValue(
        "it is none of unattached, foregroundActive, foregroundInactive, background"),
      at: "$.case.situation.scenes[0].activationState"),
    Change(
      #""isTestMode": false"#, #""isTestMode": 0"#, .wrongKind(expected: .bool, found: .number),
      at: "$.case.situation.build.isTestMode"),
    Change(
      #""id": 0"#, #""id": 0.5"#, .notAnInteger, at: "$.case.situation.scenes[0].id"),
    Change(
      #""before": null"#, #""before": {}"#, .missingKey("display"),
      at: "$.case.situation.before"),
    Change(
      #""top": 0"#, #""up": 0"#, .unknownKey("up"),
      at: "$.case.situation.host.safeAreaInsets"),
    Change(
      #""name": "bannerWidth""#, #""name": "bannerHeight""#,
      .invalidValue(
        "it is none of \(Query.Name.allCases.map(\.rawValue).joined(separator: ", "))"),
      at: "$.case.query.name"),
    Change(
      #""name": "bannerWidth""#, #""name": "canPresent""#, .missingKey("ad"), at: "$.case.query"),
    Change(
      #""name": "bannerWidth""#, #""name": "requestOutcome""#, .missingKey("scene"),
      at: "$.case.query"),
    Change(
      #""name": "bannerWidth""#, #""name": "fixedSize""#, .missingKey("bannerView"),
      at: "$.case.query"),
    Change(
      #""name": "bannerWidth""#, #""name": "requestSetup""#, .missingKey("context"),
      at: "$.case.query"),
    Change(
      #""name": "bannerWidth""#, #""name": "bannerStep""#, .missingKey("moment"),
      at: "$.case.query"),
    Change(
      #""name": "bannerWidth""#, #""name": "sdkExchange""#, .missingKey("exchange"),
      at: "$.case.query"),
    Change(
      #""name": "bannerWidth""#, #""name": "sdkExchange", "exchange": {}"#,
      .missingKey("start, rewarded or banner"), at: "$.case.query.exchange"),
    Change(
      #""name": "bannerWidth""#, #""name": "mediationExchange""#, .missingKey("callbacks"),
      at: "$.case.query"),
    Change(
      #""name": "bannerWidth""#, #""name": "mediationExchange", "callbacks": ["closed"]"#,
      .invalidValue(
        "it is none of presented, rewarded, dismissed, dismissedWithReward, "
          + "dismissedWithoutReward"), at: "$.case.query.callbacks[0]"),
  ]

  @Test(arguments: changes)
  func `refuses a stored case that was changed by hand`(change: Change) throws {
    let stored = StoredCase(.decision(.bannerWidth, .miniature()))
    let text = String(decoding: try stored.bytes(), as: UTF8.self)
    let changed = text.replacing(change.old, with: change.new, maxReplacements: 1)
    try #require(changed != text)
    let error = try #require(throws: JSONError.self) {
      try StoredCase(bytes: Array(changed.utf8))
    }
    #expect(error.kind == change.kind)
    #expect("\(error.path)" == change.path)
  }

  @Test func `refuses an empty file and what follows the case`() throws {
    let empty = #expect(throws: JSONError.self) { try StoredCase(bytes: []) }
    #expect(empty?.kind == .endOfInput(expecting: .value))
    let bytes = try StoredCase(.decision(.bannerWidth, .miniature())).bytes()
    let doubled = #expect(throws: JSONError.self) { try StoredCase(bytes: bytes + bytes) }
    #expect(doubled?.kind == .trailingData)
  }

  static let answers: [(Query.Name, String, JSONError.Kind)] = [
    (.requestOutcome, #""full""#, .invalidValue("it is none of filled, invalidRequest")),
    (.requestOutcome, "true", .wrongKind(expected: .string, found: .bool)),
    (
      .requestScene, #""filled""#,
      .invalidValue(#"it is neither {"scene": NUMBER} nor "unset" nor "wait""#)
    ),
    (.requestScene, #"{"scene": "A"}"#, .wrongKind(expected: .number, found: .string)),
    (.requestScene, "{}", .missingKey("scene")),
    (.requestScene, #"{"id": 1}"#, .unknownKey("id")),
    (
      .canPresent, #"{"refused": "tooSmall"}"#,
      .invalidValue("it is none of notReady, tooLarge, notInWindow, alreadyUsed, covered")
    ),
    (.canPresent, #"{"refused": "tooLarge"}"#, .missingKey("exceeding")),
    (.canPresent, #"{"exceeding": []}"#, .missingKey("refused")),
    (
      .canPresent, #"{"refused": "notReady", "exceeding": []}"#,
      .invalidValue("only the reason tooLarge names what exceeds")
    ),
    (
      .canPresent, #"{"refused": "tooLarge", "exceeding": ["depth"]}"#,
      .invalidValue(#"it is neither "width" nor "height""#)
    ),
    (
      .canPresent, #""wait""#,
      .invalidValue(#"it is neither {"refused": REASON} nor "allowed""#)
    ),
    (.bannerWidth, #"{"points": "320"}"#, .wrongKind(expected: .number, found: .string)),
    (.bannerWidth, #"{"points": 1e999}"#, .numberOutOfRange),
    (
      .bannerWidth, "320",
      .invalidValue(#"it is neither {"points": NUMBER} nor "wait""#)
    ),
    (
      .requestScene, "[0]",
      .invalidValue(#"it is neither {"scene": NUMBER} nor "unset" nor "wait""#)
    ),
    (
      .canPresent, "true",
      .invalidValue(#"it is neither {"refused": REASON} nor "allowed""#)
    ),
    (
      .bannerWidth, #""unset""#,
      .invalidValue(#"it is neither {"points": NUMBER} nor "wait""#)
    ),
    (.bannerWidth, "{}", .missingKey("points")),
    (
      .placement, #""unset""#,
      .invalidValue(#"it is neither {"frame": RECTANGLE} nor "wait""#)
    ),
    (.placement, "{}", .missingKey("frame")),
    (.placement, #"{"points": 7}"#, .unknownKey("points")),
    (
      .placement, #"{"frame": {"x": 0, "y": 0, "width": 320}}"#, .missingKey("height")
    ),
    (.isSupported, #""yes""#, .invalidValue("it is none of supported, unsupported")),
    (.isSupported, "true", .wrongKind(expected: .string, found: .bool)),
    (
      .fixedSize, #""wait""#,
      .invalidValue(#"it is neither {"size": SIZE} nor "noAd""#)
    ),
    (.fixedSize, "{}", .missingKey("size")),
    (.fixedSize, #"{"size": {"width": 320}}"#, .missingKey("height")),
    (.requestSetup, "{}", .missingKey("testDevices")),
    (
      .requestSetup, #"{"testDevices": ["tablet"]}"#,
      .invalidValue("it is none of simulator, ownDevice, otherDevice")
    ),
    (
      .requestSetup, #"{"testDevices": [], "gender": "male"}"#,
      .invalidValue("it is none of appUse, derived, asked, constant")
    ),
    (.requestSetup, #"{"testDevices": [], "age": null}"#, .unknownKey("age")),
    (.sdkExchange, "{}", .wrongKind(expected: .array, found: .object)),
    (.sdkExchange, #"[{}]"#, .missingKey("is")),
    (
      .sdkExchange, #"[{"is": "initialized"}]"#,
      .invalidValue("this event has other members")
    ),
    (
      .sdkExchange, #"[{"is": "adDidDismiss", "at": 1}]"#,
      .invalidValue("this event has other members")
    ),
    (.mediationExchange, #"[{"is": "adDidDismiss", "by": 1}]"#, .unknownKey("by")),
    (.bannerStep, "{}", .wrongKind(expected: .array, found: .object)),
    (
      .bannerStep, #"["wait"]"#,
      .invalidValue(
        "it is none of \(BannerDeed.allCases.map(\.rawValue).joined(separator: ", "))")
    ),
  ]

  @Test(arguments: answers)
  func `refuses what is no answer to the query`(
    query: Query.Name, text: String, kind: JSONError.Kind
  ) {
    let error = #expect(throws: JSONError.self) {
      try JSONReader.read(Array(text.utf8)) { (reader) throws(JSONError) in
        try Answer.read(to: query, from: &reader)
      }
    }
    #expect(error?.kind == kind)
  }
}
