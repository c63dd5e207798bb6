/// How much JSON is taken from one document; what exceeds a limit is refused where it does.
///
/// Every limit is inclusive: a document that reaches it exactly is read.
@usableFromInline
package struct JSONLimits: Hashable, Sendable {
  /// The deepest nesting any limit may allow, so that no stack overflows: 512.
  package static let maximumDepth = 512

  /// How many arrays and objects may be open at once.
  package let depth: Int
  /// The length of the document, in bytes.
  package let bytes: Int
  /// The length of a key or a string after its escapes are resolved, in bytes of UTF-8.
  package let stringBytes: Int
  /// The length of the text of a number, in bytes.
  package let numberBytes: Int
  /// How many values the document may hold, scalars and containers together; keys are free.
  package let values: Int

  /// Sets the limits; the defaults suit one message or one file of a catalogue.
  ///
  /// - Parameters:
  ///   - depth: Open containers, at most ``maximumDepth``; more is the caller's bug.
  ///   - bytes: The length of the document.
  ///   - stringBytes: The length of a string.
  ///   - numberBytes: The length of a number.
  ///   - values: The number of values.
  @usableFromInline
  package init(
    depth: Int = 64, bytes: Int = 16 << 20, stringBytes: Int = 1 << 20, numberBytes: Int = 128,
    values: Int = 1_000_000
  ) {
    precondition((0...Self.maximumDepth).contains(depth), "the depth is out of range")
    precondition(min(bytes, stringBytes, numberBytes, values) >= 0, "a limit is negative")
    self.depth = depth
    self.bytes = bytes
    self.stringBytes = stringBytes
    self.numberBytes = numberBytes
    self.values = values
  }
}

extension JSON {
  /// How much JSON is taken from one document.
  package typealias Limits = JSONLimits
}
