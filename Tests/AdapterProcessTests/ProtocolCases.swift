import Foundation
import JSON
import Testing

/// The cases of the conversation itself, as `Specs/protocol.cases.json` has them.
enum ProtocolCases {
  /// What Foldproof takes a line of an adapter for.
  struct Line: Sendable, CustomTestStringConvertible {
    var why: String
    /// The line; `N` stands for the number of the open case.
    var text: String
    /// The kind of the fault, or `answer`.
    var takenFor: String

    var testDescription: String { why }
  }

  /// What an adapter says to some lines.
  struct Conversation: Sendable, CustomTestStringConvertible {
    var why: String
    var says: [String]
    var hears: [String]

    var testDescription: String { why }
  }

  private static let file: JSON = {
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Specs/protocol.cases.json")
    // A file that cannot be read has no cases, which its tests notice.
    guard let bytes = try? Data(contentsOf: url), let file = try? JSON.parse(Array(bytes)) else {
      return .null
    }
    return file
  }()

  static let toFoldproof: [Line] = (file["toFoldproof"]?.arrayValue ?? []).map {
    Line(why: $0.text("why"), text: $0.text("line"), takenFor: $0.text("takenFor"))
  }

  static let toAdapter: [Conversation] = (file["toAdapter"]?.arrayValue ?? []).map {
    Conversation(why: $0.text("why"), says: $0.texts("says"), hears: $0.texts("hears"))
  }
}

extension JSON {
  fileprivate func text(_ key: String) -> String { self[key]?.stringValue ?? "" }

  fileprivate func texts(_ key: String) -> [String] {
    (self[key]?.arrayValue ?? []).compactMap(\.stringValue)
  }
}

/// Our own adapter's side says what the cases say it should.
struct ProtocolCasesTests {
  @Test(arguments: ProtocolCases.toAdapter)
  func `are kept by an adapter in Swift`(_ conversation: ProtocolCases.Conversation) throws {
    let process = Process()
    process.executableURL = URL(filePath: TestProgram.path("foldproof"))
    process.arguments = ["adapter", "serve", "builtin:reference"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    // All of it is far less than a pipe holds.
    try input.fileHandleForWriting.write(
      contentsOf: Data(conversation.says.map { $0 + "\n" }.joined().utf8))
    try input.fileHandleForWriting.close()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let lines = said.split(separator: "\n").map(String.init)
    #expect(
      try lines.map { try JSON.parse(Array($0.utf8)) }
        == conversation.hears.map { try JSON.parse(Array($0.utf8)) })
  }

  @Test func `are all there`() {
    #expect(ProtocolCases.toFoldproof.count == 35)
    #expect(ProtocolCases.toAdapter.count == 20)
  }
}
