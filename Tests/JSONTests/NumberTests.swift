import JSON
import Testing

struct NumberTests {
  @Test(arguments: [
    ("0", 0), ("-0", 0), ("7", 7), ("-7", -7), ("9223372036854775807", Int64.max),
    ("-9223372036854775808", .min), ("1.0", 1), ("1e2", 100), ("1E+2", 100), ("1200e-2", 12),
    ("-0.0", 0), ("0e999999999999999999999", 0), ("922337203685477580.70e1", .max),
    ("10000000000000000000000e-4", 1_000_000_000_000_000_000), ("4611686018427387903", 1 << 62 - 1),
  ])
  func `keeps whole numbers exactly, however they are spelled`(text: String, value: Int64) throws {
    let number = try #require(try judge(text).get().numberValue)
    #expect(number.int64 == value)
    #expect(number.text == text)
    #expect(number == JSONNumber(value))
    let bytes = Array(text.utf8)
    let read = try JSONReader.read(bytes) { (reader) throws(JSONError) in try reader.readInt() }
    #expect(read == Int(value))
  }

  @Test(arguments: [
    ("9223372036854775808", JSONError.Kind.integerOutOfRange),
    ("-9223372036854775809", .integerOutOfRange), ("1e19", .integerOutOfRange),
    ("18446744073709551616", .integerOutOfRange), ("100000000000000000000", .integerOutOfRange),
    ("1.5", .notAnInteger), ("1e-1", .notAnInteger), ("9223372036854775807.5", .notAnInteger),
  ])
  func `refuses to read as whole what is not or does not fit`(text: String, kind: JSONError.Kind)
    throws
  {
    let number = try #require(try judge(text).get().numberValue)
    #expect(number.int64 == nil)
    let error = #expect(throws: JSONError.self) {
      try JSONReader.read(Array(" \(text)".utf8)) { (reader) throws(JSONError) in
        try reader.readInt()
      }
    }
    #expect(error?.kind == kind)
    #expect(error?.offset == 1)
  }

  @Test(arguments: [
    ("0.5", 0.5), ("-475.5", -475.5), ("0.1", 0.1), ("1e22", 1e22), ("1e23", 1e23),
    ("9007199254740993", 9_007_199_254_740_992), ("9007199254740993.0", 9_007_199_254_740_992),
    ("123456789012345678901234567890", 123_456_789_012_345_678_901_234_567_890.0),
    ("1.7976931348623157e308", .greatestFiniteMagnitude), ("5e-324", .leastNonzeroMagnitude),
    ("3e-324", .leastNonzeroMagnitude), ("2.2250738585072011e-308", .leastNormalMagnitude.nextDown),
    ("1.7976931348623158e308", .greatestFiniteMagnitude), ("0.000001", 1e-6), ("0e0", 0),
    ("100000000000000000000000000000000e-31", 10), ("0.00000000000000000000000000000012e31", 1.2),
  ])
  func `reads the nearest Double`(text: String, value: Double) throws {
    #expect(try judge(text).get().numberValue?.double == value)
    let read = try JSONReader.read(Array(text.utf8)) { (reader) throws(JSONError) in
      try reader.readDouble()
    }
    #expect(read == value)
  }

  @Test func `rounds as the standard library does`() throws {
    var random = Random(seed: 10)
    for _ in 0..<20_000 {
      let digits = String(random.next() >> UInt64(random.below(64)))
      let point = random.below(digits.count)
      let whole = String(digits.prefix(digits.count - point))
      let fraction = point == 0 ? "" : ".\(digits.suffix(point))"
      let text = "\(whole)\(fraction)e\(random.below(90) - 45)"
      let read = try JSONReader.read(Array(text.utf8)) { (reader) throws(JSONError) in
        try reader.readDouble()
      }
      #expect(read == Double(text), "\(text)")
    }
  }

  @Test func `keeps the sign of minus zero`() throws {
    let number = try #require(try judge("-0").get().numberValue)
    #expect(number.double.sign == .minus)
    #expect(number.text == "-0")
    #expect(number == JSONNumber(0))
    let read = try JSONReader.read(Array("-0.0".utf8)) { (reader) throws(JSONError) in
      try reader.readDouble()
    }
    #expect(read == 0 && read.sign == .minus)
  }

  @Test(arguments: [
    ("1.7976931348623159e308", 0), ("1e309", 0), ("[1e999]", 1), ("-1e999", 0), ("2e-324", 0),
    ("1e-999", 0), ("1e99999999999999999999999", 0), ("[0,1e-99999999999999999999]", 3),
  ])
  func `refuses what a Double cannot hold or would turn into zero`(text: String, offset: Int) {
    #expect(fault(in: text) == Fault(.numberOutOfRange, offset))
  }

  @Test(arguments: [
    ("01", Fault(.leadingZero, 0)), ("-01", Fault(.leadingZero, 1)), ("00", Fault(.leadingZero, 0)),
    ("00.5", Fault(.leadingZero, 0)), ("+1", Fault(.plusSign, 0)), ("[+1]", Fault(.plusSign, 1)),
    ("-", Fault(.missingDigits, 1)), ("[-]", Fault(.missingDigits, 2)),
    ("-a", Fault(.missingDigits, 1)), ("1.", Fault(.missingDigits, 2)),
    ("[1.]", Fault(.missingDigits, 3)), ("1.e5", Fault(.missingDigits, 2)),
    ("-.5", Fault(.missingDigits, 1)), ("1e", Fault(.missingDigits, 2)),
    ("1e+", Fault(.missingDigits, 3)), ("1e-]", Fault(.missingDigits, 3)),
    (".5", Fault(.unexpected(UInt8(ascii: "."), expecting: .value), 0)),
    ("NaN", Fault(.notFinite, 0)), ("[Infinity]", Fault(.notFinite, 1)),
    ("-Infinity", Fault(.notFinite, 0)), ("1.5.5", Fault(.trailingData, 3)),
    ("0x10", Fault(.trailingData, 1)), ("1_000", Fault(.trailingData, 1)),
    ("--1", Fault(.missingDigits, 1)), ("1e5.5", Fault(.trailingData, 3)),
  ])
  func `refuses numbers that JSON has not, at the fault`(text: String, expected: Fault) {
    #expect(fault(in: text) == expected)
  }

  @Test(
    arguments: [
      (0.0, "0"), (-0.0, "-0"), (320, "320"), (475.5, "475.5"), (-391.25, "-391.25"),
      (0.001, "0.001"), (0.1 + 0.2, "0.30000000000000004"), (1.0 / 3, "0.3333333333333333"),
      (0.0001, "0.0001"), (0.000001, "0.000001"), (0.0000001, "1e-7"), (1.5e-7, "1.5e-7"),
      (999_999_999_999.999, "999999999999.999"), (1e12, "1000000000000"),
      (1e20, "100000000000000000000"),
      (1e21, "1e21"), (123_456_789_012_345_680, "123456789012345680"), (1.05, "1.05"),
      (1.005, "1.005"),
      (9_007_199_254_740_992, "9007199254740992"), (.leastNonzeroMagnitude, "5e-324"),
      (-1.25e30, "-1.25e30"),
      (1.7976931348623157e308, "1.7976931348623157e308"),
      (999_999_999_999.9995, "999999999999.9995"),
    ] as [(Double, String)])
  func `writes the shortest decimal of a Double`(value: Double, text: String) throws {
    var writer = JSONWriter()
    try writer.double(value)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == text)
    #expect(JSONNumber(value)?.text == text)
    #expect(try judge(text).get().numberValue?.double == value)
  }

  @Test func `reads back every Double it writes`() throws {
    var random = Random(seed: 11)
    for round in 0..<20_000 {
      let bits = random.next()
      let value =
        round % 2 == 0 ? Double(bitPattern: bits) : Double(Int64(bitPattern: bits) >> 30) / 1000
      guard value.isFinite else { continue }
      var writer = JSONWriter()
      try writer.double(value)
      let bytes = writer.bytes
      let read = try JSONReader.read(bytes) { (reader) throws(JSONError) in try reader.readDouble()
      }
      #expect(read.bitPattern == value.bitPattern, "\(value)")
      // The standard library's description is the shortest too; it is merely laid out otherwise.
      let digits = significantDigits(value.description.utf8)
      #expect(significantDigits(bytes) == digits, "\(value)")
    }
  }

  @Test func `writes every whole number so that it reads back`() throws {
    var values = [Int.min, Int.min + 1, -1, 0, 1, .max]
    var power = 1
    while power < Int.max / 10 {
      values += [power - 1, power, -power]
      power *= 10
    }
    for value in values {
      var writer = JSONWriter()
      writer.integer(value)
      #expect(String(decoding: writer.bytes, as: UTF8.self) == String(value))
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, .signalingNaN])
  func `refuses to write what is not finite and leaves no trace`(value: Double) throws {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("width")
    let error = #expect(throws: JSONError.self) { try writer.double(value) }
    #expect(error?.kind == .notFinite)
    #expect(error?.path == JSONPath([.key("width")]))
    #expect(writer.bytes == Array(#"{"width":"#.utf8))
    #expect(JSONNumber(value) == nil)
  }

  private func significantDigits(_ text: some Sequence<UInt8>) -> [UInt8] {
    var digits = text.prefix { $0 != UInt8(ascii: "e") }.filter { (0x30...0x39).contains($0) }
    digits = Array(digits.drop { $0 == 0x30 })
    while digits.last == 0x30 { digits.removeLast() }
    return digits
  }
}
