internal import Counterexample
internal import Scenarios

extension Source {
  /// Draws the layout before the transition that led to a layout; none is the simplest.
  mutating func layout(before now: Layout, on stage: Stage) -> Layout? {
    guard happens(percent: 30) else { return nil }
    let before =
      stage.tabulated.map { tabulatedLayout(before: now, $0.model) }
      ?? freeFormLayout(before: now)
    guard let before, Transition(from: before, to: now) != nil else { return nil }
    return before
  }

  private mutating func tabulatedLayout(before now: Layout, _ model: DeviceModel) -> Layout? {
    let places = DeviceTables.places(before: now, of: model)
    guard !places.isEmpty else { return nil }
    let row = places[choice(places.count)]
    return row.layout(row.place.safeAreaInsets)
  }

  private mutating func freeFormLayout(before now: Layout) -> Layout? {
    var before = now
    let insets = EdgeInsets(
      top: now.safeAreaInsets.top, left: now.safeAreaInsets.right,
      bottom: now.safeAreaInsets.bottom, right: now.safeAreaInsets.left)
    switch choice(3) {
    case 0:
      before.window = freeWindow(on: now.display.size)
    case 1:
      let display = Size(width: now.display.size.height, height: now.display.size.width)
      guard display.width >= FreeWindow.minimum.width, display.height >= FreeWindow.minimum.height
      else { return nil }
      before.display = Display(size: display)
      before.window = freeWindow(on: display)
    default:
      guard insets != now.safeAreaInsets else { return nil }
      before.safeAreaInsets = insets
      return before
    }
    before.view = Rect(before.window.size)
    before.safeAreaInsets = .zero
    return before
  }
}
