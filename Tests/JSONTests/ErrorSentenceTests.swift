import JSON
import Testing

struct ErrorSentenceTests {
  private func error(in text: String, limits: JSON.Limits = JSON.Limits()) throws -> JSONError {
    guard case .failure(let error) = judge(text, limits: limits) else {
      throw Unexpected.success
    }
    return error
  }

  private enum Unexpected: Error {
    case success
  }

  @Test(arguments: [
    ("x", 1, 1), ("\nx", 2, 1), ("[\r\n 1,\n  x]", 3, 3), ("\n\n", 3, 1), ("[\"é😀\" x", 1, 7),
    ("\t\tx", 1, 3), ("[\"é\",\n\"é\" x", 2, 5),
  ])
  func `counts lines and columns as an editor does`(text: String, line: Int, column: Int) throws {
    let error = try error(in: text)
    #expect(error.line == line)
    #expect(error.column == column)
  }

  @Test(arguments: [
    ("x", "$"), ("[x", "$[0]"), ("[1,[2,x", "$[1][1]"), (#"{"a":x"#, "$.a"), (#"{"a":1,x"#, "$"),
    (#"{"a":1 x"#, "$"), (#"{"a" x"#, "$.a"), (#"{"a":[{"b":[1,2,{"c":tru"#, "$.a[0].b[2].c"),
    (#"{"a":{"b":1},"a":2}"#, "$"), (#"{"a":{"b":1,"b":2}}"#, "$.a"), (#"{"a":"\x"}"#, "$.a"),
    (#"{"a":"b"#, "$.a"), (#"{"a":1."#, "$.a"), (#"{"a":01}"#, "$.a"),
    (#"[[],{},"]",1e999]"#, "$[3]"),
    (#"{"a b":x"#, #"$["a b"]"#), (#"{"1":x"#, #"$["1"]"#), (#"{"":x"#, #"$[""]"#),
    (#"{"\u0061\n":x"#, #"$["a\u{a}"]"#), (#"{"a\"]}":[x"#, #"$["a\"]}"][0]"#), ("1 x", "$"),
    (#"{"a":"\"}","b":[-"#, "$.b[0]"), (#"["\\",x"#, "$[1]"),
  ])
  func `gives the path of the innermost value`(text: String, path: String) throws {
    #expect(try error(in: text).path.description == path)
  }

  @Test(arguments: [
    (
      "{\n  \"scenes\": [\n    {\"frame\": [0, 07]}\n  ]\n}",
      "line 3, column 19 (byte 34), at $.scenes[0].frame[1]: "
        + "the number starts with a needless zero; remove the zero"
    ),
    (
      "[1,]",
      "line 1, column 4 (byte 3), at $[1]: "
        + "found ']' in place of a value; remove the comma before it"
    ),
    (
      "['a']",
      "line 1, column 2 (byte 1), at $[0]: "
        + "found ''' in place of a value; use double quotation marks"
    ),
    (
      "{\"a\":1",
      "line 1, column 7 (byte 6), at $: "
        + "the document ends where ',' or '}' must follow; send the whole document"
    ),
    (
      "[\u{1}]",
      "line 1, column 2 (byte 1), at $[0]: "
        + "found the control character 0x01 in place of a value; write a value there"
    ),
  ])
  func `says where, what was wrong and what to do`(text: String, sentence: String) throws {
    #expect(try error(in: text).description == sentence)
  }

  @Test func `makes text from outside harmless and short`() throws {
    let key = #"\u001b[31m\u202e\"\\"# + String(repeating: "k", count: 100)
    let sentence = try error(in: "{\"\(key)\":1,\"\(key)\":2}").description
    #expect(
      sentence.hasSuffix(
        #"\u{1b}[31m\u{202e}\"\\"# + String(repeating: "k", count: 52)
          + #"…" comes twice; keep one of the two"#))
    #expect(sentence.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x202E })
  }

  @Test func `has a sentence of two parts for every fault`() {
    let kinds: [JSONError.Kind] = [
      .endOfInput(expecting: .value), .unexpected(0xFF, expecting: .colon), .byteOrderMark,
      .trailingData, .invalidUTF8, .loneSurrogate, .invalidEscape, .controlCharacter(0),
      .leadingZero, .plusSign, .missingDigits, .notFinite, .numberOutOfRange, .duplicateKey("k"),
      .tooDeep(limit: 1), .tooManyBytes(limit: 2), .stringTooLong(limit: 3),
      .numberTooLong(limit: 4), .tooManyValues(limit: 5),
      .wrongKind(expected: .array, found: .null),
      .notAnInteger, .integerOutOfRange, .unknownKey("k"), .missingKey("k"), .invalidValue("no"),
    ]
    let sentences = kinds.map(\.description)
    #expect(Set(sentences).count == 25)
    for sentence in sentences {
      #expect(sentence.split(separator: "; ").count == 2, "\(sentence)")
    }
  }
}
