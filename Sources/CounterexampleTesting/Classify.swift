#if canImport(Testing)
  /// Counts the value in hand as one of a kind.
  ///
  /// How many values there were of each kind is attached to the test as `labels.txt`, and part of
  /// the report of a failure. The trait `.coverage(_:atLeast:)` demands a share of them. Called in
  /// the body of a property or a child task of it; anywhere else it does nothing.
  ///
  /// - Parameters:
  ///   - label: The name of the kind. It counts once a value.
  ///   - condition: Whether the value is of the kind.
  public func classify(_ label: String, if condition: Bool = true) {
    if condition { CaseRecorder.current?.add(label) }
  }
#endif
