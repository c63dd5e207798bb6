/// Which containers are open, one bit each; up to 64 need no allocation.
struct Nesting {
  /// What an open container is.
  enum Container {
    case array
    case object
  }

  /// The innermost containers, the last in the lowest bit; set for an object.
  private var bits: UInt64 = 0
  /// Full words of the outer ones.
  private var outer: [UInt64] = []
  private(set) var depth = 0

  /// The innermost container, or nil outside all of them.
  var innermost: Container? {
    if depth == 0 { return nil }
    return bits & 1 == 1 ? .object : .array
  }

  /// Enters a container.
  mutating func push(_ container: Container) {
    if depth > 0, depth % 64 == 0 { outer.append(bits) }
    bits = bits << 1 | (container == .object ? 1 : 0)
    depth += 1
  }

  /// Leaves the innermost container, which must exist.
  mutating func pop() {
    depth -= 1
    bits >>= 1
    if depth > 0, depth % 64 == 0 { bits = outer.removeLast() }
  }
}
