package import JSON
package import Scenarios

extension Event {
  /// Writes the event as an object of its kind, its arguments, and what could be read then.
  ///
  /// - Throws: ``JSONError`` when a length is not finite.
  package func write(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    writer.member("kind", kind.name.rawValue)
    try kind.writeArguments(to: &writer)
    writer.key("isCovered")
    writer.bool(snapshot.isCovered)
    writer.key("situation")
    try snapshot.situation.write(to: &writer)
    writer.endObject()
  }

  /// Reads what ``write(to:)`` writes.
  ///
  /// - Throws: ``JSONError`` when the value has another shape.
  package static func read(from reader: inout JSONReader) throws(JSONError) -> Event {
    var name: Kind.Name?
    var arguments = EventArguments()
    var situation: Situation?
    var isCovered: Bool?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "kind": name = try reader.readName(Kind.Name.self)
      case "to": arguments.size = try Size.read(from: &reader)
      case "ending": arguments.ending = try reader.readName(Stimulus.Ending.self)
      case "scene": arguments.scene = Scene.ID(try reader.readInt())
      case "activationState": arguments.state = try reader.readName(ActivationState.self)
      case "load": arguments.load = try reader.readLoad()
      case "failure": arguments.failure = try reader.readName(LoadFailure.self)
      case "result": arguments.result = try Presentability.read(from: &reader)
      case "isCovered": isCovered = try reader.readBool()
      case "situation": situation = try Situation.read(from: &reader)
      default: throw reader.unknownKey(key)
      }
    }
    guard let name else { throw reader.missingKey("kind") }
    guard let situation else { throw reader.missingKey("situation") }
    guard let isCovered else { throw reader.missingKey("isCovered") }
    guard let kind = arguments.kind(name) else {
      throw reader.invalidValue("this event has other arguments")
    }
    return Event(kind, Snapshot(situation, isCovered: isCovered))
  }
}

extension Event.Kind {
  /// The name of a kind on the wire.
  fileprivate enum Name: String, CaseIterable {
    case viewDidLoad, viewDidAppear, viewDidDisappear, hostWillBeReleased, viewWillTransition
    case transitionAlongside, transitionDidEnd, viewDidLayoutSubviews, safeAreaInsetsDidChange
    case sceneDidConnect, sceneDidChange, sceneDidDisconnect, modalDidPresent, modalDidDismiss
    case adBreak, loadDidSucceed, loadDidFail, checked, adWillPresent, adDidFailToPresent
    case adDidDismiss, dispatched
  }

  fileprivate var name: Name {
    switch self {
    case .viewDidLoad: .viewDidLoad
    case .viewDidAppear: .viewDidAppear
    case .viewDidDisappear: .viewDidDisappear
    case .hostWillBeReleased: .hostWillBeReleased
    case .viewWillTransition: .viewWillTransition
    case .transitionAlongside: .transitionAlongside
    case .transitionDidEnd: .transitionDidEnd
    case .viewDidLayoutSubviews: .viewDidLayoutSubviews
    case .safeAreaInsetsDidChange: .safeAreaInsetsDidChange
    case .sceneDidConnect: .sceneDidConnect
    case .sceneDidChange: .sceneDidChange
    case .sceneDidDisconnect: .sceneDidDisconnect
    case .modalDidPresent: .modalDidPresent
    case .modalDidDismiss: .modalDidDismiss
    case .adBreak: .adBreak
    case .loadDidSucceed: .loadDidSucceed
    case .loadDidFail: .loadDidFail
    case .checked: .checked
    case .adWillPresent: .adWillPresent
    case .adDidFailToPresent: .adDidFailToPresent
    case .adDidDismiss: .adDidDismiss
    case .dispatched: .dispatched
    }
  }

  fileprivate func writeArguments(to writer: inout JSONWriter) throws(JSONError) {
    switch self {
    case .viewDidLoad, .viewDidAppear, .viewDidDisappear, .hostWillBeReleased,
      .transitionAlongside, .viewDidLayoutSubviews, .safeAreaInsetsDidChange, .modalDidPresent,
      .modalDidDismiss, .adBreak, .dispatched:
      break
    case .viewWillTransition(let size):
      writer.key("to")
      try size.write(to: &writer)
    case .transitionDidEnd(let ending): writer.member("ending", ending.rawValue)
    case .sceneDidConnect(let id), .sceneDidDisconnect(let id): writer.member("scene", id.number)
    case .sceneDidChange(let id, let state):
      writer.member("scene", id.number)
      writer.member("activationState", state.rawValue)
    case .loadDidSucceed(let load), .adWillPresent(let load), .adDidDismiss(let load):
      writer.member("load", load)
    case .loadDidFail(let load, let failure):
      writer.member("load", load)
      writer.member("failure", failure.rawValue)
    case .checked(let load, let result):
      writer.member("load", load)
      writer.key("result")
      result.write(to: &writer)
    case .adDidFailToPresent(let load, let refusal):
      writer.member("load", load)
      writer.key("result")
      Presentability.refused(refusal).write(to: &writer)
    }
  }
}

/// The arguments of an event whose kind may come last.
private struct EventArguments: Equatable {
  var size: Size?
  var ending: Stimulus.Ending?
  var scene: Scene.ID?
  var state: ActivationState?
  var load: Int?
  var failure: LoadFailure?
  var result: Presentability?

  /// Returns the kind of a name; nil unless just its arguments are there.
  func kind(_ name: Event.Kind.Name) -> Event.Kind? {
    guard let found = kindIgnoringOthers(name) else { return nil }
    return self == EventArguments(of: found) ? found : nil
  }

  private func kindIgnoringOthers(_ name: Event.Kind.Name) -> Event.Kind? {
    switch name {
    case .viewDidLoad: .viewDidLoad
    case .viewDidAppear: .viewDidAppear
    case .viewDidDisappear: .viewDidDisappear
    case .hostWillBeReleased: .hostWillBeReleased
    case .viewWillTransition: size.map { .viewWillTransition(to: $0) }
    case .transitionAlongside: .transitionAlongside
    case .transitionDidEnd: ending.map { .transitionDidEnd($0) }
    case .viewDidLayoutSubviews: .viewDidLayoutSubviews
    case .safeAreaInsetsDidChange: .safeAreaInsetsDidChange
    case .sceneDidConnect: scene.map { .sceneDidConnect($0) }
    case .sceneDidChange: if let scene, let state { .sceneDidChange(scene, state) } else { nil }
    case .sceneDidDisconnect: scene.map { .sceneDidDisconnect($0) }
    case .modalDidPresent: .modalDidPresent
    case .modalDidDismiss: .modalDidDismiss
    case .adBreak: .adBreak
    case .loadDidSucceed: load.map { .loadDidSucceed(load: $0) }
    case .loadDidFail: if let load, let failure { .loadDidFail(load: load, failure) } else { nil }
    case .checked: if let load, let result { .checked(load: load, result) } else { nil }
    case .adWillPresent: load.map { .adWillPresent(load: $0) }
    case .adDidFailToPresent:
      if let load, case .refused(let refusal) = result {
        .adDidFailToPresent(load: load, refusal)
      } else {
        nil
      }
    case .adDidDismiss: load.map { .adDidDismiss(load: $0) }
    case .dispatched: .dispatched
    }
  }
}

extension EventArguments {
  /// The arguments a kind has.
  fileprivate init(of kind: Event.Kind) {
    self.init()
    switch kind {
    case .viewDidLoad, .viewDidAppear, .viewDidDisappear, .hostWillBeReleased,
      .transitionAlongside, .viewDidLayoutSubviews, .safeAreaInsetsDidChange, .modalDidPresent,
      .modalDidDismiss, .adBreak, .dispatched:
      break
    case .viewWillTransition(let size): self.size = size
    case .transitionDidEnd(let ending): self.ending = ending
    case .sceneDidConnect(let id), .sceneDidDisconnect(let id): scene = id
    case .sceneDidChange(let id, let state):
      scene = id
      self.state = state
    case .loadDidSucceed(let load), .adWillPresent(let load), .adDidDismiss(let load):
      self.load = load
    case .loadDidFail(let load, let failure):
      self.load = load
      self.failure = failure
    case .checked(let load, let result):
      self.load = load
      self.result = result
    case .adDidFailToPresent(let load, let refusal):
      self.load = load
      result = .refused(refusal)
    }
  }
}
