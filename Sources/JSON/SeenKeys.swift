/// The keys of every object that is open, so that one that comes twice is noticed at once.
struct SeenKeys {
  /// One list holds the keys of all open objects, outermost first, to be allocated once.
  private enum Slot {
    case key(JSONText)
    /// An object starts here; the keys of the one around it start at the index.
    case object(firstKeyOfOuter: Int)
  }

  /// A key of a large object, where looking at each key in turn would take quadratic time.
  private struct Entry: Hashable {
    /// Where the object's keys start, which no two open objects share.
    let firstKey: Int
    let key: JSONText
  }

  private static let mostComparedInTurn = 16

  /// The slots past the count are left over, to be written again.
  private var slots: [Slot] = []
  private var count = 0
  /// Where the keys of the innermost object start.
  private var firstKey = 0
  private var keysOfLargeObjects: Set<Entry> = []

  /// Starts an object.
  mutating func beginObject() {
    if slots.isEmpty { slots.reserveCapacity(32) }
    append(.object(firstKeyOfOuter: firstKey))
    firstKey = count
  }

  /// Forgets the keys of the innermost object.
  mutating func endObject() {
    if count - firstKey > Self.mostComparedInTurn { forgetLargeObject() }
    count = firstKey - 1
    if case .object(let outer) = slots[count] { firstKey = outer }
  }

  /// Adds a key of the innermost object.
  ///
  /// - Returns: Whether it is new.
  mutating func insert(_ key: JSONText) -> Bool {
    if count - firstKey < Self.mostComparedInTurn {
      var index = firstKey
      while index < count {
        if case .key(let earlier) = slots[index], earlier == key { return false }
        index += 1
      }
    } else {
      guard insertIntoLargeObject(key) else { return false }
    }
    append(.key(key))
    return true
  }

  private mutating func append(_ slot: Slot) {
    if count < slots.count { slots[count] = slot } else { slots.append(slot) }
    count += 1
  }

  private mutating func insertIntoLargeObject(_ key: JSONText) -> Bool {
    if count - firstKey == Self.mostComparedInTurn {
      for case .key(let earlier) in slots[firstKey..<count] {
        keysOfLargeObjects.insert(Entry(firstKey: firstKey, key: earlier))
      }
    }
    return keysOfLargeObjects.insert(Entry(firstKey: firstKey, key: key)).inserted
  }

  private mutating func forgetLargeObject() {
    for case .key(let key) in slots[firstKey..<count] {
      keysOfLargeObjects.remove(Entry(firstKey: firstKey, key: key))
    }
  }
}
