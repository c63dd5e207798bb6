extension FixedWidthInteger {
  /// Appends the decimal digits, with a minus sign when negative.
  func appendDigits(to bytes: inout ByteBuffer) {
    if self >= 0, self < 10 { return bytes.append(UInt8(ascii: "0") + UInt8(self)) }
    bytes.withRoom(20) { target in
      var count = self < 0 ? 2 : 1
      var power: UInt64 = 10
      let magnitude = UInt64(magnitude)
      while magnitude >= power {
        count += 1
        let (next, overflow) = power.multipliedReportingOverflow(by: 10)
        if overflow { break }
        power = next
      }
      var rest = magnitude
      var index = count
      repeat {
        let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
        index -= 1
        target[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit)
        rest = quotient
      } while rest > 0
      if self < 0 { target[0] = UInt8(ascii: "-") }
      return count
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
    if Double(whole) == magnitude {
      if sign == .minus { bytes.append(UInt8(ascii: "-")) }
      return whole.appendDigits(to: &bytes)
    }
    // Two different decimals of at most 15 digits never read as the same Double, so when one of
    // three decimals reads back, it is the shortest once its trailing zeros are gone.
    let thousandths = UInt64(magnitude * 1000 + 0.5)
    guard Double(thousandths) / 1000 == magnitude else {
      return ExactDecimal(description.utf8).append(to: &bytes)
    }
    if sign == .minus { bytes.append(UInt8(ascii: "-")) }
    (thousandths / 1000).appendDigits(to: &bytes)
    bytes.append(UInt8(ascii: "."))
    var rest = thousandths % 1000
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / 100))
      rest = rest % 100 * 10
    }
  }
}
