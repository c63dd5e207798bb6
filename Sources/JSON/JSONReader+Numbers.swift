extension JSONReader {
  /// A number found in the document: ± digits times ten to the exponent.
  struct ScannedNumber {
    let offset: Int
    var end: Int
    var isNegative = false
    var isPlainInteger = true
    /// The first 19 digits, leading zeros aside.
    var digits: UInt64 = 0
    var digitCount = 0
    /// Whether there are more digits than those.
    var isCut = false
    var exponent = 0

    /// Adds a digit.
    @inline(__always)
    mutating func append(_ byte: UInt8, isFraction: Bool) {
      if digitCount < 19 {
        digits = digits &* 10 &+ UInt64(byte & 15)
        if digits != 0 { digitCount += 1 }
        if isFraction { exponent -= 1 }
      } else {
        isCut = true
        if !isFraction { exponent += 1 }
      }
    }
  }

  /// Reads a whole number; `1.0` and `1e2` are whole, `-0` is 0.
  ///
  /// - Throws: ``JSONError/Kind/notAnInteger`` for a fraction,
  ///   ``JSONError/Kind/integerOutOfRange`` for what does not fit, among others.
  package mutating func readInt() throws(JSONError) -> Int {
    let number = try scanNumberValue()
    if number.isPlainInteger, !number.isCut, number.digits <= UInt64(Int.max) {
      return number.isNegative ? -Int(number.digits) : Int(number.digits)
    }
    let exact = ExactDecimal(text(of: number))
    guard exact.isWhole else { throw failure(.notAnInteger, at: number.offset) }
    guard let value = exact.int64 else { throw failure(.integerOutOfRange, at: number.offset) }
    return Int(value)
  }

  /// Reads a number as the nearest `Double`, which is always finite.
  package mutating func readDouble() throws(JSONError) -> Double {
    let number = try scanNumberValue()
    return try double(of: number)
  }

  /// Reads a number, exact.
  package mutating func readNumber() throws(JSONError) -> JSONNumber {
    let number = try scanNumberValue()
    if number.isPlainInteger, !number.isCut, number.digits <= UInt64(Int64.max),
      !(number.isNegative && number.digits == 0)
    {
      return JSONNumber(number.isNegative ? -Int64(number.digits) : Int64(number.digits))
    }
    return JSONNumber(
      text: String(decoding: text(of: number), as: UTF8.self), double: try double(of: number))
  }

  /// Comes to the next value and reads it as a number that is in range.
  mutating func scanNumberValue() throws(JSONError) -> ScannedNumber {
    let first = try beginValue()
    switch first {
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): break
    default: throw wrongKind(.number, found: first)
    }
    let number = try scanNumber(first)
    position = number.end
    // Only numbers near the ends of the range need their value to decide.
    if number.digits != 0, !(-300...300).contains(number.digitCount + number.exponent) {
      _ = try double(of: number)
    }
    return number
  }

  /// Reads a number by the grammar.
  @inline(__always)
  private func scanNumber(_ first: UInt8) throws(JSONError) -> ScannedNumber {
    var number = ScannedNumber(offset: position, end: position)
    if first == UInt8(ascii: "-") {
      number.isNegative = true
      number.end += 1
      if follows("-Infinity") { throw failure(.notFinite) }
    }
    let whole = number.end
    try appendDigits(to: &number, isFraction: false)
    if start[whole] == UInt8(ascii: "0"), number.end > whole + 1 {
      throw failure(.leadingZero, at: whole, anchor: number.offset)
    }
    if number.end < bytes.count, start[number.end] == UInt8(ascii: ".") {
      number.end += 1
      number.isPlainInteger = false
      try appendDigits(to: &number, isFraction: true)
    }
    if number.end < bytes.count, start[number.end] | 0x20 == UInt8(ascii: "e") {
      number.end += 1
      number.isPlainInteger = false
      try appendExponent(to: &number)
    }
    if number.end - number.offset > limits.numberBytes {
      throw failure(.numberTooLong(limit: limits.numberBytes), at: number.offset)
    }
    return number
  }

  /// Reads one digit or more.
  @inline(__always)
  private func appendDigits(
    to number: inout ScannedNumber, isFraction: Bool
  ) throws(JSONError) {
    let first = number.end
    while number.end < bytes.count, start[number.end] &- UInt8(ascii: "0") < 10 {
      number.append(start[number.end], isFraction: isFraction)
      number.end += 1
    }
    if number.end == first { throw failure(.missingDigits, at: first, anchor: number.offset) }
  }

  private func appendExponent(to number: inout ScannedNumber) throws(JSONError) {
    var isNegative = false
    if number.end < bytes.count {
      isNegative = start[number.end] == UInt8(ascii: "-")
      if isNegative || start[number.end] == UInt8(ascii: "+") { number.end += 1 }
    }
    let first = number.end
    var exponent = 0
    while number.end < bytes.count, start[number.end] &- UInt8(ascii: "0") < 10 {
      // Past a billion only zero is in range, whatever the digits before it.
      exponent = min(exponent * 10 + Int(start[number.end] & 15), 1_000_000_000)
      number.end += 1
    }
    if number.end == first { throw failure(.missingDigits, at: first, anchor: number.offset) }
    number.exponent += isNegative ? -exponent : exponent
  }

  private func text(of number: ScannedNumber) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: start + number.offset, count: number.end - number.offset)
  }

  /// The nearest `Double`; too large for one, or turned into zero, is out of range.
  private func double(of number: ScannedNumber) throws(JSONError) -> Double {
    let magnitude: Double
    if number.digits == 0 {
      magnitude = 0
    } else if !number.isCut, number.digits <= 1 << 53, (-22...22).contains(number.exponent) {
      // Both operands are exact, so the one operation rounds right (Clinger, 1990).
      magnitude =
        number.exponent < 0
        ? Double(number.digits) / powersOfTen[-number.exponent]
        : Double(number.digits) * powersOfTen[number.exponent]
    } else {
      guard let value = Double(String(decoding: text(of: number), as: UTF8.self)),
        value.isFinite, value != 0
      else { throw failure(.numberOutOfRange, at: number.offset) }
      return value
    }
    return number.isNegative ? -magnitude : magnitude
  }
}

/// The powers of ten that a `Double` holds exactly.
private let powersOfTen: [Double] = [
  1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
  1e18, 1e19, 1e20, 1e21, 1e22,
]
