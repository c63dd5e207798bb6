package import JSON
package import Scenarios

extension Case {
  /// Writes the case as an object of its situation, its query and, if it has one, its relation.
  ///
  /// A session has a life instead of a query.
  ///
  /// - Throws: ``JSONError`` when a length is not finite.
  package func write(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    switch self {
    case .decision(let query, let situation):
      try Case.write(query, situation, to: &writer)
    case .relation(let relation, let query, let situation):
      try Case.write(query, situation, to: &writer)
      writer.key("relation")
      try relation.write(to: &writer)
    case .session(let situation, let life):
      writer.key("situation")
      try situation.write(to: &writer)
      writer.key("life")
      try life.write(to: &writer)
    }
    writer.endObject()
  }

  private static func write(
    _ query: Query, _ situation: Situation, to writer: inout JSONWriter
  ) throws(JSONError) {
    writer.key("query")
    try query.write(to: &writer)
    writer.key("situation")
    try situation.write(to: &writer)
  }

  /// Reads what ``write(to:)`` writes.
  ///
  /// - Throws: ``JSONError`` when the value has another shape.
  package static func read(from reader: inout JSONReader) throws(JSONError) -> Case {
    var query: Query?
    var situation: Situation?
    var relation: Relation?
    var life: Life?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "query": query = try Query.read(from: &reader)
      case "situation": situation = try Situation.read(from: &reader)
      case "relation": relation = try Relation.read(from: &reader)
      case "life": life = try Life.read(from: &reader)
      default: throw reader.unknownKey(key)
      }
    }
    guard let situation else { throw reader.missingKey("situation") }
    if let life {
      guard query == nil, relation == nil else {
        throw reader.invalidValue("a session has neither a query nor a relation")
      }
      return .session(situation, life)
    }
    guard let query else { throw reader.missingKey("query") }
    return relation.map { .relation($0, query, situation) } ?? .decision(query, situation)
  }
}

extension Relation {
  fileprivate func write(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    writer.member("name", name.rawValue)
    switch self {
    case .mirroredInsets, .noTransition: break
    case .scenesListedFrom(let first):
      writer.key("first")
      writer.integer(first)
    case .addedScene(let scene):
      writer.key("scene")
      try scene.write(to: &writer)
    case .movedWindow(let x, let y):
      try writer.member("x", x)
      try writer.member("y", y)
    }
    writer.endObject()
  }

  fileprivate static func read(from reader: inout JSONReader) throws(JSONError) -> Relation {
    var name: Name?
    var first: Int?
    var scene: Scene?
    var x: Double?
    var y: Double?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "name": name = try reader.readName(Name.self)
      case "first": first = try reader.readInt()
      case "scene": scene = try Scene.read(from: &reader)
      case "x": x = try reader.readDouble()
      case "y": y = try reader.readDouble()
      default: throw reader.unknownKey(key)
      }
    }
    guard let name else { throw reader.missingKey("name") }
    switch (name, first, scene, x, y) {
    case (.mirroredInsets, nil, nil, nil, nil): return .mirroredInsets
    case (.noTransition, nil, nil, nil, nil): return .noTransition
    case (.scenesListedFrom, let first?, nil, nil, nil): return .scenesListedFrom(first)
    case (.addedScene, nil, let scene?, nil, nil): return .addedScene(scene)
    case (.movedWindow, nil, nil, let x?, let y?): return .movedWindow(x: x, y: y)
    default: throw reader.invalidValue("this relation has other arguments")
    }
  }
}
