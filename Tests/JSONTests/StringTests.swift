import JSON
import Testing

struct StringTests {
  @Test(arguments: [
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u0000""#, "\u{0}"),
    (#""\u007f\u0080""#, "\u{7F}\u{80}"), (#""\u07FF\u0800""#, "\u{7FF}\u{800}"),
    (#""\ud7ff\ue000\uFFFF""#, "\u{D7FF}\u{E000}\u{FFFF}"), (#""\ud800\udc00""#, "\u{10000}"),
    (#""\uDBFF\uDFFF""#, "\u{10FFFF}"), (#""x\ud83d\ude00y""#, "x😀y"),
    ("\"\u{7F}\u{2028}é\u{10FFFF}\"", "\u{7F}\u{2028}é\u{10FFFF}"),
    (
      #""a string of more than eight bytes \n and then more than eight""#,
      "a string of more than eight bytes \n and then more than eight"
    ),
  ])
  func `resolves every escape`(text: String, value: String) throws {
    let string = try #require(try judge(text).get().stringValue)
    #expect(Array(string.utf8) == Array(value.utf8))
    let key = try #require(try judge("{\(text):1}").get().objectValue?.members.first?.key)
    #expect(Array(key.utf8) == Array(value.utf8))
  }

  @Test(arguments: [
    (#""\x""#, 1), (#""\U0000""#, 1), (#""a\'""#, 2), (#""\u""#, 1), (#""\u00""#, 1),
    (#""\u000g""#, 1), (#""\u00 0""#, 1), (#""\u-001""#, 1), ("\"\\\n\"", 1),
  ])
  func `refuses an escape that JSON has not`(text: String, offset: Int) {
    #expect(fault(in: text) == Fault(.invalidEscape, offset))
  }

  @Test(arguments: [
    (#""\ud800""#, 1), (#""\udbff""#, 1), (#""\udc00""#, 1), (#""a\udfff""#, 2),
    (#""\ud800\ud800""#, 1), (#""\ud800\udbff""#, 1), (#""\ud800\ue000""#, 1),
    (#""\ud800\n""#, 1), (#""\ud800dc00""#, 1), (#""\ud800\udc00\udc00""#, 13),
  ])
  func `refuses half of a surrogate pair`(text: String, offset: Int) {
    #expect(fault(in: text) == Fault(.loneSurrogate, offset))
  }

  @Test func `refuses each control character but not the next byte`() {
    for byte in UInt8(0)...0x20 {
      for padding in 0...9 {
        let bytes = Array("\"".utf8) + [UInt8](repeating: 0x61, count: padding) + [byte, 0x22]
        let expected = byte < 0x20 ? Fault(.controlCharacter(byte), padding + 1) : nil
        #expect(fault(in: bytes) == expected)
      }
    }
  }

  @Test(
    arguments: [
      [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC2, 0x7F], [0xC2, 0xC0],
      [0xE0, 0x9F, 0xBF], [0xE0, 0xA0], [0xE1, 0x80, 0x7F], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF],
      [0xEF, 0xBF, 0xC0], [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x90, 0x80], [0xF4, 0x90, 0x80, 0x80],
      [0xF3, 0x80, 0x80, 0x7F], [0xF5, 0x80, 0x80, 0x80], [0xFE], [0xFF],
    ] as [[UInt8]])
  func `refuses ill-formed UTF-8, at the sequence`(sequence: [UInt8]) {
    for padding in 0...9 {
      let text = [UInt8](repeating: 0x61, count: padding) + sequence
      #expect(fault(in: [0x22] + text + [0x22]) == Fault(.invalidUTF8, padding + 1))
      #expect(fault(in: [0x7B, 0x22] + text + [0x22]) == Fault(.invalidUTF8, padding + 2))
    }
  }

  @Test func `agrees with the standard library on every short sequence`() {
    var judged = 0
    let thirds: [UInt8] = [0x7F, 0x80, 0xBF, 0xC0]
    for first in UInt8(0x7F)...0xFF {
      for second in UInt8(0x7F)...0xC2 {
        for third in thirds {
          let sequence = [first, second, third, 0x80]
          let isValid = String(validating: sequence, as: UTF8.self) != nil
          #expect((fault(in: [0x22] + sequence + [0x22]) == nil) == isValid, "\(sequence)")
          judged += 1
        }
      }
    }
    #expect(judged == 129 * 68 * 4)
  }

  @Test(arguments: [
    ("", #""""#), ("a\"b\\c/", #""a\"b\\c/""#), ("\u{8}\t\n\u{C}\r", #""\b\t\n\f\r""#),
    ("\u{0}\u{1F} ", #""\u0000\u001f ""#), ("~\u{7F}\u{80}\u{9F}", #""~\u007f\u0080\u009f""#),
    ("\u{A0}é", "\"\u{A0}é\""),
    ("\u{2027}\u{2028}\u{2029}\u{202A}", "\"\u{2027}\\u2028\\u2029\u{202A}\""),
    ("\u{FFFF}😀", "\"\u{FFFF}😀\""),
    ("long enough for two words\n", #""long enough for two words\n""#),
  ])
  func `writes escapes for what is invisible and leaves the rest`(value: String, text: String) {
    // Eight bytes are searched at once; every place among them must be.
    for padding in 0...9 {
      let plain = String(repeating: "a", count: padding)
      var writer = JSONWriter()
      writer.string(plain + value + plain)
      #expect(writer.bytes == Array("\"\(plain)\(text.dropFirst().dropLast())\(plain)\"".utf8))
    }
  }
}
