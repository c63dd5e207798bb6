extension JSON: Hashable {
  /// Whether two values mean the same, whatever the order of keys or the spelling of numbers.
  ///
  /// - Complexity: O(n log n) in the size of the values.
  package static func == (first: JSON, second: JSON) -> Bool {
    switch (first, second) {
    case (.null, .null): true
    case (.bool(let first), .bool(let second)): first == second
    case (.number(let first), .number(let second)): first == second
    case (.string(let first), .string(let second)): utf8Equals(first, second)
    case (.array(let first), .array(let second)): first == second
    case (.object(let first), .object(let second)): first == second
    default: false
    }
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(canonicalBytes)
  }
}

extension JSONObject: Hashable {
  /// Whether two objects have the same keys with equal values, in any order.
  ///
  /// - Complexity: O(n log n).
  package static func == (first: JSONObject, second: JSONObject) -> Bool {
    first.members.count == second.members.count
      && zip(first.sortedMembers, second.sortedMembers).allSatisfy {
        utf8Equals($0.key, $1.key) && $0.value == $1.value
      }
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(JSON.object(self).canonicalBytes)
  }
}
