extension FixedWidthInteger {
  /// Appends the decimal digits, with a minus sign when negative.
  func appendDigits(to bytes: inout [UInt8]) {
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
      bytes.append(contentsOf: UnsafeMutableBufferPointer(rebasing: digits[index...]))
    }
  }
}

extension Double {
  /// Appends the shortest decimal that reads back as this number, which must be finite.
  ///
  /// A whole number has no point: 320, not 320.0. Minus zero is `-0`.
  func appendShortest(to bytes: inout [UInt8]) {
    // Up to three decimals and 15 digits: two different decimals of at most 15 digits never read
    // as the same Double, so one that reads back is the shortest once its trailing zeros go.
    let thousandths = magnitude < 1e12 ? UInt64(magnitude * 1000 + 0.5) : 0
    if magnitude < 1e12, Double(thousandths) / 1000 == magnitude {
      let (whole, fraction) = thousandths.quotientAndRemainder(dividingBy: 1000)
      if sign == .minus { bytes.append(UInt8(ascii: "-")) }
      whole.appendDigits(to: &bytes)
      if fraction == 0 { return }
      bytes.append(UInt8(ascii: "."))
      bytes.append(UInt8(ascii: "0") + UInt8(fraction / 100))
      if fraction % 100 == 0 { return }
      bytes.append(UInt8(ascii: "0") + UInt8(fraction / 10 % 10))
      if fraction % 10 == 0 { return }
      bytes.append(UInt8(ascii: "0") + UInt8(fraction % 10))
      return
    }
    ExactDecimal(description.utf8).append(to: &bytes)
  }
}
