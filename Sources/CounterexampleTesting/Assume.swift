#if canImport(Testing)
  /// Leaves a value out of a property unless an assumption holds for it.
  ///
  /// A value that is left out does not count as one that was tried; another is drawn in its place.
  /// An expectation that failed earlier in the body stands all the same. A property fails when
  /// nine values in ten are left out: draw only what is wanted instead.
  ///
  /// - Parameter assumption: What must be true for the value to count.
  /// - Throws: An error that ends the body; let it through.
  public func assume(_ assumption: Bool) throws {
    guard assumption else { throw Discard() }
  }

  /// Ends the body of a property for a value that does not count.
  struct Discard: Error {}
#endif
