import Counterexample
import Testing

struct ReplayTests {
  private let lists = Generator { $0.array(count: 0...40) { $0.integer(in: -9...9) } }
  private let hash: @Sendable ([Int]) -> UInt64 = { list in
    var hash = StableHash()
    for number in list { hash.combine(number) }
    return hash.value
  }

  @Test func `draws a value again from its text`() throws {
    let seeds = Seeds(run: 31)
    for index in 0..<200 {
      let replay = Replay(lists, seeds, case: index, hash: hash)
      let read = try Replay(replay.description)
      #expect(read == replay)
      #expect(try read.value(of: lists, hash: hash) == lists.value(seeds, case: index))
    }
  }

  @Test func `is one short word of plain letters`() {
    let replay = Replay(lists, keys: [2, 18, 7], hash: hash)
    #expect(replay.description.count < 32)
    #expect(replay.description.allSatisfy { "0123456789abcdefghjkmnpqrstvwxyz".contains($0) })
  }

  @Test func `keeps its format`() throws {
    let replay = Replay(lists, keys: [3, 0, 0, 5], hash: hash)
    #expect(replay.description == "cx0588dw8ey99c6cr3000gbjc310wg")
  }

  @Test(arguments: [0, 1, 127, 128, 16_383, 1 << 32, UInt64.max - 1, UInt64.max])
  func `carries keys of any size`(key: UInt64) throws {
    let whole = Generator { $0.integer(in: Int.min...Int.max) }
    let replay = Replay(whole, keys: [key]) { UInt64(bitPattern: Int64($0)) }
    #expect(try Replay(replay.description).keys == [key])
  }

  @Test(arguments: ["", "hello", "cx!!", "cxILOU", "CX0101", "xc0101"])
  func `rejects what is not a replay`(text: String) {
    #expect(throws: ReplayError.notAReplay) { try Replay(text) }
  }

  @Test func `rejects a damaged text`() throws {
    let text = Replay(lists, keys: [2, 18, 7], hash: hash).description
    for position in 2..<text.count {
      var characters = Array(text)
      characters[position] = characters[position] == "7" ? "8" : "7"
      #expect(throws: ReplayError.damaged) { try Replay(String(characters)) }
      #expect(throws: ReplayError.damaged) { try Replay(String(text.prefix(position))) }
    }
    #expect(throws: ReplayError.damaged) { try Replay(text + "0") }
  }

  @Test func `rejects the text of a later format`() {
    // Version 2, a fingerprint of zeros, no keys, and the checksum of that.
    #expect(throws: ReplayError.versionTooNew(2)) { try Replay("cx080000000000004dd05vm") }
  }

  @Test func `reports a generator that changed`() throws {
    let replay = Replay(lists, keys: [2, 18, 7], hash: hash)
    let wider = Generator { $0.array(count: 0...40) { $0.integer(in: -10...10) } }
    let longer = Generator { source in
      source.array(count: 0...40) { $0.integer(in: -9...9) } + [source.integer(in: 0...1)]
    }
    let shifted = Generator { $0.array(count: 0...40) { $0.integer(in: -9...9) + 1 } }
    for changed in [wider, longer, shifted] {
      #expect(throws: ReplayError.generatorChanged) { try replay.value(of: changed, hash: hash) }
    }
  }
}
