extension Generator {
  /// Returns a generator of one value alone, which takes no draw.
  public static func constant(_ value: Value) -> Generator where Value: Sendable {
    Generator { _ in value }
  }

  /// Returns a generator that draws with one of several, evenly; the first is the simplest.
  ///
  /// - Precondition: There is at least one.
  public static func one(of generators: [Generator]) -> Generator {
    precondition(!generators.isEmpty, "there is nothing to choose from")
    return Generator { source in generators[source.choice(generators.count)].draw(&source) }
  }

  /// Returns a generator that draws with one of several, in proportion to their weights.
  ///
  /// The first is the simplest; one of weight 0 is never used.
  ///
  /// - Precondition: No weight is negative, and some weight is positive.
  public static func weighted(_ generators: [(weight: Int, Generator)]) -> Generator {
    let weights = Weights(generators.map(\.weight))
    let generators = generators.map(\.1)
    return Generator { source in generators[source.choice(weights: weights)].draw(&source) }
  }

  /// Returns a generator of the values that an assumption holds for.
  ///
  /// When no try succeeds, the case is discarded.
  ///
  /// - Parameters:
  ///   - tries: How often to draw; positive.
  ///   - isIncluded: The assumption.
  /// - Returns: The generator.
  /// - Complexity: At most `tries` draws of a value.
  public func filter(
    tries: Int = 100, _ isIncluded: @escaping @Sendable (Value) -> Bool
  ) -> Generator {
    Generator { $0.filtered(tries: tries, where: isIncluded, self.draw) }
  }

  /// Returns a generator of arrays of the values; the simplest is the shortest.
  ///
  /// - Complexity: O(*n*) draws of a value.
  public func array(count: ClosedRange<Int>, line: UInt = #line, column: UInt = #column)
    -> Generator<[Value]>
  {
    Generator<[Value]> { $0.array(count: count, line: line, column: column, self.draw) }
  }

  /// Returns a generator of values or nothing; the simplest is nothing.
  public func optional() -> Generator<Value?> {
    Generator<Value?> { $0.optional(self.draw) }
  }

  /// Returns a generator of values that contain values of the same kind.
  ///
  /// Each level has half the size of the one above; at size 0 only leaves are drawn. Shrinking
  /// puts inner values in place of outer ones.
  ///
  /// - Parameters:
  ///   - size: What limits the depth, at least 0; with two children at each node, about the
  ///     number of nodes.
  ///   - leaf: Draws a value without inner ones; simpler than any other.
  ///   - node: Makes a generator of values around inner ones.
  /// - Returns: The generator.
  public static func recursive(
    size: Int, leaf: Generator,
    node: @escaping @Sendable (_ inner: Generator) -> Generator
  ) -> Generator {
    guard size > 0 else { return Generator { $0.span("recursive", leaf.draw) } }
    // Made here and not per draw, the levels are as many as the size has digits.
    let outer = node(recursive(size: size / 2, leaf: leaf, node: node))
    return Generator { source in
      source.span("recursive") { source in
        source.boolean(percent: 75) ? outer.draw(&source) : leaf.draw(&source)
      }
    }
  }
}

/// Returns a generator of pairs.
public func zip<One, Other>(
  _ one: Generator<One>, _ other: Generator<Other>
) -> Generator<(One, Other)> {
  Generator { source in
    let first = one.draw(&source)
    return (first, other.draw(&source))
  }
}
