import JSON
import Testing

struct GrammarTests {
  @Test(
    arguments: [
      ("null", JSON.null), ("true", true), ("false", false), ("0", 0), (#""""#, ""), ("[]", []),
      ("{}", [:]), (" \t\r\n[ \t\r\n] \t\r\n", []), (" { } ", [:]), ("[1]", [1]),
      ("[1,2]", [1, 2]),
      ("[ 1 , 2 ]", [1, 2]), ("[[],[[]]]", [[], [[]]]), (#"{"a":1}"#, ["a": 1]),
      (#" { "a" : 1 , "b" : [ ] } "#, ["a": 1, "b": []]), (#"{"":{"":null}}"#, ["": ["": nil]]),
    ] as [(String, JSON)])
  func `accepts every form of value with and without white space`(text: String, value: JSON) {
    #expect(judge(text) == .success(value))
  }

  @Test(arguments: [
    ("", Fault(.endOfInput(expecting: .value), 0)),
    (" \n", Fault(.endOfInput(expecting: .value), 2)),
    ("[", Fault(.endOfInput(expecting: .value), 1)),
    ("[1", Fault(.endOfInput(expecting: .commaOrEndOfArray), 2)),
    ("[1,", Fault(.endOfInput(expecting: .value), 3)),
    ("{", Fault(.endOfInput(expecting: .keyOrEndOfObject), 1)),
    (#"{"a""#, Fault(.endOfInput(expecting: .colon), 4)),
    (#"{"a":"#, Fault(.endOfInput(expecting: .value), 5)),
    (#"{"a":1"#, Fault(.endOfInput(expecting: .commaOrEndOfObject), 6)),
    (#"{"a":1,"#, Fault(.endOfInput(expecting: .key), 7)),
    (#"""#, Fault(.endOfInput(expecting: .endOfString), 1)),
    (#""a\"#, Fault(.endOfInput(expecting: .endOfString), 3)),
    (#"{"a"#, Fault(.endOfInput(expecting: .endOfString), 3)),
  ])
  func `refuses a document cut short, at its end`(text: String, expected: Fault) {
    #expect(fault(in: text) == expected)
  }

  @Test(arguments: [
    ("[1,]", Fault(.unexpected(UInt8(ascii: "]"), expecting: .value), 3)),
    ("[,1]", Fault(.unexpected(UInt8(ascii: ","), expecting: .value), 1)),
    ("[1 2]", Fault(.unexpected(UInt8(ascii: "2"), expecting: .commaOrEndOfArray), 3)),
    ("[1}", Fault(.unexpected(UInt8(ascii: "}"), expecting: .commaOrEndOfArray), 2)),
    ("]", Fault(.unexpected(UInt8(ascii: "]"), expecting: .value), 0)),
    (#"{"a":1,}"#, Fault(.unexpected(UInt8(ascii: "}"), expecting: .key), 7)),
    (#"{,"a":1}"#, Fault(.unexpected(UInt8(ascii: ","), expecting: .keyOrEndOfObject), 1)),
    (#"{a:1}"#, Fault(.unexpected(UInt8(ascii: "a"), expecting: .keyOrEndOfObject), 1)),
    (#"{1:1}"#, Fault(.unexpected(UInt8(ascii: "1"), expecting: .keyOrEndOfObject), 1)),
    (#"{"a" 1}"#, Fault(.unexpected(UInt8(ascii: "1"), expecting: .colon), 5)),
    (#"{"a":}"#, Fault(.unexpected(UInt8(ascii: "}"), expecting: .value), 5)),
    (#"{"a":1]"#, Fault(.unexpected(UInt8(ascii: "]"), expecting: .commaOrEndOfObject), 6)),
    (#"{"a":1 "b":2}"#, Fault(.unexpected(UInt8(ascii: "\""), expecting: .commaOrEndOfObject), 7)),
    ("nul", Fault(.unexpected(UInt8(ascii: "n"), expecting: .value), 0)),
    ("True", Fault(.unexpected(UInt8(ascii: "T"), expecting: .value), 0)),
    ("[tru]", Fault(.unexpected(UInt8(ascii: "t"), expecting: .value), 1)),
    ("'a'", Fault(.unexpected(UInt8(ascii: "'"), expecting: .value), 0)),
    ("/**/1", Fault(.unexpected(UInt8(ascii: "/"), expecting: .value), 0)),
    ("[1\u{C}]", Fault(.unexpected(0x0C, expecting: .commaOrEndOfArray), 2)),
    ("[1\u{A0}]", Fault(.unexpected(0xC2, expecting: .commaOrEndOfArray), 2)),
  ])
  func `refuses a byte that cannot stand there, at that byte`(text: String, expected: Fault) {
    #expect(fault(in: text) == expected)
  }

  @Test(arguments: [
    ("1 1", 2), ("truex", 4), ("nullnull", 4), ("[] ]", 3), ("{}{}", 2), ("1\u{0}", 1),
    (#""a"b"#, 3),
  ])
  func `refuses whatever follows the value`(text: String, offset: Int) {
    #expect(fault(in: text) == Fault(.trailingData, offset))
  }

  @Test func `refuses a byte order mark`() {
    #expect(fault(in: [0xEF, 0xBB, 0xBF, 0x31]) == Fault(.byteOrderMark, 0))
    #expect(fault(in: [0xEF, 0xBB, 0x31]) == Fault(.unexpected(0xEF, expecting: .value), 0))
    #expect(fault(in: "\"\u{FEFF}\"") == nil)
  }

  @Test(arguments: [
    (#"{"a":1,"a":1}"#, "a", 7), (#"{"":1,"":1}"#, "", 6), (#"[{"a":{"b":1,"b":2}}]"#, "b", 13),
    (#"{"a":{"a":1},"a":2}"#, "a", 13), (#"{"\u0061":1,"a":1}"#, "a", 12),
    (#"{"é":1,"\u00e9":1}"#, "é", 8), (#"{"a\/b":1,"a/b":1}"#, "a/b", 10),
  ])
  func `refuses a key that comes twice, at the second`(text: String, key: String, offset: Int) {
    #expect(fault(in: text) == Fault(.duplicateKey(key), offset))
  }

  @Test(arguments: [
    #"{"a":1,"A":1}"#, #"[{"a":1},{"a":1}]"#, #"{"a":{"a":{"a":1}}}"#, #"{"a":1,"a ":1}"#,
    "{\"\u{E9}\":1,\"e\u{301}\":1}",
  ])
  func `accepts keys that differ or belong to different objects`(text: String) {
    #expect(fault(in: text) == nil)
  }

  @Test(arguments: [2, 15, 16, 17, 18, 40, 2000])
  func `notices a repeated key in objects of every size`(count: Int) throws {
    let members = (0..<count).map { #""k\#($0)":{"k0":\#($0)}"# }.joined(separator: ",")
    let tree = try JSON.parse(Array("{\(members)}".utf8))
    #expect(tree.objectValue?.members.count == count)
    for repeated in [0, count / 2, count - 1] {
      let offset = members.utf8.count + 2
      #expect(
        fault(in: #"{\#(members),"k\#(repeated)":0}"#)
          == Fault(.duplicateKey("k\(repeated)"), offset))
    }
    #expect(fault(in: "[{\(members)},{\(members)}]") == nil)
  }
}
