internal import JSON

/// A document as the catalogue's hashes see it: lines with their white space folded.
package struct DocumentText: Hashable, Sendable {
  /// The length up to which files are read, in bytes.
  package static let byteLimit = 1 << 20

  /// SHA-256 of the whole file, in hex.
  package let sha256: String
  /// The hash of each line, from the first.
  package let lineHashes: [LineHash]
  private let lines: [[UInt8]]

  /// Reads the bytes of a file; lines end with LF or CR LF, and a byte order mark is skipped.
  ///
  /// - Throws: ``DocumentError`` when the bytes are no text, or too many.
  /// - Complexity: O(*n*) in the number of bytes.
  package init(_ bytes: [UInt8]) throws(DocumentError) {
    guard bytes.count <= DocumentText.byteLimit else { throw .tooManyBytes }
    let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let lineFeed = UInt8(ascii: "\n")
    var parts = body.split(separator: lineFeed, omittingEmptySubsequences: false)
    if parts.last?.isEmpty == true { parts.removeLast() }
    guard parts.count <= LineNumbers.limit else { throw .tooManyLines }
    for (index, part) in parts.enumerated()
    where String(validating: part, as: UTF8.self) == nil {
      throw .notUTF8(line: index + 1)
    }
    lines = parts.map(\.folded)
    lineHashes = lines.map(LineHash.init(of:))
    sha256 = SHA256.hash(bytes).hex
  }

  /// Returns the SHA-256 of some lines joined by line feeds, in hex; nil when it has not all.
  ///
  /// - Complexity: O(*n*) in the length of the lines.
  package func hash(of numbers: LineNumbers) -> String? {
    guard (numbers.ranges.last?.upperBound ?? 0) <= lines.count else { return nil }
    let texts = numbers.numbers.map { lines[$0 - 1] }
    return SHA256.hash(Array(texts.joined(separator: [UInt8(ascii: "\n")]))).hex
  }

  /// Returns the text of a line that is there, its white space folded.
  ///
  /// - Complexity: O(*n*) in the length of the line.
  package func text(ofLine number: Int) -> String {
    String(decoding: lines[number - 1], as: UTF8.self)
  }
}

/// Why a file is no document.
package enum DocumentError: Error, Hashable {
  /// It is longer than ``DocumentText/byteLimit``.
  case tooManyBytes
  /// It has more lines than ``LineNumbers/limit``.
  case tooManyLines
  /// A line is no UTF-8; the first of them.
  case notUTF8(line: Int)
}

extension DocumentError: CustomStringConvertible {
  /// What is wrong, in words that follow the file's name.
  package var description: String {
    switch self {
    case .tooManyBytes: "is longer than \(DocumentText.byteLimit) bytes"
    case .tooManyLines: "has more than \(LineNumbers.limit) lines"
    case .notUTF8(let line): "is no UTF-8 text: see line \(line)"
    }
  }
}

extension ArraySlice<UInt8> {
  /// The line without its carriage return, each run of spaces and tabs one space, ends trimmed.
  fileprivate var folded: [UInt8] {
    let carriageReturn = UInt8(ascii: "\r")
    let line = last == carriageReturn ? dropLast() : self
    let words = line.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return Array(words.joined(separator: [UInt8(ascii: " ")]))
  }
}
