import JSON
import Testing

struct ReaderTests {
  private struct Scene: Equatable {
    var id: Int
    var isHost = false
    var frame: [Double] = []
    var note: String?
  }

  private static func readScene(_ reader: inout JSONReader) throws(JSONError) -> Scene {
    var id: Int?
    var scene = Scene(id: 0)
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "id": id = try reader.readInt()
      case "isHost": scene.isHost = try reader.readBool()
      case "frame":
        scene.frame = try reader.readArray { (reader) throws(JSONError) in try reader.readDouble() }
        if scene.frame.count > 4 { throw reader.invalidValue("a frame has four numbers") }
      case "note": scene.note = try reader.readNullIfPresent() ? nil : reader.readString()
      case "ignored": try reader.skipValue()
      case "state":
        switch try reader.readText() {
        case "active": break
        default: throw reader.invalidValue("no state has this name")
        }
      default: throw reader.unknownKey(key)
      }
    }
    guard let id else { throw reader.missingKey("id") }
    scene.id = id
    return scene
  }

  private func read(_ text: String) throws(JSONError) -> [Scene] {
    try JSONReader.read(Array(text.utf8)) { (reader) throws(JSONError) in
      try reader.readArray(Self.readScene)
    }
  }

  @Test(arguments: [
    (#"[]"#, []), (#"[{"id":1}]"#, [Scene(id: 1)]),
    (
      #" [ { "frame" : [ 0 , 1.5 ] , "isHost" : true , "id" : 2 , "note" : "n" , "state":"active"},{"id":3}]"#,
      [Scene(id: 2, isHost: true, frame: [0, 1.5], note: "n"), Scene(id: 3)]
    ),
    (#"[{"note":null,"\u0069d":4,"frame":[]}]"#, [Scene(id: 4)]),
    (#"[{"ignored":{"id":[1,{"id":"\n"}],"x":{}},"id":5}]"#, [Scene(id: 5)]),
  ])
  private func `reads typed values in any order of keys`(text: String, scenes: [Scene]) throws {
    #expect(try read(text) == scenes)
  }

  @Test(arguments: [
    (#"[{}]"#, JSONError.Kind.missingKey("id"), 2, "$[0]"),
    (#"[{"isHost":true}]"#, .missingKey("id"), 15, "$[0]"),
    (#"[{"id":1,"x\n":2}]"#, .unknownKey("x\n"), 9, "$[0]"),
    (#"[{"id":1,"id":2}]"#, .duplicateKey("id"), 9, "$[0]"),
    (#"[{"id":"1"}]"#, .wrongKind(expected: .number, found: .string), 7, "$[0].id"),
    (#"[{"id":null}]"#, .wrongKind(expected: .number, found: .null), 7, "$[0].id"),
    (#"[{"id":1.5}]"#, .notAnInteger, 7, "$[0].id"),
    (#"[{"isHost":0}]"#, .wrongKind(expected: .bool, found: .number), 11, "$[0].isHost"),
    (#"[{"frame":{}}]"#, .wrongKind(expected: .array, found: .object), 10, "$[0].frame"),
    (#"[{"frame":[[]]}]"#, .wrongKind(expected: .number, found: .array), 11, "$[0].frame[0]"),
    (#"[{"note":false}]"#, .wrongKind(expected: .string, found: .bool), 9, "$[0].note"),
    (#"[{"state":"asleep"}]"#, .invalidValue("no state has this name"), 10, "$[0].state"),
    (#"[[]]"#, .wrongKind(expected: .object, found: .array), 1, "$[0]"),
    (#"{}"#, .wrongKind(expected: .array, found: .object), 0, "$"),
    (#"[{"ignored":[1,{"a":01}]}]"#, .leadingZero, 20, "$[0].ignored[1].a"),
    (#"[{"ignored":{"a":1,"a":1}}]"#, .duplicateKey("a"), 19, "$[0].ignored"),
    (#"[{"note":nil}]"#, .unexpected(UInt8(ascii: "n"), expecting: .value), 9, "$[0].note"),
    (#"[{"id":+1}]"#, .plusSign, 7, "$[0].id"), (#"[] 1"#, .trailingData, 3, "$"),
  ])
  func `refuses what does not fit, with its place`(
    text: String, kind: JSONError.Kind, offset: Int, path: String
  ) {
    let error = #expect(throws: JSONError.self) { try read(text) }
    #expect(error?.kind == kind)
    #expect(error?.offset == offset)
    #expect(error?.path.description == path)
  }

  @Test func `compares text with literals byte by byte`() throws {
    let text = #"["frame","frames","fram","\u0066rame","e\u0301"]"#
    let found = try JSONReader.read(Array(text.utf8)) { (reader) throws(JSONError) in
      try reader.readArray { (reader) throws(JSONError) in
        let text = try reader.readText()
        return [text == "frame", "\u{E9}" ~= text, text.utf8Count == text.string.utf8.count]
      }
    }
    #expect(found.map { $0[0] } == [true, false, false, true, false])
    #expect(found.allSatisfy { !$0[1] && $0[2] })
  }

  @Test func `looks ahead and returns as if nothing had been read`() throws {
    let text = #"{"a":1,"v":{"x":[1,"\n"],"x2":2,"kind":"\u0061"},"x":"\u0062"}"#
    var kinds: [String] = []
    let tree = try JSONReader.read(Array(text.utf8), limits: JSON.Limits(values: 9)) {
      (reader) throws(JSONError) in
      var members: [JSONObject.Member] = []
      try reader.beginObject()
      while let key = try reader.nextKey() {
        if key == "v" {
          for _ in 0..<3 {
            let kind = try reader.lookAhead { (reader) throws(JSONError) in
              try reader.beginObject()
              while let key = try reader.nextKey() {
                if key == "kind" { return try reader.readText() }
                try reader.skipValue()
              }
              throw reader.missingKey("kind")
            }
            kinds.append(kind.string)
          }
        }
        members.append(.init(key: key.string, value: try reader.readJSON()))
      }
      return JSON.object(JSONObject(members))
    }
    #expect(kinds == ["a", "a", "a"])
    #expect(tree == (try JSON.parse(Array(text.utf8))))
  }

  @Test(arguments: [
    ("null", JSON.Kind.null), (" true", .bool), ("false", .bool), ("-1", .number), ("9", .number),
    (#""""#, .string), ("[]", .array), ("{}", .object),
  ])
  func `tells the sort of a value before reading it`(text: String, kind: JSON.Kind) throws {
    let found = try JSONReader.read(Array(text.utf8)) { (reader) throws(JSONError) in
      let kinds = [try reader.peekKind(), try reader.peekKind()]
      try reader.skipValue()
      return kinds
    }
    #expect(found == [kind, kind])
    #expect(try judge(text).get().kind == kind)
  }
}
