#if canImport(Testing)
  /// Gives the value in hand a score that the search tries to make larger.
  ///
  /// A quarter of the values is then made from those with the highest scores, by changing one part
  /// or a few at a time. So a failure that lies where some number is large, and that values drawn
  /// at random do not come near to, is found: the size of a queue, the error of a result, the time
  /// a simulation takes. Called in the body of a property or a child task of it; anywhere else it
  /// does nothing.
  ///
  /// - Parameters:
  ///   - name: What the score measures. The highest score counts where a value has several of a
  ///     name; scores of different names are raised each by itself.
  ///   - score: The number to make large; NaN is ignored.
  public func maximise(_ name: String, _ score: Double) {
    guard !score.isNaN else { return }
    CaseRecorder.current?.add(score, under: name)
  }
#endif
