/// Lengths at which implementations have been seen to change their mind, in points.
struct Boundaries {
  /// The lengths, rising.
  let points: [Double]

  /// Widths of screens, panes, halves and safe areas, and of ads that just fit or just do not.
  ///
  /// 439 is from a public log of an ad refused as too large; 391.5 is half an open iPhone Duo less
  /// its bar. A view of no width is the one before its first layout.
  static let widths = Boundaries(points: [
    0.5, 1, 319, 320, 359, 375, 382, 391.5, 438, 439, 466, 475.5, 507, 561.5, 594, 639, 669, 678,
    694, 724, 728, 734, 744, 820, 867, 932, 951, 981, 1024, 1180, 1366,
  ])

  /// Heights of windows in public logs, and 20 points more: what the refused ads were made for.
  static let heights = Boundaries(points: [820, 840, 1180, 1200])

  /// Returns the places of the lengths within a range.
  ///
  /// - Complexity: O(*n*) in the number of lengths.
  func indices(in range: ClosedRange<Double>) -> Range<Int> {
    let start = points.firstIndex { $0 >= range.lowerBound } ?? points.count
    let end = points.lastIndex { $0 <= range.upperBound }.map { $0 + 1 } ?? 0
    return start..<max(start, end)
  }
}
