import JSON
import Testing

struct WriterTests {
  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func `writes every form of value without white space`() throws {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("id")
    writer.integer(-12)
    writer.key(named: "a\"b")
    writer.beginArray()
    try writer.double(475.5)
    writer.null()
    writer.bool(true)
    writer.bool(false)
    writer.string("é\n")
    writer.beginObject()
    writer.endObject()
    writer.beginArray()
    writer.endArray()
    writer.number(try #require(try JSON.parse(Array("1.50e1".utf8)).numberValue))
    writer.value(["k": [1, "x"]])
    writer.endArray()
    let isCompleteEarly = writer.isComplete
    #expect(!isCompleteEarly)
    writer.endObject()
    let isComplete = writer.isComplete
    #expect(isComplete)
    #expect(
      text(writer.bytes)
        == #"{"id":-12,"a\"b":[475.5,null,true,false,"é\n",{},[],1.50e1,{"k":[1,"x"]}]}"#)
    let lent = writer.withBytes { Array($0) }
    #expect(lent == writer.bytes)
  }

  @Test func `writes one document a line and starts afresh when emptied`() {
    var writer = JSONWriter()
    writer.integer(1)
    writer.endLine()
    writer.beginArray()
    writer.endArray()
    writer.endLine()
    #expect(text(writer.bytes) == "1\n[]\n")
    writer.beginArray()
    writer.removeAll()
    #expect(writer.bytes == [])
    writer.bool(true)
    #expect(text(writer.bytes) == "true")
  }

  @Test(arguments: [63, 64, 65, 128, 129, 200])
  func `remembers which containers are open at every depth`(depth: Int) {
    var writer = JSONWriter()
    for level in 0..<depth {
      if level % 3 == 0 {
        writer.beginObject()
        writer.key("k")
      } else {
        writer.beginArray()
      }
    }
    writer.null()
    for level in (0..<depth).reversed() {
      if level % 3 == 0 { writer.endObject() } else { writer.endArray() }
    }
    let isComplete = writer.isComplete
    #expect(isComplete)
    #expect(fault(in: writer.bytes, limits: JSON.Limits(depth: depth)) == nil)
  }

  @Test(arguments: [
    ("1", "1\n"), ("[]", "[]\n"), ("{}", "{}\n"), (#""[,:]""#, "\"[,:]\"\n"),
    ("[1,2.5,\"a,b]\",null]", "[1, 2.5, \"a,b]\", null]\n"),
    (#"{"a":1,"b":{},"c":[]}"#, "{\n  \"a\": 1,\n  \"b\": {},\n  \"c\": []\n}\n"),
    ("[[1,2],[3]]", "[\n  [1, 2],\n  [3]\n]\n"),
    (#"[{"a\"":"\\"}]"#, "[\n  {\n    \"a\\\"\": \"\\\\\"\n  }\n]\n"),
    (#"{"frame":[0,0,320,400]}"#, "{\n  \"frame\": [0, 0, 320, 400]\n}\n"),
  ])
  func `lays out for people`(compact: String, expected: String) {
    #expect(text(JSON.indented(Array(compact.utf8))) == expected)
  }

  @Test func `breaks an array that would not end within a hundred bytes`() {
    // A quoted string of n letters in brackets takes n + 4 bytes, and a comma may follow.
    let fits = JSON.indented(Array("[\"\(String(repeating: "a", count: 95))\"]".utf8))
    #expect(fits.count == 100)
    #expect(fits.split(separator: UInt8(ascii: "\n")).count == 1)
    let broken = JSON.indented(Array("[\"\(String(repeating: "a", count: 96))\"]".utf8))
    #expect(broken.split(separator: UInt8(ascii: "\n")).count == 3)
  }

  #if os(macOS) || os(Linux)
    @Test func `stops the program when no document could come of it`() async {
      await #expect(processExitsWith: .failure) {
        var writer = JSONWriter()
        writer.beginObject()
        writer.null()
      }
      await #expect(processExitsWith: .failure) {
        var writer = JSONWriter()
        writer.beginArray()
        writer.endObject()
      }
      await #expect(processExitsWith: .failure) {
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("k")
        writer.endObject()
      }
      await #expect(processExitsWith: .failure) {
        var writer = JSONWriter()
        writer.null()
        writer.null()
      }
      await #expect(processExitsWith: .failure) {
        var writer = JSONWriter()
        writer.beginArray()
        writer.key("k")
      }
      await #expect(processExitsWith: .failure) {
        _ = JSONObject([
          .init(key: "a", value: 1), .init(key: "b", value: 1), .init(key: "a", value: 2),
        ])
      }
    }
  #endif
}
