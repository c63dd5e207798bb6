internal import Adapters
internal import JSON
internal import Records
internal import Scenarios

/// What an adapter answered to the greeting, in a version the harness knows.
struct Greeting: Hashable {
  /// What it is and what it can answer.
  var claims: Claims
  /// How much it takes at a time.
  var pace: Pace

  /// Reads the adapter's side.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - window: How many open cases the adapter may take, at most.
  ///   - standardError: What the adapter wrote besides, for the error.
  /// - Throws: ``AdapterStartError`` when it is no greeting, or one that cannot be agreed to.
  /// - Complexity: O(*n*) in the bytes of the line.
  init(_ line: Span<UInt8>, window: Int, standardError: String) throws(AdapterStartError) {
    let members: Members
    do throws(JSONError) {
      members = try JSONReader.read(line) { (reader) throws(JSONError) in
        var members: Members?
        try reader.beginObject()
        while let key = try reader.nextKey() {
          switch key {
          case "hello": members = try Members.read(from: &reader, window: window)
          // Mostly the members of a greeting without what is to be around them.
          default: throw members == nil ? reader.missingKey("hello") : reader.unknownKey(key)
          }
        }
        guard let members else { throw reader.missingKey("hello") }
        return members
      }
    } catch {
      throw .unreadableAnswer(
        line: line.beginning, reason: "\(error)", standardError: standardError)
    }
    guard supportedVersions.contains(members.version) else {
      throw .unsupportedVersion(members.version, supported: supportedVersions)
    }
    claims = Claims(name: members.name, version: members.adapterVersion, queries: [])
    for name in members.queries {
      guard let query = Query.Name(rawValue: name) else { throw .unknownQuery(name) }
      claims.queries.insert(query)
    }
    for name in members.formats {
      guard let format = AdFormat(rawValue: name) else { throw .unknownFormat(name) }
      claims.formats.insert(format)
    }
    pace = Pace(window: members.window, batch: members.batch)
  }
}

/// The members of an adapter's greeting; of another version only the version counts.
private struct Members {
  var version = 0
  var name = ""
  var adapterVersion = ""
  var queries: [String] = []
  var formats: [String] = []
  var window = 1
  var batch = 1

  static func read(
    from reader: inout JSONReader, window: Int
  ) throws(JSONError) -> Members {
    var members = Members()
    // Another version may have another shape, so the version is looked for first.
    members.version = try reader.lookAhead { (reader) throws(JSONError) in
      try readVersion(from: &reader)
    }
    guard supportedVersions.contains(members.version) else {
      try reader.skipValue()
      return members
    }
    var seen: Set<String> = []
    try reader.beginObject()
    while let key = try reader.nextKey() {
      seen.insert(key.string)
      switch key {
      case "version": try reader.skipValue()
      case "name": members.name = try reader.readString()
      case "adapterVersion": members.adapterVersion = try reader.readString()
      case "queries": members.queries = try reader.readNames()
      case "formats": members.formats = try reader.readNames()
      case "window": members.window = try reader.readCount(upTo: window)
      case "batch": members.batch = try reader.readCount(upTo: window)
      default: throw reader.unknownKey(key)
      }
    }
    for key in ["name", "adapterVersion", "queries"] where !seen.contains(key) {
      throw reader.missingKey(key)
    }
    members.window = max(members.window, members.batch)
    return members
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

extension JSONReader {
  fileprivate mutating func readNames() throws(JSONError) -> [String] {
    try readArray { (reader) throws(JSONError) in try reader.readString() }
  }

  fileprivate mutating func readCount(upTo most: Int) throws(JSONError) -> Int {
    let count = try readInt()
    guard (1...most).contains(count) else {
      throw invalidValue("it is no number from 1 to \(most)")
    }
    return count
  }
}
