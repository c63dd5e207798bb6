import Specification
import Testing

/// What holds for the alignment of any two editions.
struct AlignmentLawTests {
  /// A pair of editions over few different lines, so that most occur several times.
  private struct Editions {
    var old: [LineHash] = []
    var new: [LineHash] = []

    init(_ seed: UInt64) throws {
      var state = seed
      func below(_ bound: UInt64) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % bound)
      }
      func lines() throws -> [LineHash] {
        try (0..<below(14)).map { _ in
          let name = below(7)
          return try #require(LineHash(name == 0 ? "" : "0000000\(name)"))
        }
      }
      old = try lines()
      new = try lines()
      // Half of the time the second is the first with some of its own lines in the middle.
      if below(2) == 0 {
        let cut = old.count / 2
        new = Array(old[..<cut] + new.prefix(3) + old[cut...])
      }
    }
  }

  @Test func `keeps only equal lines, gives no place twice, and keeps as many as stay in order`()
    throws
  {
    var kept = 0
    for seed in 0..<3000 {
      let editions = try Editions(UInt64(seed))
      let fates = Alignment(editions.old, editions.new).fates
      try #require(fates.count == editions.old.count)
      var places: [Int] = []
      var count = 0
      for (hash, fate) in zip(editions.old, fates) {
        switch fate {
        case .kept(let place):
          #expect(editions.new[place - 1] == hash, "seed \(seed)")
          places.append(place)
          count += 1
        case .changed(let place):
          #expect(editions.new[place - 1] != hash && !hash.isBlank, "seed \(seed)")
          places.append(place)
        case .gone: break
        }
      }
      #expect(Set(places).count == places.count, "seed \(seed)")
      #expect(count >= commonLength(editions.old[...], editions.new[...]), "seed \(seed)")
      kept += count
    }
    #expect(kept > 10_000)
  }

  @Test func `keeps every line of an edition where it is`() throws {
    var lines = 0
    for seed in 0..<100 {
      let old = try Editions(UInt64(seed)).old
      #expect(Alignment(old, old).fates == old.indices.map { .kept($0 + 1) })
      lines += old.count
    }
    #expect(lines > 300)
  }

  /// How many lines two editions have in common in the same order, by trying everything greedily
  /// from the front: a line is either dropped or found at its first place.
  private func commonLength(
    _ old: ArraySlice<LineHash>, _ new: ArraySlice<LineHash>
  ) -> Int {
    // The last places at which a common part of each length can end; smaller is better.
    var ends: [Int] = [new.startIndex]
    for line in old {
      for length in ends.indices.reversed() {
        guard let place = new[ends[length]...].firstIndex(of: line) else { continue }
        if length + 1 == ends.count {
          ends.append(place + 1)
        } else {
          ends[length + 1] = min(ends[length + 1], place + 1)
        }
      }
    }
    return ends.count - 1
  }
}
