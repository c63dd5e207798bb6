internal import Counterexample
internal import Scenarios

/// How the host's view stands in its window.
private enum HostView: Int {
  case fillsWindow, column, notLaidOut, inNoWindow
  /// A column with the width of a boundary.
  case boundaryColumn
  /// A column with bars of its own, so that display, window, view and safe area all differ.
  case columnWithBars
  /// In no window, as the scene it will be seen in has none yet.
  case beforeItsWindow
  /// In no window, as the scene it will be seen in is not connected.
  case beforeItsScene
  static let weights = Weights([43, 10, 4, 5, 6, 28, 2, 2])
}

extension Source {
  /// Draws the host of a situation, which fills its window; that is the simplest.
  ///
  /// A view in no window has no insets, and a frame from an earlier window or none.
  mutating func placeHost(of situation: inout Situation, on stage: Stage) {
    let window = stage.window.size
    switch HostView(rawValue: choice(weights: HostView.weights)) {
    case .fillsWindow, nil: break
    case .column:
      situation.host.view = column(in: window)
      situation.host.safeAreaInsets = stage.insets(covering: situation.host.view)
    case .boundaryColumn:
      situation.host.view = boundaryColumn(in: window)
      situation.host.safeAreaInsets = stage.insets(covering: situation.host.view)
    case .columnWithBars:
      let view = column(in: window)
      situation.host.view = view
      situation.host.safeAreaInsets = bars(
        beside: stage.insets(covering: view), in: view.width)
    case .notLaidOut:
      situation.host.view = .zero
      situation.host.safeAreaInsets = .zero
    case .inNoWindow:
      removeHost(of: &situation)
    case .beforeItsWindow:
      removeHost(of: &situation)
      for index in situation.scenes.indices where situation.scenes[index].id == .hosts {
        situation.scenes[index].role = .window(frame: nil)
      }
    case .beforeItsScene:
      removeHost(of: &situation)
      situation.scenes.removeAll { $0.id == .hosts }
    }
  }

  private mutating func removeHost(of situation: inout Situation) {
    let view = boolean() ? situation.host.view : .zero
    situation.host = Host(scene: nil, view: view, safeAreaInsets: .zero)
  }

  /// Draws a column as high as its window; the less of the window it leaves, the simpler.
  private mutating func column(in window: Size) -> Rect {
    let x = length(in: 0...(window.width - 1))
    let width = window.width - x - length(in: 0...(window.width - x - 1))
    return Rect(x: x, y: 0, width: width, height: window.height)
  }

  /// Draws a column whose width is a boundary.
  private mutating func boundaryColumn(in window: Size) -> Rect {
    let width = boundary(.widths, in: 0.5...window.width)
    return Rect(
      x: length(in: 0...(window.width - width)), y: 0, width: width, height: window.height)
  }

  /// Draws what bars of a column's own add to its insets on the left and right.
  private mutating func bars(beside insets: EdgeInsets, in width: Double) -> EdgeInsets {
    var insets = insets
    let room = width - insets.left - insets.right
    insets.left += length(in: 0...min(room, FreeWindow.largestInset))
    insets.right += length(in: 0...min(width - insets.left - insets.right, FreeWindow.largestInset))
    return insets
  }
}

extension Stage {
  /// Returns what of a view as high as the window its insets cover, at the view's own edges.
  ///
  /// A view that lies in a covered band whole is covered whole, and never by more than itself.
  fileprivate func insets(covering view: Rect) -> EdgeInsets {
    EdgeInsets(
      top: insets.top, left: min(view.width, max(0, insets.left - view.minX)),
      bottom: insets.bottom,
      right: min(view.width, max(0, insets.right - (window.width - view.maxX))))
  }
}

extension Scene.ID {
  /// The scene whose window the host is in, will be in, or was in.
  static let hosts = Scene.ID(0)
}
