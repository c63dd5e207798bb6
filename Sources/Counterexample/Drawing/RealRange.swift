/// A range of real numbers, laid out so that simple numbers have small keys.
///
/// On a grid, a number is a cell, the integer below it, and a fraction of so many binary digits.
/// The key is the fraction's rank times the number of cells, plus the cell's: integers come first,
/// halves next. Ranks count fractions by their number of digits: 0, 1/2, 1/4, 3/4, 1/8, ...
@usableFromInline
struct RealRange: Sendable {
  enum Form: Hashable, Sendable {
    /// Integers and fractions up to some number of digits.
    case grid
    /// One value alone.
    case single
    /// Without an integer, or far from 0: fractions of the range itself.
    case narrow
    /// So close to 0 that the range is drawn as a power of two times a wider one.
    case scaled(exponent: Int)
    /// Around 0 and beyond the integers that have fractions.
    case wide
  }

  static let fractionBits: UInt8 = 52
  static let fractionCount: UInt64 = 1 << 52

  @usableFromInline let lower: Double
  @usableFromInline let upper: Double
  /// Two to the number of digits after the point.
  @usableFromInline let scale: Double
  /// Whether the numbers are drawn as integers and fractions.
  @usableFromInline let isGrid: Bool

  // Inlined always, because with constant ends nothing of it is left at run time.
  @inlinable
  @inline(__always)
  init(_ lower: Double, _ upper: Double, precision: Int) {
    precondition(lower.isFinite && upper.isFinite, "a range of numbers needs finite ends")
    self.lower = lower
    self.upper = upper
    let widest = Swift.max(lower.magnitude, upper.magnitude)
    let exponent = Swift.max(Int((widest.bitPattern >> 52) & 0x7ff) - 1023, 0)
    let digits = Swift.max(0, precision - exponent)
    scale = Double(bitPattern: UInt64(truncatingIfNeeded: 1023 + digits) << 52)
    isGrid =
      widest < 0x1p51 && (widest >= 0x1p-8 || widest == 0) && RealRange.hasInteger(lower, upper)
  }

  var form: Form {
    if isGrid { return .grid }
    if lower == upper { return .single }
    let isAroundZero = lower <= 0 && upper >= 0
    let widest = Swift.max(lower.magnitude, upper.magnitude)
    if widest < 0x1p-8, isAroundZero { return .scaled(exponent: Int(widest.exponent)) }
    return widest >= 0x1p51 && isAroundZero ? .wide : .narrow
  }

  @inlinable
  @inline(__always)
  static func hasInteger(_ lower: Double, _ upper: Double) -> Bool {
    // Conversion goes towards 0, so it gives the integer inside at the end that is farther away.
    if lower > 0 { return Double(Int64(upper)) >= lower }
    return upper >= 0 || Double(Int64(lower)) <= upper
  }

  /// Tells this range from others when recent draws are compared.
  @inlinable
  @inline(__always)
  var identity: UInt64 { lower.bitPattern &* 3 ^ upper.bitPattern }

  @inlinable
  @inline(__always)
  func value(ofWord word: UInt64) -> Double {
    lower + (upper - lower) * (Double(word >> 11) * 0x1p-53)
  }

  static func value(_ real: RealRange, _ word: UInt64) -> Double { real.value(ofWord: word) }

  /// Returns a number with no more digits after the point than the grid has.
  @inlinable
  @inline(__always)
  func snap(_ value: Double) -> Double {
    // A power of two divides exactly, whichever way it is done.
    let snapped = Double(Int64(value * scale)) * (1 / scale)
    return snapped < lower || snapped > upper ? settle(snapped) : snapped
  }

  /// Returns the number of the range that a key can stand for and that is nearest below.
  @usableFromInline
  @inline(never)
  func settle(_ value: Double) -> Double {
    let clamped = Swift.min(Swift.max(value, lower), upper)
    let isOnGrid = Double(Int64(clamped * scale)) / scale == clamped
    return isOnGrid ? clamped : self.value(ofKey: key(of: clamped))
  }

  /// Returns a number with at most so many digits after the point.
  func truncated(_ value: Double, bits: UInt64) -> Double {
    let factor = Double(bitPattern: (1023 &+ Swift.min(bits, UInt64(self.bits))) << 52)
    let truncated = Double(Int64(value * factor)) * (1 / factor)
    return truncated < lower || truncated > upper ? settle(truncated) : truncated
  }
}

// MARK: - Keys

extension RealRange {
  /// The number of digits after the point.
  var bits: UInt8 {
    // `scale` is a power of two from 1 on.
    UInt8(truncatingIfNeeded: (scale.bitPattern >> 52) &- 1023)
  }

  private var cells: ClosedRange<Int64> { RealRange.floor(lower)...RealRange.floor(upper) }

  private var cellCount: UInt64 { UInt64(cells.upperBound - cells.lowerBound) + 1 }

  /// The integer of the range that is nearest to 0.
  var origin: Int64 {
    if lower > 0 { return -RealRange.floor(-lower) }
    return upper < 0 ? RealRange.floor(upper) : 0
  }

  var maxKey: UInt64 { (cellCount << UInt64(bits)) &- 1 }

  /// Returns the record of a draw of this range.
  func draw(_ key: UInt64) -> Draw {
    let below = UInt64(origin - cells.lowerBound)
    let above = UInt64(cells.upperBound - origin)
    return Draw(
      key: key, max: maxKey, turn: Swift.min(below, above),
      kind: below > above ? .fractionDown : .fractionUp, bits: bits)
  }

  func value(ofKey key: UInt64) -> Double {
    let draw = draw(key)
    let cell = Double(origin + Int64(draw.offset))
    let digits = RealRange.reversed(draw.rank, bits: bits)
    return Swift.min(Swift.max(cell + Double(digits) / scale, lower), upper)
  }

  func key(of value: Double) -> UInt64 {
    let floor = RealRange.floor(value)
    var digits = UInt64((value - Double(floor)) * scale)
    // An upper end between two numbers of the grid is what the one above it is read as.
    if value == upper, Double(floor) + Double(digits) / scale < upper, digits + 1 < UInt64(scale) {
      digits += 1
    }
    let rank = RealRange.reversed(digits, bits: bits)
    let draw = draw(rank * cellCount)
    return draw.key(ofOffset: Int(floor - origin)) ?? 0
  }

  /// Returns the number of a range without a grid that a key stands for.
  func fraction(ofKey key: UInt64) -> Double {
    let fraction =
      Double(RealRange.reversed(key, bits: RealRange.fractionBits))
      / Double(RealRange.fractionCount)
    return lower > 0 ? lower + (upper - lower) * fraction : upper - (upper - lower) * fraction
  }

  private static func floor(_ value: Double) -> Int64 {
    let truncated = Int64(value)
    return Double(truncated) > value ? truncated - 1 : truncated
  }

  /// Returns the lowest bits of a word, the other way round.
  private static func reversed(_ word: UInt64, bits: UInt8) -> UInt64 {
    guard bits > 0 else { return 0 }
    var word = word
    word = (word >> 1) & 0x5555_5555_5555_5555 | (word & 0x5555_5555_5555_5555) << 1
    word = (word >> 2) & 0x3333_3333_3333_3333 | (word & 0x3333_3333_3333_3333) << 2
    word = (word >> 4) & 0x0f0f_0f0f_0f0f_0f0f | (word & 0x0f0f_0f0f_0f0f_0f0f) << 4
    return word.byteSwapped >> UInt64(64 - bits)
  }
}
