package import JSON
package import Scenarios

extension Scene {
  /// Writes the scene as an object; the frame is null when it has no window.
  ///
  /// - Throws: ``JSONError`` when a length is not finite.
  package func write(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    writer.key("id")
    writer.integer(id.number)
    writer.member("role", role.name.rawValue)
    writer.key("frame")
    if let window { try window.write(to: &writer) } else { writer.null() }
    writer.member("activationState", activationState.rawValue)
    writer.endObject()
  }

  /// Reads what ``write(to:)`` writes.
  ///
  /// - Throws: ``JSONError`` when the value has another shape.
  package static func read(from reader: inout JSONReader) throws(JSONError) -> Scene {
    var id: Int?
    var roleName: Role.Name?
    var frame: Rect??
    var state: ActivationState?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "id": id = try reader.readInt()
      case "role": roleName = try reader.readName(Role.Name.self)
      case "frame":
        frame = .some(try reader.readNullIfPresent() ? nil : Rect.read(from: &reader))
      case "activationState": state = try reader.readName(ActivationState.self)
      default: throw reader.unknownKey(key)
      }
    }
    guard let id else { throw reader.missingKey("id") }
    guard let state else { throw reader.missingKey("activationState") }
    guard let roleName else { throw reader.missingKey("role") }
    let role = try reader.role(roleName, frame: frame)
    return Scene(id: ID(id), role: role, activationState: state)
  }
}

extension Scene.Role {
  /// The name of a role on the wire.
  fileprivate enum Name: String, CaseIterable {
    case window, carPlayTemplate, accessory
  }

  fileprivate var name: Name {
    switch self {
    case .window: .window
    case .carPlayTemplate: .carPlayTemplate
    case .accessory: .accessory
    }
  }
}

extension JSONReader {
  fileprivate func role(
    _ name: Scene.Role.Name, frame: Rect??
  ) throws(JSONError) -> Scene.Role {
    switch (name, frame) {
    case (.window, let frame?): .window(frame: frame)
    // Without a window only when that is said: a frame left out is a mistake.
    case (.window, nil): throw missingKey("frame")
    case (.carPlayTemplate, nil), (.carPlayTemplate, .some(nil)): .carPlayTemplate
    case (.accessory, nil), (.accessory, .some(nil)): .accessory
    default: throw invalidValue("only a window scene has a frame")
    }
  }
}

extension Host {
  /// Writes the host as an object; its scene is null while it is in no window.
  ///
  /// - Throws: ``JSONError`` when a length is not finite.
  package func write(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    writer.key("scene")
    if let scene { writer.integer(scene.number) } else { writer.null() }
    writer.key("view")
    try view.write(to: &writer)
    writer.key("safeAreaInsets")
    try safeAreaInsets.write(to: &writer)
    writer.endObject()
  }

  /// Reads what ``write(to:)`` writes.
  ///
  /// - Throws: ``JSONError`` when the value has another shape.
  package static func read(from reader: inout JSONReader) throws(JSONError) -> Host {
    var scene: Scene.ID?
    var view: Rect?
    var insets: EdgeInsets?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "scene": scene = try reader.readSceneIfPresent()
      case "view": view = try Rect.read(from: &reader)
      case "safeAreaInsets": insets = try EdgeInsets.read(from: &reader)
      default: throw reader.unknownKey(key)
      }
    }
    guard let view else { throw reader.missingKey("view") }
    guard let insets else { throw reader.missingKey("safeAreaInsets") }
    return Host(scene: scene, view: view, safeAreaInsets: insets)
  }
}

extension JSONReader {
  /// Reads a scene's number, or null for none.
  mutating func readSceneIfPresent() throws(JSONError) -> Scene.ID? {
    try readNullIfPresent() ? nil : Scene.ID(readInt())
  }
}

extension Layout {
  func write(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    writer.key("fold")
    if let fold { writer.string(fold.rawValue) } else { writer.null() }
    writer.key("display")
    try display.write(to: &writer)
    writer.key("window")
    try window.write(to: &writer)
    writer.key("view")
    try view.write(to: &writer)
    writer.key("safeAreaInsets")
    try safeAreaInsets.write(to: &writer)
    writer.endObject()
  }

  static func read(from reader: inout JSONReader) throws(JSONError) -> Layout {
    var fold: FoldState?
    var display: Display?
    var window: Rect?
    var view: Rect?
    var insets: EdgeInsets?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "fold":
        fold = try reader.readNullIfPresent() ? nil : reader.readName(FoldState.self)
      case "display": display = try Display.read(from: &reader)
      case "window": window = try Rect.read(from: &reader)
      case "view": view = try Rect.read(from: &reader)
      case "safeAreaInsets": insets = try EdgeInsets.read(from: &reader)
      default: throw reader.unknownKey(key)
      }
    }
    guard let display else { throw reader.missingKey("display") }
    guard let window else { throw reader.missingKey("window") }
    guard let view else { throw reader.missingKey("view") }
    guard let insets else { throw reader.missingKey("safeAreaInsets") }
    return Layout(
      fold: fold, display: display, window: window, view: view, safeAreaInsets: insets)
  }
}

extension Situation {
  /// Writes the situation as an object; `before` is null when no transition came before.
  ///
  /// - Throws: ``JSONError`` when a length is not finite.
  package func write(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    writer.key("build")
    build.write(to: &writer)
    writer.key("device")
    try device.write(to: &writer)
    writer.key("scenes")
    writer.beginArray()
    for scene in scenes { try scene.write(to: &writer) }
    writer.endArray()
    writer.key("host")
    try host.write(to: &writer)
    writer.key("before")
    if let before { try before.write(to: &writer) } else { writer.null() }
    writer.endObject()
  }

  /// Reads what ``write(to:)`` writes.
  ///
  /// - Throws: ``JSONError`` when the value has another shape.
  package static func read(from reader: inout JSONReader) throws(JSONError) -> Situation {
    var build: Build?
    var device: Device?
    var scenes: [Scene]?
    var host: Host?
    var before: Layout?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "build": build = try Build.read(from: &reader)
      case "device": device = try Device.read(from: &reader)
      case "scenes":
        scenes = try reader.readArray { (reader) throws(JSONError) in
          try Scene.read(from: &reader)
        }
      case "host": host = try Host.read(from: &reader)
      case "before": before = try reader.readNullIfPresent() ? nil : Layout.read(from: &reader)
      default: throw reader.unknownKey(key)
      }
    }
    guard let build else { throw reader.missingKey("build") }
    guard let device else { throw reader.missingKey("device") }
    guard let scenes else { throw reader.missingKey("scenes") }
    guard let host else { throw reader.missingKey("host") }
    return Situation(build: build, device: device, scenes: scenes, host: host, before: before)
  }
}
