extension FixedWidthInteger {
  /// Appends the decimal digits, with a minus sign when negative.
  func appendDigits(to bytes: inout ByteBuffer) {
    if self >= 0, self < 10 { return bytes.append(UInt8(ascii: "0") + UInt8(self)) }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 24) { digits in
      var rest = UInt64(magnitude)
      var index = 24
      repeat {
        let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
        index -= 1
        digits[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit)
        rest = quotient
      } while rest > 0
      if self < 0 {
        index -= 1
        digits[index] = UInt8(ascii: "-")
      }
      bytes.append(UnsafeBufferPointer(rebasing: digits[index...]))
    }
  }
}

extension Double {
  /// Appends the shortest decimal that reads back as this number, which must be finite.
  ///
  /// A whole number has no point: 320, not 320.0. Minus zero is `-0`.
  func appendShortest(to bytes: inout ByteBuffer) {
    guard magnitude < 1e12 else { return ExactDecimal(description.utf8).append(to: &bytes) }
    let whole = UInt64(magnitude)
    let isWhole = Double(whole) == magnitude
    // Two different decimals of at most 15 digits never read as the same Double, so when one of
    // three decimals reads back, it is the shortest once its trailing zeros are gone.
    let thousandths = UInt64(magnitude * 1000 + 0.5)
    guard isWhole || Double(thousandths) / 1000 == magnitude else {
      return ExactDecimal(description.utf8).append(to: &bytes)
    }
    if sign == .minus { bytes.append(UInt8(ascii: "-")) }
    if isWhole { return whole.appendDigits(to: &bytes) }
    (thousandths / 1000).appendDigits(to: &bytes)
    bytes.append(UInt8(ascii: "."))
    var rest = thousandths % 1000
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / 100))
      rest = rest % 100 * 10
    }
  }
}
