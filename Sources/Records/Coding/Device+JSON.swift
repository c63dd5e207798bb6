package import JSON
package import Scenarios

extension Build {
  /// Writes the settings as an object of two Booleans.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("supportsMultipleScenes")
    writer.bool(supportsMultipleScenes)
    writer.key("isTestMode")
    writer.bool(isTestMode)
    writer.endObject()
  }

  /// Reads what ``write(to:)`` writes.
  ///
  /// - Throws: ``JSONError`` when the value has another shape.
  package static func read(from reader: inout JSONReader) throws(JSONError) -> Build {
    var supportsMultipleScenes: Bool?
    var isTestMode: Bool?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "supportsMultipleScenes": supportsMultipleScenes = try reader.readBool()
      case "isTestMode": isTestMode = try reader.readBool()
      default: throw reader.unknownKey(key)
      }
    }
    guard let supportsMultipleScenes else { throw reader.missingKey("supportsMultipleScenes") }
    guard let isTestMode else { throw reader.missingKey("isTestMode") }
    return Build(supportsMultipleScenes: supportsMultipleScenes, isTestMode: isTestMode)
  }
}

extension ReservedRegion {
  func write(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    writer.member("kind", kind.rawValue)
    writer.key("frame")
    try frame.write(to: &writer)
    writer.endObject()
  }

  static func read(from reader: inout JSONReader) throws(JSONError) -> ReservedRegion {
    var kind: Kind?
    var frame: Rect?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "kind": kind = try reader.readName(Kind.self)
      case "frame": frame = try Rect.read(from: &reader)
      default: throw reader.unknownKey(key)
      }
    }
    guard let kind else { throw reader.missingKey("kind") }
    guard let frame else { throw reader.missingKey("frame") }
    return ReservedRegion(kind: kind, frame: frame)
  }
}

extension Display {
  func write(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    writer.key("size")
    try size.write(to: &writer)
    writer.key("reservedRegions")
    writer.beginArray()
    for region in reservedRegions { try region.write(to: &writer) }
    writer.endArray()
    writer.endObject()
  }

  static func read(from reader: inout JSONReader) throws(JSONError) -> Display {
    var size: Size?
    var regions: [ReservedRegion]?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "size": size = try Size.read(from: &reader)
      case "reservedRegions":
        regions = try reader.readArray { (reader) throws(JSONError) in
          try ReservedRegion.read(from: &reader)
        }
      default: throw reader.unknownKey(key)
      }
    }
    guard let size else { throw reader.missingKey("size") }
    guard let regions else { throw reader.missingKey("reservedRegions") }
    return Display(size: size, reservedRegions: regions)
  }
}

extension Device {
  /// Writes model, idiom, fold and display as an object; the fold is null when there is none.
  ///
  /// - Throws: ``JSONError`` when a length is not finite.
  package func write(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    writer.member("model", model)
    writer.member("idiom", idiom.rawValue)
    writer.key("fold")
    if let fold { writer.string(fold.rawValue) } else { writer.null() }
    writer.key("display")
    try display.write(to: &writer)
    writer.endObject()
  }

  /// Reads what ``write(to:)`` writes.
  ///
  /// - Throws: ``JSONError`` when the value has another shape.
  package static func read(from reader: inout JSONReader) throws(JSONError) -> Device {
    var model: String?
    var idiom: Idiom?
    var fold: FoldState?
    var display: Display?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "model": model = try reader.readString()
      case "idiom": idiom = try reader.readName(Idiom.self)
      case "fold":
        fold = try reader.readNullIfPresent() ? nil : reader.readName(FoldState.self)
      case "display": display = try Display.read(from: &reader)
      default: throw reader.unknownKey(key)
      }
    }
    guard let model else { throw reader.missingKey("model") }
    guard let idiom else { throw reader.missingKey("idiom") }
    guard let display else { throw reader.missingKey("display") }
    return Device(model: model, idiom: idiom, fold: fold, display: display)
  }
}
