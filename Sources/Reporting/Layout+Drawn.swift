internal import Scenarios

extension Layout {
  /// The safe area of the view in the display's space, as pictures show it.
  var drawnSafeArea: Rect {
    Rect(
      x: window.minX + view.minX + safeAreaInsets.left,
      y: window.minY + view.minY + safeAreaInsets.top,
      width: max(0, view.width - safeAreaInsets.left - safeAreaInsets.right),
      height: max(0, view.height - safeAreaInsets.top - safeAreaInsets.bottom))
  }

  /// Where pictures show a banner of a width: in the middle of the bottom of the safe area.
  ///
  /// - Parameter width: The width in points; nil, or one that no banner has, for none.
  /// - Returns: The banner in the display's space, 50 points high; nil for none.
  func drawnBanner(_ width: Double?) -> Rect? {
    guard let width, width.isFinite, width > 0 else { return nil }
    let area = drawnSafeArea
    return Rect(
      x: area.minX + (area.width - width) / 2, y: area.maxY - 50, width: width, height: 50)
  }
}
