/// A finite decimal number, exact: 0.DIGITS times ten to the exponent.
struct ExactDecimal {
  private var isNegative = false
  /// The digits as numbers, neither the first nor the last of them 0; empty for zero.
  private var digits: [UInt8] = []
  private var exponent = 0

  /// Takes apart the text of a number.
  ///
  /// - Parameter text: A number by JSON's grammar. The written exponent saturates at a billion,
  ///   which only zero may exceed.
  init(_ text: some Sequence<UInt8>) {
    var isFraction = false
    var isExponent = false
    var exponentIsNegative = false
    var written = 0
    for byte in text {
      switch byte {
      case UInt8(ascii: "-"):
        if isExponent { exponentIsNegative = true } else { isNegative = true }
      case UInt8(ascii: "+"): continue
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"): isExponent = true
      case _ where isExponent:
        written = min(written * 10 + Int(byte & 15), 1_000_000_000)
      case UInt8(ascii: "0") where digits.isEmpty:
        if isFraction { exponent -= 1 }
      default:
        digits.append(byte & 15)
        if !isFraction { exponent += 1 }
      }
    }
    while digits.last == 0 { digits.removeLast() }
    exponent += exponentIsNegative ? -written : written
    if digits.isEmpty { (exponent, isNegative) = (0, false) }
  }

  /// Whether the number has no fraction.
  var isWhole: Bool { digits.count <= exponent || digits.isEmpty }

  /// The number itself, or nil when it has a fraction or does not fit.
  var int64: Int64? {
    guard isWhole, exponent <= 19 else { return nil }
    var value: Int64 = 0
    for index in 0..<exponent {
      let digit = index < digits.count ? Int64(digits[index]) : 0
      let (tens, tensOverflow) = value.multipliedReportingOverflow(by: 10)
      // Adding with the sign reaches Int64.min, whose absolute value does not fit.
      let (sum, overflow) = tens.addingReportingOverflow(isNegative ? -digit : digit)
      guard !tensOverflow, !overflow else { return nil }
      value = sum
    }
    return value
  }

  /// Appends the one spelling every equal number gets.
  ///
  /// Plain from 0.000001 up to 21 digits before the point, else with an exponent: 1e21, 1.5e-7.
  func append(to bytes: inout ByteBuffer) {
    guard let first = digits.first else { return bytes.append(UInt8(ascii: "0")) }
    if isNegative { bytes.append(UInt8(ascii: "-")) }
    let whole = min(max(exponent, 0), digits.count)
    switch exponent {
    case 1...21:
      appendDigits(digits[..<whole], to: &bytes)
      appendZeros(exponent - whole, to: &bytes)
      if whole < digits.count { bytes.append(UInt8(ascii: ".")) }
      appendDigits(digits[whole...], to: &bytes)
    case -5...0:
      bytes.append("0.")
      appendZeros(-exponent, to: &bytes)
      appendDigits(digits[...], to: &bytes)
    default:
      bytes.append(first | UInt8(ascii: "0"))
      if digits.count > 1 { bytes.append(UInt8(ascii: ".")) }
      appendDigits(digits.dropFirst(), to: &bytes)
      bytes.append(UInt8(ascii: "e"))
      (exponent - 1).appendDigits(to: &bytes)
    }
  }

  private func appendDigits(_ digits: ArraySlice<UInt8>, to bytes: inout ByteBuffer) {
    for digit in digits { bytes.append(digit | UInt8(ascii: "0")) }
  }

  private func appendZeros(_ count: Int, to bytes: inout ByteBuffer) {
    for _ in 0..<count { bytes.append(UInt8(ascii: "0")) }
  }
}
