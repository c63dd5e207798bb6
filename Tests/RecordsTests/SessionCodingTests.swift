import JSON
import Records
import Scenarios
import Testing

/// What is told in a session and done about it, written as JSON and read back.
struct SessionCodingTests {
  static let actions: [(Action, String)] = [
    (.load(Request(scene: Scene.ID(2))), #"{"do":"load","scene":2}"#),
    (.load(Request(scene: nil)), #"{"do":"load","scene":null}"#),
    (.setBannerWidth(391.5), #"{"do":"setBannerWidth","points":391.5}"#),
    (.place(.anchored(to: .safeArea)), #"{"do":"place","anchoredTo":"safeArea"}"#),
    (.place(.anchored(to: .view)), #"{"do":"place","anchoredTo":"view"}"#),
    (
      .place(.frame(Rect(x: 0, y: 1, width: 2.5, height: 3))),
      #"{"do":"place","frame":{"x":0,"y":1,"width":2.5,"height":3}}"#
    ),
    (.check(load: 0), #"{"do":"check","load":0}"#),
    (.present(load: 1), #"{"do":"present","load":1}"#),
    (.release(load: 2), #"{"do":"release","load":2}"#),
    (.dispatch, #"{"do":"dispatch"}"#),
  ]

  @Test(arguments: actions)
  func `spells an action as an adapter sends it`(action: Action, text: String) throws {
    var writer = JSONWriter()
    try action.write(to: &writer)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == text)
    let again = try JSONReader.read(Array(text.utf8)) { (reader) throws(JSONError) in
      try Action.read(from: &reader)
    }
    #expect(again == action)
  }

  @Test(arguments: [
    "{}", #"{"do":"dance"}"#, #"{"do":"load"}"#, #"{"do":"dispatch","load":1}"#,
    #"{"do":"check","scene":1}"#, #"{"do":"place","anchoredTo":"safeArea","load":1}"#,
    #"{"do":"place","points":1}"#, #"{"do":"setBannerWidth","points":"wide"}"#,
    #"{"do":"check","load":1.5}"#, #"{"do":"check","load":-1}"#,
    #"{"do":"present","load":9223372036854775807}"#, #"{"do":"load","scene":1,"mood":1}"#, "[]",
  ])
  func `refuses what is no action`(text: String) {
    #expect(throws: JSONError.self) {
      try JSONReader.read(Array(text.utf8)) { (reader) throws(JSONError) in
        try Action.read(from: &reader)
      }
    }
  }

  static let kinds: [(Event.Kind, String)] = [
    (.viewDidLoad, #""kind":"viewDidLoad""#),
    (.viewDidAppear, #""kind":"viewDidAppear""#),
    (.viewDidDisappear, #""kind":"viewDidDisappear""#),
    (.hostWillBeReleased, #""kind":"hostWillBeReleased""#),
    (
      .viewWillTransition(to: Size(width: 1, height: 2)),
      #""kind":"viewWillTransition","to":{"width":1,"height":2}"#
    ),
    (.transitionAlongside, #""kind":"transitionAlongside""#),
    (.transitionDidEnd(.cancelled), #""kind":"transitionDidEnd","ending":"cancelled""#),
    (.viewDidLayoutSubviews, #""kind":"viewDidLayoutSubviews""#),
    (.safeAreaInsetsDidChange, #""kind":"safeAreaInsetsDidChange""#),
    (.sceneDidConnect(Scene.ID(3)), #""kind":"sceneDidConnect","scene":3"#),
    (
      .sceneDidChange(Scene.ID(3), .background),
      #""kind":"sceneDidChange","scene":3,"activationState":"background""#
    ),
    (.sceneDidDisconnect(Scene.ID(3)), #""kind":"sceneDidDisconnect","scene":3"#),
    (.modalDidPresent, #""kind":"modalDidPresent""#),
    (.modalDidDismiss, #""kind":"modalDidDismiss""#),
    (.adBreak, #""kind":"adBreak""#),
    (.loadDidSucceed(load: 4), #""kind":"loadDidSucceed","load":4"#),
    (.loadDidFail(load: 4, .noFill), #""kind":"loadDidFail","load":4,"failure":"noFill""#),
    (.checked(load: 4, .allowed), #""kind":"checked","load":4,"result":"allowed""#),
    (.adWillPresent(load: 4), #""kind":"adWillPresent","load":4"#),
    (
      .adDidFailToPresent(load: 4, .tooLarge(exceeding: .width)),
      #""kind":"adDidFailToPresent","load":4,"result":{"refused":"tooLarge","exceeding":["width"]}"#
    ),
    (.adDidDismiss(load: 4), #""kind":"adDidDismiss","load":4"#),
    (.dispatched, #""kind":"dispatched""#),
  ]

  private static let situation = Situation(
    build: Build(supportsMultipleScenes: false, isTestMode: false),
    device: Device(
      model: Device.freeForm, idiom: .pad, fold: nil,
      display: Display(size: Size(width: 320, height: 400))),
    scenes: [], host: Host(scene: nil, view: .zero, safeAreaInsets: .zero), before: nil)

  private func read(_ bytes: [UInt8]) throws -> Event {
    try JSONReader.read(bytes) { (reader) throws(JSONError) in try Event.read(from: &reader) }
  }

  @Test(arguments: kinds)
  func `spells an event as an adapter hears it`(kind: Event.Kind, text: String) throws {
    for isCovered in [true, false] {
      let event = Event(kind, Snapshot(SessionCodingTests.situation, isCovered: isCovered))
      var writer = JSONWriter()
      try event.write(to: &writer)
      let start = "{\(text),\"isCovered\":\(isCovered),\"situation\":{"
      #expect(String(decoding: writer.bytes, as: UTF8.self).hasPrefix(start))
      #expect(try read(writer.bytes) == event)
    }
  }

  @Test func `refuses an event with the arguments of another`() throws {
    for (kind, text) in SessionCodingTests.kinds {
      let event = Event(kind, Snapshot(SessionCodingTests.situation, isCovered: false))
      var writer = JSONWriter()
      try event.write(to: &writer)
      let whole = String(decoding: writer.bytes, as: UTF8.self)
      let name = text.split(separator: "\"")[2]
      #expect(throws: JSONError.self, "\(name)") {
        try read(
          Array(
            whole.replacing("\"kind\"", with: "\"ending\":\"completed\",\"load\":1,\"kind\"").utf8))
      }
    }
    #expect(SessionCodingTests.kinds.count == 22)
  }
}
