internal import Counterexample
internal import Scenarios

/// What was different on a device that no table lists; one side of the window is the simplest.
private enum FormerDifference: Int {
  case width, height, wholeWindow, orientation, insets, place, fold
  static let rigidWeights = Weights([2, 2, 2, 2, 2, 1, 0])
  static let foldableWeights = Weights([1, 1, 1, 2, 1, 1, 5])
}

extension Source {
  /// Draws the layout before the transition that led to a situation; none is the simplest.
  ///
  /// Where the window was larger than the display of a free-form device now is, the display grows,
  /// so that a former size is drawn as freely as the present one.
  mutating func past(of situation: inout Situation, on stage: Stage, isWanted: Bool) {
    guard boolean(percent: isWanted ? 80 : 30), let now = situation.layout else { return }
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
    let weights =
      now.fold == nil ? FormerDifference.rigidWeights : FormerDifference.foldableWeights
    switch FormerDifference(rawValue: choice(weights: weights)) {
    case .width, nil:
      before.window.size.width = length(in: FreeWindow.smallest.width...now.room.width)
    case .height:
      before.window.size.height = length(in: FreeWindow.smallest.height...now.room.height)
    case .wholeWindow: before.window = freeWindow(on: now.display.size)
    case .orientation:
      before.display = now.display.turned
      let turned = before.display.size
      guard turned.width >= FreeWindow.smallest.width, turned.height >= FreeWindow.smallest.height
      else { return nil }
      before.window = boolean() ? freeWindow(on: turned) : Rect(turned)
      return before.filled
    case .insets:
      swap(&before.safeAreaInsets.left, &before.safeAreaInsets.right)
      return before
    case .place:
      before.window.minX = length(in: 0...(display.size.width - now.window.width))
      before.window.minY = length(in: 0...(display.size.height - now.window.height))
      return before
    case .fold:
      guard let fold = now.fold else { return nil }
      (before.fold, before.display) = pose(before: fold, now.display)
      let size = before.display.size
      before.window = boolean() ? freeWindow(on: size) : Rect(size)
      return before.filled
    }
    display.size = Size(
      width: max(display.size.width, before.window.maxX),
      height: max(display.size.height, before.window.maxY))
    before.display = display
    return before.filled
  }
}

extension Layout {
  /// The largest former window in the same place.
  ///
  /// A rigid display grows with it; a foldable's stays, as its fold lies across the whole of it.
  fileprivate var room: Size {
    guard fold != nil else { return FreeWindow.largest }
    return Size(
      width: display.size.width - window.minX, height: display.size.height - window.minY)
  }

  /// The same layout with a view that fills the window and has no insets.
  fileprivate var filled: Layout {
    var layout = self
    layout.view = Rect(window.size)
    layout.safeAreaInsets = .zero
    return layout
  }
}
