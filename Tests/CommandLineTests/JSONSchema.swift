import JSON

/// A schema, as much of JSON Schema 2020-12 as the protocol's uses; an unknown keyword is a failure.
struct JSONSchema {
  /// Why a value does not fit: the first place and keyword.
  struct Misfit: Error, Equatable {
    var place: String
    var keyword: String
  }

  /// What is wrong with the schema itself.
  struct UnknownKeyword: Error {
    var keyword: String
  }

  private let root: JSON

  init(_ root: JSON) {
    self.root = root
  }

  /// Checks a value against one of the schema's definitions.
  func check(_ value: JSON, as definition: String) throws {
    try check(value, try resolve("#/$defs/\(definition)"), at: definition)
  }

  private func resolve(_ reference: String) throws -> JSON {
    var place = root
    for part in reference.split(separator: "/").dropFirst() {
      guard let next = place.objectValue?[String(part)] else {
        throw UnknownKeyword(keyword: reference)
      }
      place = next
    }
    return place
  }

  private func check(_ value: JSON, _ schema: JSON, at place: String) throws {
    guard let keywords = schema.objectValue else { throw UnknownKeyword(keyword: "\(schema)") }
    let members = value.objectValue?.members ?? []
    for (keyword, demand) in keywords.members.map({ ($0.key, $0.value) }) {
      let misfit = Misfit(place: place, keyword: keyword)
      switch keyword {
      case "description": continue
      case "$ref": try check(value, try resolve(demand.stringValue ?? ""), at: place)
      case "type": guard value.isOf(type: demand.stringValue ?? "") else { throw misfit }
      case "const": guard value == demand else { throw misfit }
      case "enum": guard demand.arrayValue?.contains(value) == true else { throw misfit }
      case "minimum":
        guard let number = value.numberValue, let least = demand.numberValue,
          number.double >= least.double
        else { throw misfit }
      case "minItems":
        guard let count = value.arrayValue?.count, count >= demand.count else { throw misfit }
      case "maxItems":
        guard let count = value.arrayValue?.count, count <= demand.count else { throw misfit }
      case "items":
        for (index, element) in (value.arrayValue ?? []).enumerated() {
          try check(element, demand, at: "\(place)[\(index)]")
        }
      case "required":
        for name in demand.arrayValue ?? [] {
          guard members.contains(where: { $0.key == name.stringValue }) else { throw misfit }
        }
      case "properties":
        for member in members {
          guard let schema = demand.objectValue?[member.key] else { continue }
          try check(member.value, schema, at: "\(place).\(member.key)")
        }
      case "additionalProperties":
        let known = keywords["properties"]?.objectValue
        guard members.allSatisfy({ known?[$0.key] != nil }) else { throw misfit }
      case "oneOf", "anyOf":
        let fitting = try (demand.arrayValue ?? []).filter { try fits(value, $0) }.count
        guard keyword == "oneOf" ? fitting == 1 : fitting > 0 else { throw misfit }
      default: throw UnknownKeyword(keyword: keyword)
      }
    }
  }

  private func fits(_ value: JSON, _ schema: JSON) throws -> Bool {
    do {
      try check(value, schema, at: "")
      return true
    } catch is Misfit {
      return false
    }
  }
}

extension JSON {
  fileprivate func isOf(type: String) -> Bool {
    switch (type, kind) {
    case ("null", .null), ("boolean", .bool), ("number", .number), ("string", .string),
      ("array", .array), ("object", .object):
      true
    case ("integer", .number): numberValue?.int64 != nil
    default: false
    }
  }

  fileprivate var count: Int { numberValue?.int64.map { Int($0) } ?? 0 }
}
