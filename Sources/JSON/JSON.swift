/// A JSON value, kept exactly: key order, number text and all.
///
/// Two values are equal when they mean the same: the order of keys and the spelling of numbers
/// do not count, and strings are compared by their UTF-8, not by canonical equivalence.
package enum JSON: Sendable {
  /// The literal `null`.
  case null
  /// The literal `true` or `false`.
  case bool(Bool)
  /// A number, exact.
  case number(JSONNumber)
  /// A string; every scalar is allowed, U+0000 too.
  case string(String)
  /// Values in order.
  case array([JSON])
  /// Members in the order they were written, each key once.
  case object(JSONObject)

  /// What sort of value it is, without the value.
  package enum Kind: String, Hashable, Sendable {
    /// The literal `null`.
    case null
    /// The literal `true` or `false`.
    case bool = "a Boolean"
    /// A number.
    case number = "a number"
    /// A string.
    case string = "a string"
    /// An array.
    case array = "an array"
    /// An object.
    case object = "an object"
  }
}

extension JSON {
  /// The sort of this value.
  package var kind: Kind {
    switch self {
    case .null: .null
    case .bool: .bool
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }

  /// The Boolean, or nil for any other sort of value.
  package var boolValue: Bool? {
    guard case .bool(let value) = self else { return nil }
    return value
  }

  /// The number, or nil for any other sort of value.
  package var numberValue: JSONNumber? {
    guard case .number(let value) = self else { return nil }
    return value
  }

  /// The string, or nil for any other sort of value.
  package var stringValue: String? {
    guard case .string(let value) = self else { return nil }
    return value
  }

  /// The elements, or nil for any other sort of value.
  package var arrayValue: [JSON]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  /// The members, or nil for any other sort of value.
  package var objectValue: JSONObject? {
    guard case .object(let members) = self else { return nil }
    return members
  }

  /// The value of a key, or nil when this is no object or has no such key.
  ///
  /// - Complexity: O(number of members).
  package subscript(key: String) -> JSON? { objectValue?[key] }

  /// The element at an index, or nil when this is no array or is shorter.
  package subscript(index: Int) -> JSON? {
    guard let elements = arrayValue, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
}

extension JSON: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(nilLiteral: ()) { self = .null }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(integerLiteral value: Int64) { self = .number(JSONNumber(value)) }
  package init(stringLiteral value: String) { self = .string(value) }
  package init(arrayLiteral elements: JSON...) { self = .array(elements) }
  package init(dictionaryLiteral members: (String, JSON)...) {
    self = .object(JSONObject(members.map { .init(key: $0.0, value: $0.1) }))
  }
}
