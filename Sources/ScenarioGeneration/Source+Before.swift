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

  /// Draws an earlier layout of a device that no table lists; a rotation is the simplest.
  private mutating func freeFormLayout(before now: Layout) -> Layout? {
    var before = now
    switch choice(3) {
    case 0:
      let display = Size(width: now.display.size.height, height: now.display.size.width)
      guard display.width >= FreeWindow.minimum.width, display.height >= FreeWindow.minimum.height
      else { return nil }
      before.display = Display(size: display)
      before.window = Rect(display)
    case 1:
      before.window = freeWindow(on: now.display.size)
    default:
      swap(&before.safeAreaInsets.left, &before.safeAreaInsets.right)
      return before
    }
    before.view = Rect(before.window.size)
    before.safeAreaInsets = .zero
    return before
  }
}
