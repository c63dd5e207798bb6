import Specification
import Testing

/// What is made of a document's bytes.
struct DocumentTextTests {
  @Test func `folds white space within lines and drops it around them`() throws {
    let text = try DocumentText(Array("\t one \t two  \r\n\n three\r\nfour\r".utf8))
    #expect((1...4).map(text.text(ofLine:)) == ["one two", "", "three", "four"])
    #expect(text.lineHashes.map(\.isBlank) == [false, true, false, false])
  }

  @Test(arguments: [("", 0), ("\n", 1), ("a", 1), ("a\n", 1), ("a\n\n", 2), ("\n\na", 3)])
  func `counts lines as an editor does`(text: String, count: Int) throws {
    #expect(try DocumentText(Array(text.utf8)).lineHashes.count == count)
  }

  @Test func `hashes lines joined by line feeds, and none beyond the end`() throws {
    let text = try DocumentText(Array("A  banner\nmust\nfit.\n".utf8))
    let lines = try #require(LineNumbers("1,3"))
    // printf 'A banner\nfit.' | sha256sum
    #expect(
      text.hash(of: lines) == "fb019f4749f0bde30c22da7c2dd46d18544046de29fb63bf0e2e2ca53bda5f46")
    #expect(text.lineHashes[1].description == "4137b01e")
    #expect(text.hash(of: try #require(LineNumbers("1,4"))) == nil)
  }

  @Test func `refuses what is no text, and names its first line`() {
    #expect(throws: DocumentError.notUTF8(line: 3)) {
      try DocumentText(Array("one\n\n".utf8) + [0xC0, 0x80, 0x0A, 0xFF])
    }
  }

  @Test func `refuses more bytes and more lines than the limits`() throws {
    let limit = DocumentText.byteLimit
    #expect(try DocumentText([UInt8](repeating: 0x20, count: limit)).lineHashes.count == 1)
    #expect(throws: DocumentError.tooManyBytes) {
      try DocumentText([UInt8](repeating: 0x20, count: limit + 1))
    }
    #expect(try DocumentText([UInt8](repeating: 0x0A, count: 4000)).lineHashes.count == 4000)
    #expect(throws: DocumentError.tooManyLines) {
      try DocumentText([UInt8](repeating: 0x0A, count: 4001))
    }
  }

  @Test(
    arguments: [
      (DocumentError.tooManyBytes, "is longer than 1048576 bytes"),
      (.tooManyLines, "has more than 4000 lines"),
      (.notUTF8(line: 7), "is no UTF-8 text: see line 7"),
    ])
  func `says what is wrong with a file`(error: DocumentError, words: String) {
    #expect("\(error)" == words)
  }
}
