/// Unicode scalars in an order, simplest first, to draw characters and text from.
public struct Alphabet: Hashable, Sendable {
  /// Ranges of scalar values, in order; none holds a surrogate.
  private var ranges: [ClosedRange<UInt32>]
  /// The number of scalars; one that is in several ranges counts several times.
  public private(set) var count: Int

  private init(_ ranges: [ClosedRange<UInt32>]) {
    self.ranges = ranges
    count = ranges.reduce(0) { $0 + $1.count }
  }

  /// Creates an alphabet of the scalars of a text, the first being the simplest.
  ///
  /// - Precondition: The text is not empty.
  /// - Complexity: O(*n*) in the length of the text.
  public init(_ scalars: String) {
    precondition(!scalars.isEmpty, "an alphabet needs a character")
    self.init(scalars.unicodeScalars.map { $0.value...$0.value })
  }

  /// Returns the scalars of one alphabet, followed by those of another.
  ///
  /// - Complexity: O(*n*) in the number of ranges.
  public static func + (one: Alphabet, other: Alphabet) -> Alphabet {
    Alphabet(one.ranges + other.ranges)
  }

  /// The letters `a` to `z`.
  public static let lowercase = Alphabet([0x61...0x7a])
  /// The letters `A` to `Z`.
  public static let uppercase = Alphabet([0x41...0x5a])
  /// The digits `0` to `9`.
  public static let digits = Alphabet([0x30...0x39])
  /// Lower-case letters, digits, upper-case letters.
  public static let alphanumeric = lowercase + digits + uppercase
  /// What a keyboard types: letters, digits, the space and punctuation.
  public static let printable =
    alphanumeric + Alphabet([0x20...0x2f, 0x3a...0x40, 0x5b...0x60, 0x7b...0x7e])
  /// All of ASCII, with line feed, tab and the other control characters last.
  public static let ascii =
    printable + Alphabet([0x0a...0x0a, 0x09...0x09, 0x0d...0x0d, 0...8])
    + Alphabet([0x0b...0x0c, 0x0e...0x1f, 0x7f...0x7f])
  /// All of Unicode, after ASCII with characters that are known for trouble.
  ///
  /// Among them: a letter whose case changes its length, a combining accent, a joiner, marks that
  /// turn the direction of writing, a byte order mark, an emoji with modifiers, half a flag and
  /// the last scalar.
  public static let unicode =
    ascii + Alphabet("\u{e9}\u{df}\u{130}\u{301}\u{200d}\u{202e}\u{5d0}\u{feff}\u{fffd}")
    + Alphabet("\u{1f600}\u{1f469}\u{1f3fd}\u{1f1e8}\u{10ffff}\u{2028}\u{d7ff}\u{e000}")
    + Alphabet([0x80...0x7ff, 0x800...0xd7ff, 0xe000...0xffff, 0x1_0000...0x10_ffff])

  /// Returns the scalar at a position, counted from the simplest.
  ///
  /// - Complexity: O(*n*) in the number of ranges.
  public subscript(position: Int) -> Unicode.Scalar {
    var left = position
    for range in ranges {
      if left < range.count, let scalar = Unicode.Scalar(range.lowerBound + UInt32(left)) {
        return scalar
      }
      left -= range.count
    }
    preconditionFailure("there is no scalar at this position")
  }
}
