/// Distances inwards from the four edges of a rectangle, in points.
///
/// Left and right are independent: iPhone Duo keeps a bar on one side only, so arithmetic that
/// takes twice the left inset is wrong there.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top edge, in points.
  public var top: Double
  /// The distance from the left edge, in points.
  public var left: Double
  /// The distance from the bottom edge, in points.
  public var bottom: Double
  /// The distance from the right edge, in points.
  public var right: Double

  /// Creates insets from the distances in points, in the order UIKit lists them.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No inset on any edge.
  public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}
