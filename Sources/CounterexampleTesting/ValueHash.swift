#if canImport(Testing)
  import Counterexample

  /// A hash of any value that is the same in every process, found by looking inside.
  ///
  /// It tells whether a replay still draws the value it was made from. The order in which sets and
  /// dictionaries happen to list their elements does not matter. Addresses and the names of types
  /// and properties are left out; the names of enumeration cases count.
  struct ValueHash {
    /// How deep to look; objects may refer to each other in a circle.
    private static let deepest = 128
    /// How many more values to look at.
    private var budget = 1_000_000

    /// Returns the hash of a value.
    ///
    /// - Complexity: O(*n*) in the number of values inside, of which a million count.
    static func of(_ value: Any) -> UInt64 {
      var hash = ValueHash()
      return hash.visit(value, depth: 0)
    }

    private mutating func visit(_ value: Any, depth: Int) -> UInt64 {
      var hash = StableHash()
      let mirror = Mirror(reflecting: value)
      guard depth < ValueHash.deepest, budget > 0, !ValueHash.isAddress(mirror.subjectType) else {
        return hash.value
      }
      budget -= 1
      switch mirror.displayStyle {
      case .set, .dictionary:
        var sum: UInt64 = 0
        for child in mirror.children { sum &+= visit(child.value, depth: depth + 1) }
        hash.combine(mirror.children.count)
        hash.combine(sum)
      case .class:
        // The text of an object without children may hold its address.
        for level in sequence(first: mirror, next: \.superclassMirror) {
          for child in level.children { hash.combine(visit(child.value, depth: depth + 1)) }
        }
      case .enum where !mirror.children.isEmpty:
        for child in mirror.children {
          hash.combine(child.label ?? "")
          hash.combine(visit(child.value, depth: depth + 1))
        }
      default:
        if mirror.children.isEmpty { hash.combine(String(describing: value)) }
        for child in mirror.children { hash.combine(visit(child.value, depth: depth + 1)) }
      }
      return hash.value
    }

    private static func isAddress(_ type: Any.Type) -> Bool {
      let name = String(describing: type)
      return name.hasPrefix("Unsafe") || name == "OpaquePointer"
    }
  }
#endif
