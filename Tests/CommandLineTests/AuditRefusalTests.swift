import Foundation
import Testing

/// What is no folder of documents or catalogue files is refused before anything is printed.
struct AuditRefusalTests {
  private let folders: AuditFolders

  init() throws {
    folders = try AuditFolders()
  }

  private func expect(
    _ code: Int32, _ text: String, _ words: [String]? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let ending = try Foldproof.run(words ?? folders.words)
    #expect(ending.code == code, sourceLocation: sourceLocation)
    #expect(ending.errors.contains(text), "\(ending.errors)", sourceLocation: sourceLocation)
    #expect(ending.output == "", sourceLocation: sourceLocation)
  }

  @Test func `refuses folders that are not there, or are none`() throws {
    for option in ["--documents", "--catalogue"] {
      try expect(66, "There is no folder “/no/such”.", ["audit", option, "/no/such"])
      try expect(65, "900_guide.txt” is no folder.", ["audit", option, folders.document.path])
    }
    try expect(
      65, "has no file that ends in .json", ["audit", "--catalogue", folders.documents.path])
    try expect(64, "--hashes needs --documents DIR.", ["audit", "--hashes"])
  }

  @Test func `refuses a document that is missing, a folder, or may never end`() throws {
    try FileManager.default.removeItem(at: folders.document)
    try expect(65, "has no file “900_guide.txt”.")
    try FileManager.default.createDirectory(
      at: folders.document, withIntermediateDirectories: false)
    try expect(65, "has a “900_guide.txt” that is no file.")
    try FileManager.default.removeItem(at: folders.document)
    try FileManager.default.createSymbolicLink(
      at: folders.document, withDestinationURL: URL(filePath: "/dev/zero"))
    try expect(65, "has a “900_guide.txt” that is no file.")
  }

  @Test(
    arguments: [
      (Data([0xFF, 0xFE, 0x00]), "is no UTF-8 text: see line 1."),
      (Data(count: 3 << 20), "is longer than 1048576 bytes."),
      (Data(repeating: 0x0A, count: 4001), "has more than 4000 lines."),
    ])
  func `refuses a document that is no text of a usual size`(bytes: Data, text: String) throws {
    try bytes.write(to: folders.document)
    try expect(65, "The document “900_guide.txt” \(text)")
  }

  @Test(arguments: [Data(), Data(count: 9000), Data("\u{1b}[31m\n".utf8)])
  func `finds nothing again in a text that is another, and shows it without harm`(
    bytes: Data
  ) throws {
    try bytes.write(to: folders.document)
    let ending = try Foldproof.run(folders.words)
    #expect(ending.code == 3)
    #expect(ending.output.contains("suspect: 900-FIT-001\n"))
    #expect(!ending.output.contains("\u{1b}") && !ending.output.contains("\0"))
  }

  @Test func `refuses a catalogue that is none, and says where`() throws {
    try folders.replace(#""reason":"link""#, with: #""reason":"dull""#)
    try expect(65, "The catalogue file 900.json cannot be read:")
    try expect(65, "waivers[2].reason")
  }
}
