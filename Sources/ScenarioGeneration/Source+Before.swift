internal import Counterexample
internal import Scenarios

/// What was different on a device that no table lists; one side of the window is the simplest.
private enum FormerDifference: Int, CaseIterable {
  case width, height, wholeWindow, orientation, insets
}

extension Source {
  /// Draws the layout before the transition that led to a situation; none is the simplest.
  ///
  /// Where the window was larger than the display of a free-form device now is, the display grows,
  /// so that a former size is drawn as freely as the present one.
  mutating func past(of situation: inout Situation, on stage: Stage) {
    guard happens(percent: 30), let now = situation.layout else { return }
    var changed = situation
    let before: Layout? =
      if let row = stage.tabulated {
        tabulatedLayout(before: now, row.model)
      } else {
        freeFormLayout(before: now, &changed.device.display)
      }
    guard let before, let present = changed.layout, Transition(from: before, to: present) != nil
    else { return }
    situation = changed
    situation.before = before
  }

  private mutating func tabulatedLayout(before now: Layout, _ model: DeviceModel) -> Layout? {
    let places = DeviceTables.places(before: now, of: model)
    guard !places.isEmpty else { return nil }
    let row = places[choice(places.count)]
    return row.layout(row.place.safeAreaInsets)
  }

  private mutating func freeFormLayout(before now: Layout, _ display: inout Display) -> Layout? {
    var before = now
    let minimum = FreeWindow.minimum
    let longest = FreeWindow.longestSide
    switch FormerDifference(rawValue: choice(FormerDifference.allCases.count)) {
    case .width, nil: before.window.size.width = length(in: minimum.width...longest)
    case .height: before.window.size.height = length(in: minimum.height...longest)
    case .wholeWindow: before.window = freeWindow(on: now.display.size)
    case .orientation:
      let turned = Size(width: now.display.size.height, height: now.display.size.width)
      guard turned.width >= minimum.width, turned.height >= minimum.height else { return nil }
      before.display = Display(size: turned)
      before.window = boolean() ? freeWindow(on: turned) : Rect(turned)
      before.view = Rect(before.window.size)
      before.safeAreaInsets = .zero
      return before
    case .insets:
      swap(&before.safeAreaInsets.left, &before.safeAreaInsets.right)
      return before
    }
    display.size = Size(
      width: max(display.size.width, before.window.maxX),
      height: max(display.size.height, before.window.maxY))
    before.display = display
    before.view = Rect(before.window.size)
    before.safeAreaInsets = .zero
    return before
  }
}
