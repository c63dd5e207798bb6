/// A number as JSON spells it, exact: two numbers are equal when they are worth the same.
///
/// Only numbers that a finite `Double` can stand for exist: `1e999` is refused, and so is
/// `1e-999`, which would turn into zero unseen. `-0` keeps its sign as a `Double` and in its text,
/// and equals `0`.
package struct JSONNumber: Sendable {
  private enum Storage {
    /// The number in plain digits, as ``JSONNumber/text`` gives it.
    case integer(Int64)
    /// Any other number or spelling.
    case decimal(text: String, double: Double)
  }

  private let storage: Storage

  /// Holds an integer.
  package init(_ value: Int64) {
    storage = .integer(value)
  }

  /// Holds a `Double` by its shortest decimal, or nothing when it is not finite.
  package init?(_ value: Double) {
    guard value.isFinite else { return nil }
    var bytes = ByteBuffer(capacity: 32)
    value.appendShortest(to: &bytes)
    self.init(text: String(decoding: bytes.contents, as: UTF8.self), double: value)
  }

  /// Holds a number whose text was found to be one.
  init(text: String, double: Double) {
    if let value = Int64(text), text != "-0" {
      storage = .integer(value)
    } else {
      storage = .decimal(text: text, double: double)
    }
  }

  /// The number as it was written.
  package var text: String {
    switch storage {
    case .integer(let value): String(value)
    case .decimal(let text, _): text
    }
  }

  /// The nearest `Double`, always finite.
  package var double: Double {
    switch storage {
    case .integer(let value): Double(value)
    case .decimal(_, let double): double
    }
  }

  /// The number itself when it is whole and fits, however it is spelled; else nil.
  ///
  /// - Complexity: O(length of the text).
  package var int64: Int64? {
    switch storage {
    case .integer(let value): value
    case .decimal(let text, _): ExactDecimal(text.utf8).int64
    }
  }

  /// Appends the one spelling that equal numbers share: no needless zero, point or exponent.
  func appendCanonical(to bytes: inout ByteBuffer) {
    switch storage {
    case .integer(let value): value.appendDigits(to: &bytes)
    case .decimal(let text, _): ExactDecimal(text.utf8).append(to: &bytes)
    }
  }
}

extension JSONNumber: Hashable {
  private var canonicalBytes: [UInt8] {
    var bytes = ByteBuffer(capacity: 32)
    appendCanonical(to: &bytes)
    return Array(bytes.contents)
  }

  package static func == (first: JSONNumber, second: JSONNumber) -> Bool {
    if case (.integer(let first), .integer(let second)) = (first.storage, second.storage) {
      return first == second
    }
    return first.canonicalBytes == second.canonicalBytes
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(canonicalBytes)
  }
}
