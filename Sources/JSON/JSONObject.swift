/// The members of an object, in the order they were written, each key once.
///
/// Keys differ when their UTF-8 differs: a composed and a decomposed é are two keys.
package struct JSONObject: Sendable {
  /// A key and its value.
  package struct Member: Sendable {
    /// The key.
    package var key: String
    /// The value.
    package var value: JSON

    /// Pairs a key with its value.
    package init(key: String, value: JSON) {
      self.key = key
      self.value = value
    }
  }

  /// The members in order.
  package private(set) var members: [Member]

  /// Holds members in the order given.
  ///
  /// - Parameter members: The members. A key that comes twice is the caller's bug and stops the
  ///   program.
  /// - Complexity: O(n log n).
  package init(_ members: [Member] = []) {
    let keys = members.map(\.key).sorted { utf8Precedes($0, $1) }
    for (key, next) in zip(keys, keys.dropFirst()) {
      precondition(!utf8Equals(key, next), "a key comes twice")
    }
    self.members = members
  }

  /// Holds members whose keys were already found to differ.
  init(distinct members: [Member]) {
    self.members = members
  }

  /// The value of a key; assigning replaces it in place, appends it, or with nil removes it.
  ///
  /// - Complexity: O(number of members).
  package subscript(key: String) -> JSON? {
    get { members.first { utf8Equals($0.key, key) }?.value }
    set {
      let index = members.firstIndex { utf8Equals($0.key, key) }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(Member(key: key, value: value))
      case (nil, nil): break
      }
    }
  }

  /// The members ordered by the UTF-8 of their keys.
  ///
  /// - Complexity: O(n log n).
  package var sortedMembers: [Member] { members.sorted { utf8Precedes($0.key, $1.key) } }
}

/// Whether two strings are the same bytes; `==` would also match canonically equivalent ones.
func utf8Equals(_ first: String, _ second: String) -> Bool {
  first.utf8.elementsEqual(second.utf8)
}

/// Whether one string comes before another, byte by byte.
func utf8Precedes(_ first: String, _ second: String) -> Bool {
  first.utf8.lexicographicallyPrecedes(second.utf8)
}
