internal import Scenarios

extension Layout {
  /// Whether and along which axes content is too large for where it would be shown.
  struct Excess {
    /// Whether the content is too large at all.
    var isTooLarge: Bool
    /// The axes along which it is.
    var axes: Axes
    /// Whether the reading speaks of axes; one about areas or full screens does not.
    var namesAxes: Bool
  }

  /// Returns in what content of a size exceeds this layout; equal extents do not exceed.
  ///
  /// Clause 001-FIT-001, lines 71 and 73 of document 001, question 001-Q-011.
  func excess(of content: Size, _ reading: TooLarge, _ knobs: Knobs) -> Excess {
    switch reading {
    case .eachDimension:
      let axes = content.axesExceeding(window.size, knobs)
      return Excess(isTooLarge: !axes.isEmpty, axes: axes, namesAxes: true)
    case .safeArea:
      let axes = content.axesExceeding(safeAreaSize, knobs)
      return Excess(isTooLarge: !axes.isEmpty, axes: axes, namesAxes: true)
    case .bothDimensions:
      let axes = content.axesExceeding(window.size, knobs)
      return Excess(isTooLarge: axes == [.width, .height], axes: axes, namesAxes: true)
    case .area:
      let isLarger = content.width * content.height > window.width * window.height
      return Excess(
        isTooLarge: isLarger, axes: content.axesExceeding(window.size, knobs), namesAxes: false)
    case .notFullScreen:
      return Excess(
        isTooLarge: window != display.bounds, axes: content.axesExceeding(window.size, knobs),
        namesAxes: false)
    }
  }

  /// The extent of the host view's safe area, in points.
  private var safeAreaSize: Size {
    Size(
      width: view.width - safeAreaInsets.left - safeAreaInsets.right,
      height: view.height - safeAreaInsets.top - safeAreaInsets.bottom)
  }
}

extension Size {
  fileprivate func axesExceeding(_ bounds: Size, _ knobs: Knobs) -> Axes {
    var axes: Axes = []
    if knobs.exceeds(.contentWidth, width, bounds.width) { axes.insert(.width) }
    if knobs.exceeds(.contentHeight, height, bounds.height) { axes.insert(.height) }
    return axes
  }
}
