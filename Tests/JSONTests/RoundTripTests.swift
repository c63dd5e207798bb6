import JSON
import Testing

struct RoundTripTests {
  @Test func `holds for random trees in every form`() throws {
    var random = Random(seed: 1)
    var large = 0
    for _ in 0..<3000 {
      let tree = random.tree()
      if tree.compactBytes.count > 40 { large += 1 }
      let compact = tree.compactBytes
      let read = try judge(compact).get()
      #expect(read == tree)
      // Equality overlooks order and spelling; the bytes do not.
      #expect(read.compactBytes == compact)
      let indented = try judge(tree.indentedBytes).get()
      #expect(indented.compactBytes == compact)
      let canonical = try judge(tree.canonicalBytes).get()
      #expect(canonical == tree)
      #expect(canonical.canonicalBytes == tree.canonicalBytes)
    }
    #expect(large > 500)
  }

  @Test func `is lost when any one scalar changes`() throws {
    var random = Random(seed: 2)
    var judged = 0
    for _ in 0..<500 {
      let tree = random.tree()
      let altered = altered(tree, &random)
      #expect(altered != tree)
      #expect(altered.canonicalBytes != tree.canonicalBytes)
      #expect(try judge(altered.compactBytes).get() == altered)
      judged += 1
    }
    #expect(judged == 500)
  }

  /// A tree that differs in one place.
  private func altered(_ tree: JSON, _ random: inout Random) -> JSON {
    switch tree {
    case .null: return true
    case .bool(let value): return .bool(!value)
    case .number(let value): return .number(JSONNumber((value.int64 ?? 0) &+ 1))
    case .string(let value): return .string(value + "\u{301}")
    case .array(var elements):
      if elements.isEmpty { return [nil] }
      let index = random.below(elements.count)
      elements[index] = altered(elements[index], &random)
      return .array(elements)
    case .object(var object):
      guard !object.members.isEmpty else { return ["": nil] }
      let member = random.pick(object.members)
      object[member.key] = altered(member.value, &random)
      return .object(object)
    }
  }
}
