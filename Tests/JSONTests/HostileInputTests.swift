import JSON
import Testing

struct HostileInputTests {
  private let alphabet =
    Array(
      #"{}[]:,"\/ubfnrt0123456789+-.eEtruefalsn aNIy"#.utf8) + [
      0, 9, 10, 13, 0x1F, 0x7F, 0x80, 0xBF, 0xC2, 0xE2, 0xED, 0xF4, 0xFF,
    ]

  @Test func `never crashes or divides the two readers on mutated documents`() {
    var random = Random(seed: 3)
    var accepted = 0
    let limits = JSON.Limits(depth: 6, stringBytes: 40, numberBytes: 20, values: 60)
    for _ in 0..<4000 {
      let document = random.tree().compactBytes
      for _ in 0..<20 {
        let bytes = mutated(document, &random)
        if case .success(let tree) = judge(bytes, limits: limits) {
          accepted += 1
          #expect((try? JSON.parse(tree.compactBytes)) == tree)
        }
      }
    }
    // Both outcomes must be common, or the mutations are too mild or too rough to find anything.
    #expect((8000...72_000).contains(accepted))
  }

  @Test func `never crashes or divides the two readers on random bytes`() {
    var random = Random(seed: 4)
    var refused = 0
    for _ in 0..<20_000 {
      let bytes = (0..<random.below(24)).map { _ in random.pick(alphabet) }
      if fault(in: bytes) != nil { refused += 1 }
    }
    #expect((15_000..<20_000).contains(refused))
  }

  @Test func `places every fault within the document or at its end`() {
    var random = Random(seed: 5)
    var judged = 0
    for _ in 0..<5000 {
      let bytes = mutated(random.tree().indentedBytes, &random)
      guard case .failure(let error) = judge(bytes) else { continue }
      judged += 1
      #expect((0...bytes.count).contains(error.offset))
      let lines = bytes[..<error.offset].split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      #expect(error.line == lines.count)
      #expect(error.column == (lines.last ?? []).count { $0 & 0xC0 != 0x80 } + 1)
      #expect(!error.description.isEmpty)
    }
    #expect(judged > 1000)
  }

  private func mutated(_ document: [UInt8], _ random: inout Random) -> [UInt8] {
    var bytes = document
    for _ in 0...random.below(3) {
      let offset = random.below(bytes.count + 1)
      switch random.below(5) {
      case 0: bytes.insert(random.pick(alphabet), at: offset)
      case 1 where offset < bytes.count: bytes.remove(at: offset)
      case 2 where offset < bytes.count: bytes[offset] = random.pick(alphabet)
      case 3: bytes.insert(contentsOf: bytes[..<offset].suffix(random.below(8)), at: offset)
      default: bytes.removeLast(min(bytes.count, random.below(3)))
      }
    }
    return bytes
  }
}
