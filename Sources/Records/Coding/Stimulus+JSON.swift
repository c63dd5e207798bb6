package import JSON
package import Scenarios

extension Stimulus {
  /// Writes the stimulus as an object of its name and its arguments.
  ///
  /// - Throws: ``JSONError`` when a length is not finite.
  package func write(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    writer.member("name", name.rawValue)
    switch self {
    case .viewDisappears, .hostIsReplaced, .modalIsPresented, .modalIsDismissed,
      .userReachesAdBreak, .userClosesAd:
      break
    case .viewAppears(let host):
      writer.key("host")
      try host.write(to: &writer)
    case .transition(let target, let ending):
      writer.key("to")
      try target.write(to: &writer)
      writer.member("ending", ending.rawValue)
    case .liveResize(let ticks, let target):
      writer.key("through")
      writer.beginArray()
      for layout in ticks { try layout.write(to: &writer) }
      writer.endArray()
      writer.key("to")
      try target.write(to: &writer)
    case .relayout(let view, let insets):
      writer.key("view")
      try view.write(to: &writer)
      writer.key("safeAreaInsets")
      try insets.write(to: &writer)
    case .sceneConnects(let scene):
      writer.key("scene")
      try scene.write(to: &writer)
    case .sceneChanges(let id, let state):
      writer.key("id")
      writer.integer(id.number)
      writer.member("activationState", state.rawValue)
    case .sceneDisconnects(let id):
      writer.key("id")
      writer.integer(id.number)
    }
    writer.endObject()
  }

  /// Reads what ``write(to:)`` writes.
  ///
  /// - Throws: ``JSONError`` when the value has another shape.
  package static func read(from reader: inout JSONReader) throws(JSONError) -> Stimulus {
    var name: Name?
    var arguments = StimulusArguments()
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "name": name = try reader.readName(Name.self)
      case "host": arguments.host = try Host.read(from: &reader)
      case "to": arguments.target = try Layout.read(from: &reader)
      case "ending": arguments.ending = try reader.readName(Ending.self)
      case "through":
        arguments.ticks = try reader.readArray { (reader) throws(JSONError) in
          try Layout.read(from: &reader)
        }
      case "view": arguments.view = try Rect.read(from: &reader)
      case "safeAreaInsets": arguments.insets = try EdgeInsets.read(from: &reader)
      case "scene": arguments.scene = try Scene.read(from: &reader)
      case "id": arguments.id = Scene.ID(try reader.readInt())
      case "activationState": arguments.state = try reader.readName(ActivationState.self)
      default: throw reader.unknownKey(key)
      }
    }
    guard let name else { throw reader.missingKey("name") }
    guard let stimulus = arguments.stimulus(name) else {
      throw reader.invalidValue("this stimulus has other arguments")
    }
    return stimulus
  }
}

/// The arguments of a stimulus of a name that may come last.
private struct StimulusArguments: Equatable {
  var host: Host?
  var target: Layout?
  var ending: Stimulus.Ending?
  var ticks: [Layout]?
  var view: Rect?
  var insets: EdgeInsets?
  var scene: Scene?
  var id: Scene.ID?
  var state: ActivationState?

  /// Returns the stimulus of a name; nil unless just its arguments are there.
  func stimulus(_ name: Stimulus.Name) -> Stimulus? {
    guard let found = stimulusIgnoringOthers(name) else { return nil }
    return self == StimulusArguments(of: found) ? found : nil
  }

  private func stimulusIgnoringOthers(_ name: Stimulus.Name) -> Stimulus? {
    switch name {
    case .viewDisappears: .viewDisappears
    case .hostIsReplaced: .hostIsReplaced
    case .modalIsPresented: .modalIsPresented
    case .modalIsDismissed: .modalIsDismissed
    case .userReachesAdBreak: .userReachesAdBreak
    case .userClosesAd: .userClosesAd
    case .viewAppears: host.map { .viewAppears($0) }
    case .transition:
      if let target, let ending { .transition(to: target, ending) } else { nil }
    case .liveResize:
      if let target, let ticks { .liveResize(through: ticks, to: target) } else { nil }
    case .relayout:
      if let view, let insets { .relayout(view: view, safeAreaInsets: insets) } else { nil }
    case .sceneConnects: scene.map { .sceneConnects($0) }
    case .sceneChanges: if let id, let state { .sceneChanges(id, state) } else { nil }
    case .sceneDisconnects: id.map { .sceneDisconnects($0) }
    }
  }
}

extension StimulusArguments {
  /// The arguments a stimulus has.
  fileprivate init(of stimulus: Stimulus) {
    self.init()
    switch stimulus {
    case .viewDisappears, .hostIsReplaced, .modalIsPresented, .modalIsDismissed,
      .userReachesAdBreak, .userClosesAd:
      break
    case .viewAppears(let host): self.host = host
    case .transition(let target, let ending):
      self.target = target
      self.ending = ending
    case .liveResize(let ticks, let target):
      self.ticks = ticks
      self.target = target
    case .relayout(let view, let insets):
      self.view = view
      self.insets = insets
    case .sceneConnects(let scene): self.scene = scene
    case .sceneChanges(let id, let state):
      self.id = id
      self.state = state
    case .sceneDisconnects(let id): self.id = id
    }
  }
}
