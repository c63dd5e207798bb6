import Foundation
import JSON
import Testing

/// The schema beside the protocol's page says what is really said, by both sides.
struct SchemaTests {
  private static let specs = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../Specs").standardized

  private let schema: JSONSchema

  init() throws {
    let bytes = try Data(contentsOf: SchemaTests.specs.appending(path: "protocol.schema.json"))
    schema = JSONSchema(try JSON.parse(Array(bytes)))
  }

  /// Judges a few cases and returns every line that each side wrote.
  private func lines(_ pace: String) throws -> (foldproof: [String], adapter: [String]) {
    let folder = URL.temporaryDirectory.appending(path: "foldproof-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // The lines pass through two copies of tee; the pace is taken down where it is announced.
    let line = """
      cd '\(folder.path)'
      printf '%s\\n' 'tee in | "$0" adapter serve builtin:reference | sed -u "s/\\(.window.:\\)512,\\(.batch.:\\)64/\(pace)/" | tee out' > run
      "$0" --cases 150 --adapter "exec:/bin/sh -c '. ./run' '$0'"
      """
    let ending = try Foldproof.shell(line)
    // So few cases need not establish anything.
    try #require([0, 3].contains(ending.code), "\(ending.output)\(ending.errors)")
    return (
      try String(contentsOf: folder.appending(path: "in"), encoding: .utf8)
        .split(separator: "\n").map(String.init),
      try String(contentsOf: folder.appending(path: "out"), encoding: .utf8)
        .split(separator: "\n").map(String.init)
    )
  }

  @Test(arguments: [#"\11,\21"#, #"\164,\21"#, #"\164,\28"#])
  func `fits every line of a run, at any pace`(pace: String) throws {
    let (foldproof, adapter) = try lines(pace)
    #expect(foldproof.count > 20)
    #expect(adapter.count > 20)
    for line in foldproof {
      try schema.check(try JSON.parse(Array(line.utf8)), as: "foldproofLine")
    }
    for line in adapter { try schema.check(try JSON.parse(Array(line.utf8)), as: "adapterLine") }
  }

  @Test func `fits the lines that the page shows`() throws {
    let page = try String(
      contentsOf: SchemaTests.specs.appending(path: "protocol.md"), encoding: .utf8)
    var count = 0
    for line in page.split(separator: "\n") where line.hasPrefix("→ ") || line.hasPrefix("← ") {
      let definition = line.hasPrefix("→") ? "foldproofLine" : "adapterLine"
      try schema.check(try JSON.parse(Array(line.dropFirst(2).utf8)), as: definition)
      count += 1
    }
    #expect(count == 20)
  }

  @Test(arguments: [
    "{}", "[]", "7", #"{"id":1}"#, #"{"id":0,"answer":"wait"}"#, #"{"id":1.5,"answer":"wait"}"#,
    #"{"id":1,"answer":"wide"}"#, #"{"id":1,"answer":{"points":"wide"}}"#,
    #"{"id":1,"answer":"wait","declined":true}"#, #"{"id":1,"declined":false}"#,
    #"{"id":1,"answer":"wait","mood":1}"#, #"{"answer":"wait"}"#, #"{"pong":"1"}"#,
    #"{"id":1,"actions":[]}"#, #"{"id":1,"step":0,"actions":[{"do":"dance"}]}"#,
    #"{"id":1,"step":0,"actions":[{"do":"dispatch","load":1}]}"#,
    #"{"id":1,"answer":{"refused":"tooLarge"}}"#,
    #"{"id":1,"answer":{"refused":"covered","exceeding":[]}}"#,
    #"{"hello":{"version":1,"name":"n","adapterVersion":"1","queries":["bannerHeight"]}}"#,
    #"{"hello":{"version":1,"name":"n","adapterVersion":"1","queries":[],"window":0}}"#,
    #"{"hello":{"version":1,"adapterVersion":"1","queries":[]}}"#,
  ])
  func `fits no line that is refused`(line: String) throws {
    let value = try JSON.parse(Array(line.utf8))
    #expect(throws: JSONSchema.Misfit(place: "adapterLine", keyword: "oneOf")) {
      try schema.check(value, as: "adapterLine")
    }
  }
}
