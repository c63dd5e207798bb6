// The draws of a source that need nothing drawn before, as generators of their own.

extension Generator where Value: FixedWidthInteger & Sendable {
  /// Returns a generator of integers of up to 64 bits; the simplest is the one nearest to 0.
  @inlinable
  public static func integer(in range: ClosedRange<Value>) -> Generator {
    Generator { $0.integer(in: range) }
  }
}

extension Generator<Bool> {
  /// A generator of truth values; the simplest is `false`.
  public static var boolean: Generator { Generator { $0.boolean() } }
}

extension Generator<Double> {
  /// Returns a generator of finite numbers; the simplest is the integer nearest to 0.
  ///
  /// - Precondition: Both ends are finite.
  @inlinable
  public static func double(in range: ClosedRange<Double>) -> Generator {
    Generator { $0.double(in: range) }
  }
}

extension Generator<String> {
  /// Returns a generator of texts; the simplest is the shortest, of the first scalar.
  ///
  /// - Complexity: O(*n*) in the number of scalars.
  public static func string(
    count: ClosedRange<Int>, of alphabet: Alphabet = .printable
  ) -> Generator {
    Generator { $0.string(count: count, of: alphabet) }
  }
}

extension Generator where Value: Sendable {
  /// Returns a generator of the elements of an array, evenly; the simplest is the first.
  ///
  /// - Precondition: `elements` is not empty.
  public static func element(of elements: [Value]) -> Generator {
    precondition(!elements.isEmpty, "there is nothing to choose from")
    return Generator { $0.element(of: elements) }
  }
}
