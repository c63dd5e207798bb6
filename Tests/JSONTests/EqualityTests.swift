import JSON
import Testing

struct EqualityTests {
  private func canonical(_ text: String) throws -> String {
    String(decoding: try judge(text).get().canonicalBytes, as: UTF8.self)
  }

  @Test(arguments: [
    (#" { "b" : 1 , "a" : [ 2 , { "d" : 3 , "c" : 4 } ] } "#, #"{"a":[2,{"c":4,"d":3}],"b":1}"#),
    (#"{"":1,"a":2,"B":3,"aa":4,"é":5,"z":6}"#, #"{"":1,"B":3,"a":2,"aa":4,"z":6,"é":5}"#),
    // UTF-16 would put U+10000 before U+FFFF.
    ("{\"\u{10000}\":1,\"\u{FFFF}\":2}", "{\"\u{FFFF}\":2,\"\u{10000}\":1}"),
    (#""\u0061\/\n""#, #""a/\n""#), ("1.0", "1"), ("-0", "0"), ("-0.0e5", "0"), ("1e2", "100"),
    ("0.10", "0.1"), ("12.50e-1", "1.25"), ("1e21", "1e21"), ("10e20", "1e21"),
    ("1e20", "100000000000000000000"), ("0.0000001", "1e-7"), ("0.000001", "0.000001"),
    ("1.5E-7", "1.5e-7"), ("-1200", "-1200"),
    ("0.1234567890123456789012", "0.1234567890123456789012"),
    ("1234567890123456789012.5", "1.2345678901234567890125e21"),
    ("[true,false,null]", "[true,false,null]"),
  ])
  func `has one canonical spelling`(text: String, expected: String) throws {
    #expect(try canonical(text) == expected)
    #expect(try canonical(expected) == expected)
  }

  @Test(arguments: [
    (#"{"a":1,"b":2}"#, #"{"b":2,"a":1.0}"#, true), (#"{"a":1}"#, #"{"a":2}"#, false),
    (#"{"a":1}"#, #"{"b":1}"#, false), (#"{"a":1}"#, #"{"a":1,"b":1}"#, false),
    ("[1,2]", "[2,1]", false),
    ("1", #""1""#, false), ("null", "false", false), ("[]", "{}", false), ("-0", "0", true),
    ("9007199254740993", "9007199254740992", false),
    ("9007199254740993.0", "9007199254740993", true),
    ("0.1", "0.10000000000000000001", false), ("1e2", "100", true), ("1e300", "10e299", true),
    ("\"\u{E9}\"", "\"e\u{301}\"", false), (#""\u00e9""#, "\"\u{E9}\"", true),
    ("{\"\u{E9}\":1}", "{\"e\u{301}\":1}", false),
  ])
  func `is decided by meaning, and the canonical bytes say the same`(
    first: String, second: String, areEqual: Bool
  ) throws {
    let (first, second) = (try judge(first).get(), try judge(second).get())
    #expect((first == second) == areEqual)
    #expect((first.canonicalBytes == second.canonicalBytes) == areEqual)
    #expect(Set([first, second]).count == (areEqual ? 1 : 2))
  }

  @Test func `finds members by the bytes of their keys`() {
    var object = JSONObject([.init(key: "\u{E9}", value: 1), .init(key: "b", value: 2)])
    #expect(object["\u{E9}"] == 1)
    #expect(object["e\u{301}"] == nil)
    object["b"] = 3
    object["c"] = 4
    object["\u{E9}"] = nil
    object["absent"] = nil
    #expect(object.members.map(\.key) == ["b", "c"])
    #expect(object.members.map(\.value) == [3, 4])
    let tree: JSON = ["a": [true, nil, "s", 1]]
    #expect(tree["a"]?[0]?.boolValue == true)
    #expect(tree["a"]?[1] == .null)
    #expect(tree["a"]?[2]?.stringValue == "s")
    #expect(tree["a"]?[3]?.numberValue?.int64 == 1)
    #expect(tree["a"]?[4] == nil)
    #expect(tree["b"] == nil)
    #expect(tree[0] == nil)
  }
}
