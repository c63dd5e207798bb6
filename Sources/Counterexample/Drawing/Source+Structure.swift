extension Source {
  /// Draws a sequence; the simplest is the shortest.
  ///
  /// Elements are what shrinking deletes, moves, merges and reorders, so a repeated draw belongs
  /// here rather than in a loop.
  ///
  /// - Parameters:
  ///   - count: The number of elements, at least 0.
  ///   - line: With the column, what tells the elements of one sequence from those of others;
  ///     elements drawn at the same place may stand in for each other.
  ///   - column: See `line`.
  ///   - element: Draws one element.
  /// - Returns: The elements, in the order they were drawn.
  /// - Complexity: O(*n*) draws of an element.
  @inlinable
  public mutating func array<Element>(
    count: ClosedRange<Int>, line: UInt = #line, column: UInt = #column,
    _ element: (inout Source) -> Element
  ) -> [Element] {
    sequence(count: count, label: Source.label(line, column), isSteps: false, element)
  }

  /// Draws a sequence of steps, numbered through the whole case in the order they are drawn.
  ///
  /// A step that had no effect is named by its number in ``Judgement/unusedSteps``, or marked
  /// with ``markUnused()`` while it is drawn; shrinking deletes all of those first.
  ///
  /// - Complexity: O(*n*) draws of a step.
  @inlinable
  public mutating func steps<Step>(
    count: ClosedRange<Int>, line: UInt = #line, column: UInt = #column,
    _ step: (inout Source) -> Step
  ) -> [Step] {
    sequence(count: count, label: Source.label(line, column), isSteps: true, step)
  }

  @inlinable
  static func label(_ line: UInt, _ column: UInt) -> UInt64 {
    UInt64(line) << 16 | UInt64(column)
  }

  @inlinable
  mutating func sequence<Element>(
    count: ClosedRange<Int>, label: UInt64, isSteps: Bool, _ element: (inout Source) -> Element
  ) -> [Element] {
    precondition(count.lowerBound >= 0, "a sequence has fewer than no elements")
    let max = UInt64(UInt(bitPattern: count.upperBound &- count.lowerBound))
    let key = numberKey(upTo: max, turn: 0, .length)
    let length = count.lowerBound &+ Int(truncatingIfNeeded: key)
    var elements: [Element] = []
    elements.reserveCapacity(length)
    guard isStructured else {
      for _ in 0..<length { elements.append(element(&self)) }
      return elements
    }
    let sequence = openSequence(minimum: count.lowerBound, count: length, isSteps: isSteps)
    for _ in 0..<length {
      openSpan(label: label, sequence: sequence)
      elements.append(element(&self))
      closeSpan()
    }
    closeSequence()
    return elements
  }

  /// Draws something whose draws belong together.
  ///
  /// Shrinking simplifies a span as a whole, and puts a span in place of an enclosing one with
  /// the same label; give each node of a recursive value a span.
  ///
  /// - Parameters:
  ///   - label: What is drawn here. Spans with the same label may stand in for each other.
  ///   - body: Draws it.
  /// - Returns: What was drawn.
  @inlinable
  public mutating func span<Value>(
    _ label: StaticString, _ body: (inout Source) -> Value
  ) -> Value {
    guard isStructured else { return body(&self) }
    openSpan(label)
    let value = body(&self)
    closeSpan()
    return value
  }

  /// Says that the innermost step or span has no effect, so that shrinking drops it first.
  ///
  /// Outside of any span this does nothing.
  public mutating func markUnused() {
    guard isStructured, tape.openSpan >= 0 else { return }
    tape.recording.spans[tape.openSpan].isUnused = true
  }

  @usableFromInline
  mutating func openSequence(minimum: Int, count: Int, isSteps: Bool) -> Int {
    tape.openSequence(minimum: minimum, count: count, isSteps: isSteps)
  }

  @usableFromInline
  mutating func closeSequence() {
    tape.closeSequence()
  }

  @usableFromInline
  mutating func openSpan(label: UInt64, sequence: Int) {
    tape.open(label: label, sequence: sequence)
  }

  @usableFromInline
  mutating func openSpan(_ label: StaticString) {
    // The length tells texts apart whose bytes happen to add up to the same.
    var hash = UInt64(truncatingIfNeeded: label.utf8CodeUnitCount)
    label.withUTF8Buffer { bytes in
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    }
    tape.open(label: StableHash.mix(hash), sequence: -1)
  }

  @usableFromInline
  mutating func closeSpan() {
    tape.close()
  }
}
