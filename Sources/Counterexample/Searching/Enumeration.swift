/// All values of a generator in order of size, the smallest first.
///
/// Size is what shrinking goes by: fewer draws before more, and among as many, lower keys first.
/// So the first failure of an enumeration is the smallest there is, and one that ends has shown
/// that there is none.
///
/// - Complexity: A value is drawn again for each number of draws above its own, up to the limit.
public struct Enumeration<Value>: Sequence, Sendable {
  /// Draws the values.
  public let generator: Generator<Value>
  /// The largest number of draws a value may take.
  public let drawLimit: Int

  /// Creates an enumeration of the values that take at most so many draws.
  public init(_ generator: Generator<Value>, drawLimit: Int) {
    self.generator = generator
    self.drawLimit = drawLimit
  }

  /// Returns an iterator over the values, the smallest first.
  @inlinable
  public func makeIterator() -> Iterator {
    Iterator(self)
  }

  /// Goes through the values of an enumeration.
  public struct Iterator: IteratorProtocol {
    @usableFromInline let generator: Generator<Value>
    @usableFromInline var odometer: Odometer

    @usableFromInline
    init(_ enumeration: Enumeration) {
      generator = enumeration.generator
      odometer = Odometer(drawLimit: enumeration.drawLimit)
    }

    /// Returns the next value; nil when there are no more within the limit.
    @inlinable
    public mutating func next() -> Value? {
      while odometer.advance() {
        let value = generator.draw(&odometer.source)
        if odometer.accepts() { return value }
      }
      return nil
    }

    /// Whether every value of the generator was gone through, so that no limit cut any off.
    public var isExhausted: Bool { odometer.isExhausted }

    /// The number of values the generator discarded.
    public var discardedCount: Int { odometer.discardedCount }

    /// The keys of the value that was returned last.
    ///
    /// - Complexity: O(*n*) in the number of draws.
    public var keys: [UInt64] { odometer.source.tape.recording.keys }
  }
}

/// Turns the keys of a case into those of the next one, like the wheels of a counter.
@usableFromInline
struct Odometer {
  @usableFromInline var source = Source(
    seed: 0, usesSpecialValues: false, tape: Tape(.keys), isStructured: false)
  private let drawLimit: Int
  /// The number of draws of the cases that are returned now.
  private var size = 0
  private var hasStarted = false
  /// Whether a case with more draws than the current size was seen.
  private var hasLarger = false
  @usableFromInline private(set) var isExhausted = false
  @usableFromInline private(set) var discardedCount = 0

  @usableFromInline
  init(drawLimit: Int) {
    self.drawLimit = drawLimit
  }

  /// Prepares the next case to be drawn; false when there is none within the limit.
  @usableFromInline
  mutating func advance() -> Bool {
    if hasStarted, !turn() {
      guard hasLarger else {
        isExhausted = true
        return false
      }
      guard size < drawLimit else { return false }
      size += 1
      hasLarger = false
      source.tape.keys.removeAll(keepingCapacity: true)
    }
    hasStarted = true
    source.restartReading()
    return true
  }

  /// Whether the case that was drawn is to be returned: it has the current size, is not
  /// discarded, and its keys are its own and not read as those of another case.
  @usableFromInline
  mutating func accepts() -> Bool {
    let count = source.tape.recording.draws.count
    guard count == size else {
      if count > size { hasLarger = true }
      return false
    }
    guard source.tape.hasReadItsKeys else { return false }
    guard !source.isDiscarded else {
      discardedCount += 1
      return false
    }
    return true
  }

  /// Raises the last key that can be raised and sets all later ones to 0; false when none can.
  private mutating func turn() -> Bool {
    var position = Swift.min(source.tape.recording.draws.count, size) - 1
    while position >= 0 {
      let isGiven = position < source.tape.keys.count
      let key = isGiven ? source.tape.keys[position] : 0
      if key < source.tape.recording.draws[position].max {
        if isGiven {
          source.tape.keys.removeLast(source.tape.keys.count - position)
        } else {
          while source.tape.keys.count < position { source.tape.keys.append(0) }
        }
        source.tape.keys.append(key + 1)
        return true
      }
      position -= 1
    }
    return false
  }
}
