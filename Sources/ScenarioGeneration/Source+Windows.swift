internal import Counterexample
internal import Scenarios

/// What is drawn for windows that no table lists.
enum FreeWindow {
  /// The smallest window drawn: no smaller one is published for any system.
  static let smallest = Size(width: 320, height: 400)
  /// The largest window drawn on a device that no table lists.
  static let largest = Size(width: 1400, height: 1400)
  /// The largest inset drawn on one side, in points.
  static let largestInset = 100.0
}

/// Which sides of a window take the length of a boundary.
enum BoundarySides: Int {
  case neither, width, height, both
  static let weights = Weights([70, 14, 8, 8])
}

extension Source {
  /// Draws a window of any legal size and position on a display.
  mutating func freeWindow(on display: Size) -> Rect {
    let size = windowSize(upTo: display, boundarySides())
    return Rect(
      x: length(in: 0...(display.width - size.width)),
      y: length(in: 0...(display.height - size.height)), width: size.width, height: size.height)
  }

  /// Draws which sides of a window take the length of a boundary; neither is the simplest.
  mutating func boundarySides() -> BoundarySides {
    BoundarySides(rawValue: choice(weights: BoundarySides.weights)) ?? .neither
  }

  /// Draws the extent of a window; the smallest is the simplest, and two draws whatever the sides.
  mutating func windowSize(upTo limit: Size, _ sides: BoundarySides) -> Size {
    let widths = FreeWindow.smallest.width...limit.width
    let heights = FreeWindow.smallest.height...limit.height
    return Size(
      width: sides == .width || sides == .both
        ? boundary(.widths, in: widths) : length(in: widths),
      height: sides == .height || sides == .both
        ? boundary(.heights, in: heights) : length(in: heights))
  }

  /// Draws one of the boundaries in a range, or any length where there is none; one draw.
  mutating func boundary(_ boundaries: Boundaries, in range: ClosedRange<Double>) -> Double {
    let inside = boundaries.indices(in: range)
    guard !inside.isEmpty else { return length(in: range) }
    return boundaries.points[inside.lowerBound + choice(inside.count)]
  }
}
