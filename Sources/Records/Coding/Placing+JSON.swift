package import JSON
package import Scenarios

extension AdPlacement {
  /// Writes what is to be placed, and where, as an object; what is absent is null.
  ///
  /// - Throws: ``JSONError`` when a length is not finite.
  package func write(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    writer.member("kind", kind.rawValue)
    writer.key("size")
    try size.write(to: &writer)
    writer.key("formerSize")
    if let formerSize { try formerSize.write(to: &writer) } else { writer.null() }
    writer.member("edge", edge.rawValue)
    writer.key("alignment")
    if let alignment { writer.string(alignment.rawValue) } else { writer.null() }
    writer.member("means", means.rawValue)
    writer.member("systemVersion", systemVersion)
    writer.key("isRightToLeft")
    writer.bool(isRightToLeft)
    writer.endObject()
  }

  /// Reads what ``write(to:)`` writes.
  ///
  /// - Throws: ``JSONError`` when the value has another shape.
  package static func read(from reader: inout JSONReader) throws(JSONError) -> AdPlacement {
    var kind: Kind?
    var size: Size?
    var formerSize: Size??
    var edge: Edge?
    var alignment: Alignment??
    var means: Means?
    var systemVersion: Int?
    var isRightToLeft: Bool?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "kind": kind = try reader.readName(Kind.self)
      case "size": size = try Size.read(from: &reader)
      case "formerSize":
        formerSize = .some(try reader.readNullIfPresent() ? nil : Size.read(from: &reader))
      case "edge": edge = try reader.readName(Edge.self)
      case "alignment":
        alignment = .some(
          try reader.readNullIfPresent() ? nil : reader.readName(Alignment.self))
      case "means": means = try reader.readName(Means.self)
      case "systemVersion": systemVersion = try reader.readInt()
      case "isRightToLeft": isRightToLeft = try reader.readBool()
      default: throw reader.unknownKey(key)
      }
    }
    guard let kind else { throw reader.missingKey("kind") }
    guard let size else { throw reader.missingKey("size") }
    guard let formerSize else { throw reader.missingKey("formerSize") }
    guard let edge else { throw reader.missingKey("edge") }
    guard let alignment else { throw reader.missingKey("alignment") }
    guard let means else { throw reader.missingKey("means") }
    guard let systemVersion else { throw reader.missingKey("systemVersion") }
    guard let isRightToLeft else { throw reader.missingKey("isRightToLeft") }
    return AdPlacement(
      size, kind: kind, formerSize: formerSize, edge: edge, alignment: alignment, means: means,
      systemVersion: systemVersion, isRightToLeft: isRightToLeft)
  }
}

extension SupportInquiry {
  /// Writes the feature and the three versions, each as a text.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("feature", feature.rawValue)
    writer.member("sdk", sdk.description)
    writer.member("xcode", xcode.description)
    writer.member("system", system.description)
    writer.endObject()
  }

  /// Reads what ``write(to:)`` writes.
  ///
  /// - Throws: ``JSONError`` when the value has another shape.
  package static func read(from reader: inout JSONReader) throws(JSONError) -> SupportInquiry {
    var feature: Feature?
    var sdk: Version?
    var xcode: Version?
    var system: Version?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "feature": feature = try reader.readName(Feature.self)
      case "sdk": sdk = try reader.readVersion()
      case "xcode": xcode = try reader.readVersion()
      case "system": system = try reader.readVersion()
      default: throw reader.unknownKey(key)
      }
    }
    guard let feature else { throw reader.missingKey("feature") }
    guard let sdk else { throw reader.missingKey("sdk") }
    guard let xcode else { throw reader.missingKey("xcode") }
    guard let system else { throw reader.missingKey("system") }
    return SupportInquiry(feature, sdk: sdk, xcode: xcode, system: system)
  }
}

extension JSONReader {
  /// Reads a version of three numbers.
  fileprivate mutating func readVersion() throws(JSONError) -> Version {
    guard let version = Version(try readString()) else {
      throw invalidValue("it is no version of three numbers, such as \"7.26.0\"")
    }
    return version
  }
}
