/// A stream of 64-bit words that depends on nothing but its seed.
///
/// One addition and one multiplication a word (wyrand by Wang Yi, public domain). The standard
/// library's generators are not used, because both they and their mapping to a range may change
/// between versions, and a seed has to mean the same case for ever.
@usableFromInline
struct RandomWords: Hashable, Sendable {
  @usableFromInline var state: UInt64

  @inlinable
  init(seed: UInt64) {
    state = StableHash.mix(seed)
  }

  @inlinable
  @inline(__always)
  mutating func next() -> UInt64 {
    state &+= 0xa076_1d64_78bd_642f
    let product = state.multipliedFullWidth(by: state ^ 0xe703_7ed1_a0b4_28db)
    return product.high ^ product.low
  }

  /// Returns a number in `0...max`; the bias is below `max` in 2^64.
  @inlinable
  @inline(__always)
  mutating func next(upTo max: UInt64) -> UInt64 {
    RandomWords.scale(next(), to: max)
  }

  /// Maps a word to `0...max` by its high bits, so that its low bits stay free for other uses.
  @inlinable
  @inline(__always)
  static func scale(_ word: UInt64, to max: UInt64) -> UInt64 {
    max == .max ? word : word.multipliedFullWidth(by: max &+ 1).high
  }
}
