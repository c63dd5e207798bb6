import Scenarios

extension Review {
  /// Judges the host's scene, view and insets now.
  mutating func judgeHost(of situation: Situation) {
    let host = situation.host
    guard let id = host.scene else {
      require(
        host.safeAreaInsets == .zero, .insetsWithoutWindow,
        "The host is in no window and its insets are \(words(host.safeAreaInsets)).")
      return
    }
    let window = hostWindow(of: situation)
    require(
      window != nil, .hostWithoutWindowScene,
      "The host is in scene \(id.number), which has no window or is not connected.")
    guard let window else { return }
    judgeView(
      host.view, insets: host.safeAreaInsets, in: window, at: Moment(now: situation.device))
  }

  /// Judges a view and its insets in a window at one moment.
  mutating func judgeView(
    _ view: Rect, insets: EdgeInsets, in window: Rect, at moment: Moment
  ) {
    require(
      isInside(view, window.size), .viewOutsideWindow,
      "\(moment.name) the view \(words(view)) is not within its window \(words(window)).")
    require(
      insets.left + insets.right <= view.width && insets.top + insets.bottom <= view.height,
      .insetsExceedView,
      "\(moment.name) the insets \(words(insets)) do not fit in \(words(view)).")
    guard let place = moment.places.first(where: { $0.window == window }) else { return }
    let covered = place.covered(of: view)
    require(
      insets.top >= covered.top && insets.left >= covered.left
        && insets.bottom >= covered.bottom && insets.right >= covered.right,
      .insetsBelowSystem,
      "\(moment.name) the insets \(words(insets)) are less than \(words(covered)).")
  }
}

/// Returns the window the host is in; nil when it is in none or its scene has none.
func hostWindow(of situation: Situation) -> Rect? {
  for scene in situation.scenes where scene.id == situation.host.scene {
    if case .window(let frame?) = scene.role { return frame }
  }
  return nil
}

extension KnownPlace {
  /// Returns how much of a view the system covers at each edge, in points.
  ///
  /// The system covers a band along each edge of the window; a view has as much of the band as
  /// overlaps it, so a view that lies in a band whole is covered whole.
  fileprivate func covered(of view: Rect) -> EdgeInsets {
    func overlap(_ start: Double, _ end: Double, withBand from: Double, _ to: Double) -> Double {
      max(0, min(end, to) - max(start, from))
    }
    return EdgeInsets(
      top: overlap(view.minY, view.maxY, withBand: 0, insets.top),
      left: overlap(view.minX, view.maxX, withBand: 0, insets.left),
      bottom: overlap(
        view.minY, view.maxY, withBand: window.height - insets.bottom, window.height),
      right: overlap(view.minX, view.maxX, withBand: window.width - insets.right, window.width))
  }
}
