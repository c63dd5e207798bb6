import Testing

@testable import CounterexampleTesting

/// The hash by which a replay knows its value again.
struct ValueHashTests {
  private struct Named {
    var name: String
    var number: Int
  }

  private struct Renamed {
    var title: String
    var count: Int
  }

  private enum Shape {
    case circle(Int)
    case square(Int)
    case dot
    case line
  }

  private final class Node {
    var number: Int
    var next: Node?
    init(_ number: Int) { self.number = number }
  }

  private struct Handle {
    var address: UnsafeRawPointer?
    var function: @Sendable () -> Int
  }

  @Test func `tells different values apart`() {
    let values: [Any] = [
      0, 1, "", "a", "ab", 0.5, [Int](), [0], [0, 1], [1, 0], [[0], [1]], [[0, 1]], true,
      Int?.none as Any, Int?.some(0) as Any, Named(name: "a", number: 1),
      Named(name: "a", number: 2), Shape.circle(1), Shape.square(1), Shape.circle(2), Shape.dot,
      Shape.line, Set([1]), Set([1, 2]), [1: 2], [2: 1], (1, "b"), (1, "c"), Node(1), Node(2),
    ]
    let hashes = values.map(ValueHash.of)
    #expect(hashes.count == 30)
    // [0] and an optional 0 have the same inside; so do a dictionary's entry and nothing else.
    let twins = Set(hashes.filter { hash in hashes.count { $0 == hash } > 1 })
    #expect(twins == [ValueHash.of([0])])
    #expect(ValueHash.of([0]) == ValueHash.of(Int?.some(0) as Any))
  }

  @Test func `does not depend on the order in which a set lists its elements`() {
    var grown = Set(0..<1000)
    for number in 20..<1000 { grown.remove(number) }
    let fresh = Set((0..<20).reversed())
    #expect(grown == fresh)
    #expect(ValueHash.of(grown) == ValueHash.of(fresh))
    let table = Dictionary(uniqueKeysWithValues: grown.map { ($0, "\($0)") })
    let other = Dictionary(uniqueKeysWithValues: fresh.map { ($0, "\($0)") })
    #expect(ValueHash.of(table) == ValueHash.of(other))
  }

  @Test func `stays when a type or a property is renamed`() {
    #expect(
      ValueHash.of(Named(name: "a", number: 1)) == ValueHash.of(Renamed(title: "a", count: 1)))
  }

  @Test func `does not see addresses, and follows objects that refer to each other`() {
    var one = 1
    let first = withUnsafeBytes(of: &one) { bytes in
      ValueHash.of(Handle(address: bytes.baseAddress, function: { 1 }))
    }
    #expect(
      first == ValueHash.of(Handle(address: UnsafeRawPointer(bitPattern: 8), function: { 2 })))
    let ring = { (number: Int) in
      let node = Node(number)
      node.next = node
      return node
    }
    #expect(ValueHash.of(ring(1)) == ValueHash.of(ring(1)))
    #expect(ValueHash.of(ring(1)) != ValueHash.of(ring(2)))
  }

  @Test func `is the same in every process`() {
    // Computed once and written down; a change would refuse replays that are still good.
    #expect(ValueHash.of([["b": [1, -2]], ["a": []]]) == 3_911_400_147_848_742_211)
    #expect(ValueHash.of(Named(name: "name", number: 3)) == 11_158_202_898_424_726_573)
  }
}
