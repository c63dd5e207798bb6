/// A rectangle in its parent's space, in points, with the origin at the top left.
public struct Rect: Hashable, Sendable {
  /// The left edge, in points from the parent's left edge.
  public var minX: Double
  /// The top edge, in points from the parent's top edge.
  public var minY: Double
  /// The extent, in points.
  public var size: Size

  /// Creates a rectangle from its top left corner and its extents, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    minX = x
    minY = y
    size = Size(width: width, height: height)
  }

  /// Creates a rectangle of a size whose top left corner is its parent's.
  public init(_ size: Size) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// The horizontal extent, in points.
  public var width: Double { size.width }
  /// The vertical extent, in points.
  public var height: Double { size.height }
  /// The right edge, in points from the parent's left edge.
  public var maxX: Double { minX + size.width }
  /// The bottom edge, in points from the parent's top edge.
  public var maxY: Double { minY + size.height }

  /// Returns whether another rectangle of the same space lies inside, shared edges included.
  public func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// A rectangle without extent: what a view has before its first layout.
  public static let zero = Rect(.zero)
}
