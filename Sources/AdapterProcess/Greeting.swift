internal import Adapters
internal import JSON
internal import Scenarios

/// What an adapter answered to the greeting.
enum Greeting {
  /// It speaks a version the harness knows, and claims these.
  case claims(Claims)
  /// It speaks another version.
  case unsupportedVersion(Int)
  /// It claims a query of this name, which does not exist.
  case unknownQuery(String)
  /// It is something else; how it began, and what is wrong with it.
  case unreadable(line: String, reason: String)

  /// How much of an unreadable line is shown, in bytes.
  private static let shownBytes = 200

  /// Reads the adapter's side.
  ///
  /// - Complexity: O(*n*) in the bytes of the line.
  init(_ line: Span<UInt8>) {
    do throws(JSONError) {
      self = try JSONReader.read(line) { (reader) throws(JSONError) in
        var greeting: Greeting?
        try reader.beginObject()
        while let key = try reader.nextKey() {
          switch key {
          case "hello": greeting = try Greeting.readHello(from: &reader)
          default: throw reader.unknownKey(key)
          }
        }
        guard let greeting else { throw reader.missingKey("hello") }
        return greeting
      }
    } catch {
      let start = line.extracting(first: Greeting.shownBytes)
      let text = start.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
      self = .unreadable(line: text, reason: "\(error)")
    }
  }

  private static func readHello(from reader: inout JSONReader) throws(JSONError) -> Greeting {
    // Another version may have another shape, so the version is looked for first.
    let version = try reader.lookAhead { (reader) throws(JSONError) in
      try readVersion(from: &reader)
    }
    guard supportedVersions.contains(version) else {
      try reader.skipValue()
      return .unsupportedVersion(version)
    }
    var name: String?
    var adapterVersion: String?
    var queries: [String]?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "version": try reader.skipValue()
      case "name": name = try reader.readString()
      case "adapterVersion": adapterVersion = try reader.readString()
      case "queries":
        queries = try reader.readArray { (reader) throws(JSONError) in try reader.readString() }
      default: throw reader.unknownKey(key)
      }
    }
    guard let name else { throw reader.missingKey("name") }
    guard let adapterVersion else { throw reader.missingKey("adapterVersion") }
    guard let queries else { throw reader.missingKey("queries") }
    var claims = Claims(name: name, version: adapterVersion, queries: [])
    for query in queries {
      guard let known = Query.Name(rawValue: query) else { return .unknownQuery(query) }
      claims.queries.insert(known)
    }
    return .claims(claims)
  }

  private static func readVersion(from reader: inout JSONReader) throws(JSONError) -> Int {
    var version: Int?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "version": version = try reader.readInt()
      default: try reader.skipValue()
      }
    }
    guard let version else { throw reader.missingKey("version") }
    return version
  }
}
