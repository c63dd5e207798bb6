package import JSON
package import Scenarios

extension Action {
  /// The name of an action on the wire.
  private enum Name: String, CaseIterable {
    case load, setBannerWidth, place, check, present, release, dispatch
  }

  /// Writes the action as an object of its name and its arguments.
  ///
  /// - Throws: ``JSONError`` when a length is not finite.
  package func write(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    switch self {
    case .load(let request):
      writer.member("do", Name.load.rawValue)
      writer.key("scene")
      if let scene = request.scene { writer.integer(scene.number) } else { writer.null() }
    case .setBannerWidth(let points):
      writer.member("do", Name.setBannerWidth.rawValue)
      try writer.member("points", points)
    case .place(.anchored(let guide)):
      writer.member("do", Name.place.rawValue)
      writer.member("anchoredTo", guide.rawValue)
    case .place(.frame(let frame)):
      writer.member("do", Name.place.rawValue)
      writer.key("frame")
      try frame.write(to: &writer)
    case .check(let load): writer.members(Name.check.rawValue, load: load)
    case .present(let load): writer.members(Name.present.rawValue, load: load)
    case .release(let load): writer.members(Name.release.rawValue, load: load)
    case .dispatch: writer.member("do", Name.dispatch.rawValue)
    }
    writer.endObject()
  }

  /// Reads what ``write(to:)`` writes.
  ///
  /// - Throws: ``JSONError`` when the value has another shape.
  package static func read(from reader: inout JSONReader) throws(JSONError) -> Action {
    var name: Name?
    var scene: Scene.ID??
    var points: Double?
    var guide: Placement.Guide?
    var frame: Rect?
    var load: Int?
    var arguments = 0
    try reader.beginObject()
    while let key = try reader.nextKey() {
      arguments += 1
      switch key {
      case "do":
        name = try reader.readName(Name.self)
        arguments -= 1
      case "scene": scene = .some(try reader.readSceneIfPresent())
      case "points": points = try reader.readDouble()
      case "anchoredTo": guide = try reader.readName(Placement.Guide.self)
      case "frame": frame = try Rect.read(from: &reader)
      case "load": load = try reader.readLoad()
      default: throw reader.unknownKey(key)
      }
    }
    guard let name else { throw reader.missingKey("do") }
    switch (name, arguments) {
    case (.dispatch, 0): return .dispatch
    case (.load, 1): if let scene { return .load(Request(scene: scene)) }
    case (.setBannerWidth, 1): if let points { return .setBannerWidth(points) }
    case (.place, 1):
      if let guide { return .place(.anchored(to: guide)) }
      if let frame { return .place(.frame(frame)) }
    case (.check, 1): if let load { return .check(load: load) }
    case (.present, 1): if let load { return .present(load: load) }
    case (.release, 1): if let load { return .release(load: load) }
    default: break
    }
    throw reader.invalidValue("this action has other arguments")
  }
}

extension JSONWriter {
  /// Writes what an action does to the ad of a load.
  fileprivate mutating func members(_ name: String, load: Int) {
    member("do", name)
    key("load")
    integer(load)
  }
}

extension JSONReader {
  /// Reads the number of a load, from 0 up; more than there can be in any session is refused.
  mutating func readLoad() throws(JSONError) -> Int {
    let load = try readInt()
    guard (0...1_000_000).contains(load) else {
      throw invalidValue("a load is a number from 0 up, counted through the session")
    }
    return load
  }
}
