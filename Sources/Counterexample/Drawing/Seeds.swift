/// What the cases of a run are drawn from: a run seed and the property's name.
///
/// Case *i* depends on the run seed, the property and *i*, and on nothing else: not on earlier
/// cases, the number of workers or the size of a chunk.
public struct Seeds: Hashable, Sendable {
  /// The seed of the run.
  public let run: UInt64
  /// The name that tells the cases of this property from those of another in the same run.
  public let property: String
  /// Whether one number in sixteen is a special one: an end, a small one or an echo.
  public let usesSpecialValues: Bool
  /// Whether choices heed their weights.
  ///
  /// Off, every way that can be chosen at all is as likely.
  public let usesWeights: Bool

  @usableFromInline let base: UInt64

  /// Creates the seeds of a run.
  ///
  /// - Parameters:
  ///   - run: The seed of the run.
  ///   - property: The property's name. Properties of one run with different names see
  ///     different cases.
  ///   - usesSpecialValues: Whether numbers are special now and then. Off, they are uniform.
  ///   - usesWeights: Whether choices heed their weights. Off, they are uniform, which is what a
  ///     generator's own weights are measured against.
  /// - Complexity: O(*n*) in the length of the name.
  public init(
    run: UInt64, property: String = "", usesSpecialValues: Bool = true, usesWeights: Bool = true
  ) {
    self.run = run
    self.property = property
    self.usesSpecialValues = usesSpecialValues
    self.usesWeights = usesWeights
    var hash = StableHash()
    hash.combine(run)
    hash.combine(property)
    base = hash.value
  }

  /// Returns the seed of one case.
  @inlinable
  public func seed(ofCase index: Int) -> UInt64 {
    base &+ UInt64(bitPattern: Int64(index)) &* 0x9e37_79b9_7f4a_7c15
  }
}
