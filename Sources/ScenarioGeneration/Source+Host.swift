internal import Counterexample
internal import Scenarios

/// How the host's view stands in its window.
private enum HostView: Int {
  case fillsWindow, column, notLaidOut, inNoWindow
  static let weights = [70, 18, 4, 8]
}

extension Source {
  /// Draws the host in the scene of a name; a view that fills its window is the simplest.
  ///
  /// A column is the simpler the less of the window it leaves. It keeps only what its window's insets leave at its own edges, as a view does. A view in
  /// no window has no insets, and a frame from an earlier window or none.
  mutating func host(in scene: Scene.ID, on stage: Stage) -> Host {
    let window = stage.window.size
    switch HostView(rawValue: choice(weights: HostView.weights)) {
    case .column:
      let x = length(in: 0...(window.width - 1))
      let width = window.width - x - length(in: 0...(window.width - x - 1))
      let insets = stage.insets
      let left = max(0, insets.left - x)
      let right = max(0, insets.right - (window.width - x - width))
      guard left + right <= width, insets.top + insets.bottom <= window.height else {
        return Host(scene: scene, view: Rect(window), safeAreaInsets: stage.insets)
      }
      return Host(
        scene: scene, view: Rect(x: x, y: 0, width: width, height: window.height),
        safeAreaInsets: EdgeInsets(
          top: insets.top, left: left, bottom: insets.bottom, right: right))
    case .notLaidOut:
      return Host(scene: scene, view: .zero, safeAreaInsets: .zero)
    case .inNoWindow:
      return Host(
        scene: nil, view: boolean() ? Rect(window) : .zero, safeAreaInsets: .zero)
    case .fillsWindow, nil:
      return Host(scene: scene, view: Rect(window), safeAreaInsets: stage.insets)
    }
  }
}
