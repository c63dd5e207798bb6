internal import JSON

/// What tells a line of a document from the others: short, so that the text cannot be had from it.
package struct LineHash: Hashable, Sendable {
  /// The first eight digits of the SHA-256 of the line in hex; empty for a blank line.
  package let description: String

  /// Creates a hash from its text; nil unless that is empty or eight lowercase hexadecimal digits.
  package init?(_ text: String) {
    let isHexadecimal = text.utf8.allSatisfy { 48...57 ~= $0 || 97...102 ~= $0 }
    guard text.isEmpty || (text.utf8.count == 8 && isHexadecimal) else { return nil }
    description = text
  }

  /// Hashes a line whose white space is folded already.
  ///
  /// - Complexity: O(*n*) in the length of the line.
  init(of line: [UInt8]) {
    description = line.isEmpty ? "" : String(SHA256.hash(line).hex.prefix(8))
  }

  /// Whether the line holds nothing but white space.
  package var isBlank: Bool { description.isEmpty }
}

extension LineHash: CustomStringConvertible {}
