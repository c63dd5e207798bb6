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
  /// How often to draw for one value before giving up.
  ///
  /// An assumption that hardly ever holds, or a draw with many keys for one value, would otherwise
  /// go on for ever.
  public let attemptLimit: Int

  /// Creates an enumeration of the values that take at most so many draws.
  ///
  /// - Parameters:
  ///   - generator: Draws the values.
  ///   - drawLimit: The largest number of draws a value may take.
  ///   - attemptLimit: How often to draw for one value before giving up; positive.
  public init(_ generator: Generator<Value>, drawLimit: Int, attemptLimit: Int = 10_000_000) {
    precondition(attemptLimit > 0, "an enumeration needs an attempt")
    self.generator = generator
    self.drawLimit = drawLimit
    self.attemptLimit = attemptLimit
  }

  /// Returns how many values there are, if that can be told with little work.
  ///
  /// - Parameter limit: The largest number of values to count.
  /// - Returns: The number; nil when there are more than `limit`, more than the draw limit allows,
  ///   or when telling takes more than some 16 draws for each value of the limit.
  /// - Complexity: O(`limit`) draws.
  public func count(upTo limit: Int) -> Int? {
    var odometer = Odometer(drawLimit: drawLimit, attemptLimit: attemptLimit)
    var work = limit < Int.max / 32 ? 16 * limit + 1024 : Int.max
    var count = 0
    while odometer.advance() {
      _ = generator.draw(&odometer.source)
      work -= 1 + odometer.source.tape.recording.draws.count
      if odometer.accepts() { count += 1 }
      guard count <= limit, work >= 0 else { return nil }
    }
    return odometer.isExhausted ? count : nil
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
      odometer = Odometer(
        drawLimit: enumeration.drawLimit, attemptLimit: enumeration.attemptLimit)
    }

    /// Returns the next value; nil when there are no more within the limits.
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

    /// Whether it ended because too many attempts in a row gave no value.
    public var hasGivenUp: Bool { odometer.hasGivenUp }

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
  private let attemptLimit: Int
  /// How many more attempts there are for the next value.
  private var attemptsLeft: Int
  /// The number of draws of the cases that are returned now.
  private var size: Int
  private var hasStarted = false
  /// Whether a case with more draws than the current size was seen.
  private var hasLarger = false
  @usableFromInline private(set) var isExhausted = false
  @usableFromInline private(set) var hasGivenUp = false
  @usableFromInline private(set) var discardedCount = 0

  @usableFromInline
  init(drawLimit: Int, attemptLimit: Int, size: Int = 0) {
    self.size = size
    self.drawLimit = drawLimit
    self.attemptLimit = attemptLimit
    attemptsLeft = attemptLimit
  }

  /// Prepares the next case to be drawn; false when there is none within the limits.
  @usableFromInline
  mutating func advance() -> Bool {
    guard attemptsLeft > 0 else {
      hasGivenUp = true
      return false
    }
    attemptsLeft -= 1
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
    attemptsLeft = attemptLimit
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
