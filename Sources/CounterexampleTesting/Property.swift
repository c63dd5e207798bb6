#if canImport(Testing)
  public import Counterexample
  public import Testing

  // Overloads, since the compiler crashes on an asynchronous closure that takes a parameter pack
  // (Swift 6.3.1).

  /// Checks that a body holds for every value that is drawn.
  ///
  /// The body uses `#expect`, `#require` and `Issue.record` as a test does, and may throw. What it
  /// records is held back. When some values fail, one issue for each way to fail is recorded where
  /// the property is called, with the smallest value that fails this way, and that value and its
  /// replay are attached. A way to fail is the place of the first failed expectation, or the type
  /// of the error where there is none.
  ///
  /// Drawn are the same values each time, 1000 of them that count, until a ``PropertyTrait`` or an
  /// environment variable says otherwise: `COUNTEREXAMPLE_SEED` is a number, or `random`, and
  /// comes before any trait; `COUNTEREXAMPLE_REPLAY` is the replay of one value to judge first.
  ///
  /// The body runs on one value at a time, in the test's task or a child of it. Work in a detached
  /// task is not attributed to the test, nor to a value, by Swift Testing. Warnings and known
  /// issues do not make a value fail, and are dropped.
  ///
  /// - Parameters:
  ///   - generator: Draws the values.
  ///   - sourceLocation: Where to record a failure.
  ///   - body: Fails for a value by recording an issue or by throwing. ``assume(_:)`` in it leaves
  ///     a value out.
  /// - Throws: ``PropertyError`` when there is no current test or the environment makes no sense,
  ///   and an error that says so when the test was cancelled. Never for a failure.
  /// - Complexity: One call of the body for each case, at most ten cases for one that counts, and
  ///   at most the shrink budget and two more for each way to fail.
  public func property<Value>(
    _ generator: Generator<Value>,
    sourceLocation: SourceLocation = #_sourceLocation,
    holds body: @escaping @Sendable (Value) async throws -> Void
  ) async throws {
    try await check(generator, at: sourceLocation, body)
  }

  /// Checks that a body holds for every two values that are drawn.
  ///
  /// All that is said of the property of one value goes for two.
  ///
  /// - Parameters:
  ///   - one: Draws the first value.
  ///   - other: Draws the second value.
  ///   - sourceLocation: Where to record a failure.
  ///   - body: Fails for the values by recording an issue or by throwing.
  /// - Throws: As the property of one value does.
  /// - Complexity: That of the property of one value.
  public func property<One, Other>(
    _ one: Generator<One>,
    _ other: Generator<Other>,
    sourceLocation: SourceLocation = #_sourceLocation,
    holds body: @escaping @Sendable (One, Other) async throws -> Void
  ) async throws {
    try await check(zip(one, other), at: sourceLocation) { try await body($0.0, $0.1) }
  }

  /// Checks that a body holds for every three values that are drawn.
  ///
  /// All that is said of the property of one value goes for three.
  ///
  /// - Parameters:
  ///   - first: Draws the first value.
  ///   - second: Draws the second value.
  ///   - third: Draws the third value.
  ///   - sourceLocation: Where to record a failure.
  ///   - body: Fails for the values by recording an issue or by throwing.
  /// - Throws: As the property of one value does.
  /// - Complexity: That of the property of one value.
  public func property<First, Second, Third>(
    _ first: Generator<First>,
    _ second: Generator<Second>,
    _ third: Generator<Third>,
    sourceLocation: SourceLocation = #_sourceLocation,
    holds body: @escaping @Sendable (First, Second, Third) async throws -> Void
  ) async throws {
    let all = Generator { source in
      (first.draw(&source), second.draw(&source), third.draw(&source))
    }
    try await check(all, at: sourceLocation) { try await body($0.0, $0.1, $0.2) }
  }

  /// Checks that a body holds for every four values that are drawn.
  ///
  /// All that is said of the property of one value goes for four.
  ///
  /// - Parameters:
  ///   - first: Draws the first value.
  ///   - second: Draws the second value.
  ///   - third: Draws the third value.
  ///   - fourth: Draws the fourth value.
  ///   - sourceLocation: Where to record a failure.
  ///   - body: Fails for the values by recording an issue or by throwing.
  /// - Throws: As the property of one value does.
  /// - Complexity: That of the property of one value.
  public func property<First, Second, Third, Fourth>(
    _ first: Generator<First>,
    _ second: Generator<Second>,
    _ third: Generator<Third>,
    _ fourth: Generator<Fourth>,
    sourceLocation: SourceLocation = #_sourceLocation,
    holds body: @escaping @Sendable (First, Second, Third, Fourth) async throws -> Void
  ) async throws {
    let all = Generator { source in
      (first.draw(&source), second.draw(&source), third.draw(&source), fourth.draw(&source))
    }
    try await check(all, at: sourceLocation) { try await body($0.0, $0.1, $0.2, $0.3) }
  }

  /// Checks a property of one value, which may be a tuple.
  ///
  /// - Parameters:
  ///   - generator: Draws the values.
  ///   - place: Where to record a failure.
  ///   - body: Fails for a value by recording an issue or by throwing.
  /// - Throws: ``PropertyError``, or why the property ended before its time.
  private func check<Value>(
    _ generator: Generator<Value>, at place: SourceLocation,
    _ body: @escaping @Sendable (Value) async throws -> Void
  ) async throws {
    guard let test = Test.current else { throw PropertyError.outsideOfTest }
    let settings = try PropertySettings.current.overridden(by: Environment.variable)
    let property = CheckedProperty(
      generator: generator, settings: settings,
      seeds: Seeds(run: settings.seed, property: test.path), body: body)
    let outcome = try await property.run(in: test)
    for report in outcome.reports { report.record(in: test, at: place) }
    if let labels = outcome.labels {
      Attachment.record(labels + "\n", named: "labels.txt", sourceLocation: place)
    }
    if let interruption = outcome.interruption { throw interruption }
  }
#endif
