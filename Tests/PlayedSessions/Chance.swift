/// A stream of numbers that depends on its seed alone; SplitMix64.
struct Chance: Sendable {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private mutating func word() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var word = state
    word = (word ^ (word >> 30)) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
    return word ^ (word >> 31)
  }

  /// Returns a number from 0 up, below a count.
  mutating func below(_ count: Int) -> Int {
    Int(word().multipliedFullWidth(by: UInt64(count)).high)
  }

  /// Returns true in so many cases of a hundred.
  mutating func happens(percent: Int) -> Bool { below(100) < percent }

  /// Returns one of some values; there must be one.
  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }
}
