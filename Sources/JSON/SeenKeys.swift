/// The keys of every object that is open, so that one that comes twice is noticed at once.
struct SeenKeys {
  /// The keys of large objects, where looking at each one in turn would cost quadratic time.
  private struct Entry: Hashable {
    let object: Int
    let key: JSONText
  }

  /// An open object: the number it has alone, and where its keys start.
  private struct OpenObject {
    let number: Int
    let firstKey: Int
  }

  private static let mostComparedInTurn = 16

  private var keys: [JSONText] = []
  private var open: [OpenObject] = []
  private var objectsOpened = 0
  private var keysOfLargeObjects: Set<Entry> = []

  /// Starts an object.
  mutating func beginObject() {
    open.append(OpenObject(number: objectsOpened, firstKey: keys.count))
    objectsOpened += 1
  }

  /// Forgets the keys of the innermost object.
  mutating func endObject() {
    let object = open.removeLast()
    if keys.count - object.firstKey > Self.mostComparedInTurn {
      for key in keys[object.firstKey...] {
        keysOfLargeObjects.remove(Entry(object: object.number, key: key))
      }
    }
    keys.removeSubrange(object.firstKey...)
  }

  /// Adds a key of the innermost object.
  ///
  /// - Returns: Whether it is new.
  mutating func insert(_ key: JSONText) -> Bool {
    let object = open[open.count - 1]
    let count = keys.count - object.firstKey
    if count < Self.mostComparedInTurn {
      var index = object.firstKey
      while index < keys.count {
        if keys[index] == key { return false }
        index += 1
      }
    } else {
      if count == Self.mostComparedInTurn {
        for earlier in keys[object.firstKey...] {
          keysOfLargeObjects.insert(Entry(object: object.number, key: earlier))
        }
      }
      guard keysOfLargeObjects.insert(Entry(object: object.number, key: key)).inserted
      else { return false }
    }
    keys.append(key)
    return true
  }
}
