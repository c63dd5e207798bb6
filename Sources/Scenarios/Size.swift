/// The extent of a rectangle, in points.
public struct Size: Hashable, Sendable {
  /// The horizontal extent, in points.
  ///
  /// Finite and not negative in a legal situation.
  public var width: Double
  /// The vertical extent, in points.
  ///
  /// Finite and not negative in a legal situation.
  public var height: Double

  /// Creates a size from its two extents in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// A size without extent: what a view has before its first layout.
  public static let zero = Size(width: 0, height: 0)
}
