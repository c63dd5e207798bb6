extension Source {
  /// Draws nothing or something, one time in four nothing; the simplest is nothing.
  @inlinable
  public mutating func optional<Value>(_ value: (inout Source) -> Value) -> Value? {
    boolean(percent: 75) ? value(&self) : nil
  }

  /// Draws a value that an assumption holds for, trying again a bounded number of times.
  ///
  /// When no try succeeds, the case is discarded and the last value comes back. A search counts
  /// such cases, so a filter that is too strict shows; a generator that makes only what is wanted
  /// is better still.
  ///
  /// - Parameters:
  ///   - tries: How often to draw; positive.
  ///   - isIncluded: The assumption.
  ///   - value: Draws a value.
  /// - Returns: The first value the assumption holds for.
  /// - Complexity: At most `tries` draws of a value.
  public mutating func filtered<Value>(
    tries: Int = 100, where isIncluded: (Value) -> Bool, _ value: (inout Source) -> Value
  ) -> Value {
    precondition(tries > 0, "a filter needs a try")
    var last: Value
    var left = tries
    repeat {
      last = trying(value, isIncluded)
      if isIncluded(last) { return last }
      left -= 1
    } while left > 0
    discard()
    return last
  }

  /// Draws once, in a span that is marked as unused when the value is not wanted.
  private mutating func trying<Value>(
    _ value: (inout Source) -> Value, _ isIncluded: (Value) -> Bool
  ) -> Value {
    span("try") { source in
      let drawn = value(&source)
      if !isIncluded(drawn) { source.markUnused() }
      return drawn
    }
  }

  /// Draws elements of which no two are equal; the simplest is the shortest.
  ///
  /// The case is discarded when too few values differ from each other.
  ///
  /// - Parameters:
  ///   - count: The number of elements.
  ///   - tries: How often to draw each element.
  ///   - line: What tells these elements from those of other sequences.
  ///   - column: See `line`.
  ///   - element: Draws one element.
  /// - Returns: The elements, in the order they were drawn.
  /// - Complexity: O(*n*) draws of an element, and `tries` times that at worst.
  public mutating func distinctArray<Element: Hashable>(
    count: ClosedRange<Int>, tries: Int = 100, line: UInt = #line, column: UInt = #column,
    _ element: (inout Source) -> Element
  ) -> [Element] {
    var known: Set<Element> = []
    return array(count: count, line: line, column: column) { source in
      let drawn = source.filtered(tries: tries, where: { !known.contains($0) }, element)
      known.insert(drawn)
      return drawn
    }
  }

  /// Draws a set; the simplest is the smallest.
  ///
  /// The case is discarded when too few values differ from each other.
  ///
  /// - Parameters:
  ///   - count: The number of elements.
  ///   - line: What tells these elements from those of other sequences.
  ///   - column: See `line`.
  ///   - element: Draws one element.
  /// - Returns: The set.
  /// - Complexity: O(*n*) draws of an element.
  public mutating func set<Element: Hashable>(
    count: ClosedRange<Int>, line: UInt = #line, column: UInt = #column,
    _ element: (inout Source) -> Element
  ) -> Set<Element> {
    Set(distinctArray(count: count, line: line, column: column, element))
  }

  /// Draws a dictionary; the simplest is the smallest.
  ///
  /// The case is discarded when too few keys differ from each other.
  ///
  /// - Parameters:
  ///   - count: The number of entries.
  ///   - line: What tells these entries from the elements of other sequences.
  ///   - column: See `line`.
  ///   - key: Draws a key.
  ///   - value: Draws the value of a key.
  /// - Returns: The dictionary.
  /// - Complexity: O(*n*) draws of an entry.
  public mutating func dictionary<Key: Hashable, Value>(
    count: ClosedRange<Int>, line: UInt = #line, column: UInt = #column, key: (inout Source) -> Key,
    value: (inout Source) -> Value
  ) -> [Key: Value] {
    var entries: [Key: Value] = [:]
    _ = array(count: count, line: line, column: column) { source in
      let drawn = source.filtered(where: { entries[$0] == nil }, key)
      entries[drawn] = value(&source)
    }
    return entries
  }

  /// Draws elements in rising order; the simplest is the shortest.
  ///
  /// - Complexity: O(*n*) draws of an element, and sorting them.
  public mutating func sortedArray<Element: Comparable>(
    count: ClosedRange<Int>, line: UInt = #line, column: UInt = #column,
    _ element: (inout Source) -> Element
  ) -> [Element] {
    array(count: count, line: line, column: column, element).sorted()
  }

  /// Draws some of the elements, in their order; the simplest is none of them.
  ///
  /// - Complexity: One draw for each element.
  public mutating func subsequence<Element>(of elements: [Element]) -> [Element] {
    elements.filter { _ in boolean() }
  }

  /// Draws an order of the elements, evenly; the simplest is the one they come in.
  ///
  /// - Complexity: One draw for each element but the last.
  public mutating func permutation<Element>(of elements: [Element]) -> [Element] {
    var elements = elements
    for place in elements.indices.dropLast() {
      let rest = UInt64(elements.count - 1 - place)
      elements.swapAt(place, place + Int(truncatingIfNeeded: uniformKey(upTo: rest, .symbol)))
    }
    return elements
  }
}
