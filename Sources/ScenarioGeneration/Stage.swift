internal import Counterexample
internal import Scenarios

/// A device and the place of the host's window on it, before anything is said about the host.
struct Stage {
  /// The device as it is held.
  var device: Device
  /// The host's window, in the display's space.
  var window: Rect
  /// The safe-area insets of a view that fills the window.
  var insets: EdgeInsets
  /// Where the tables list it; nil for a drawn device.
  var tabulated: TablePlace?
  /// Whether windows of any size can be placed on the display.
  var hasFreeWindows: Bool
}

/// The smallest window drawn: no smaller one is published for any system.
enum FreeWindow {
  static let minimum = Size(width: 320, height: 400)
  /// The longest side drawn for a device that no table lists, in points.
  static let longestSide = 1400.0
  /// The largest inset drawn on one side, in points.
  static let largestInset = 100.0
}

extension Source {
  /// Draws a device with a window; a free-form device that fills its display is the simplest.
  mutating func stage() -> Stage {
    happens(percent: 60) ? tabulatedStage() : freeFormStage()
  }

  private mutating func freeFormStage() -> Stage {
    let minimum = FreeWindow.minimum
    let width = length(in: minimum.width...FreeWindow.longestSide)
    let height = length(in: minimum.height...FreeWindow.longestSide)
    var display = Size(width: width, height: height)
    var window = Rect(display)
    if happens(percent: 50) {
      let spare = Size(width: length(in: 0...400), height: length(in: 0...400))
      display = Size(width: width + spare.width, height: height + spare.height)
      window = Rect(
        x: length(in: 0...spare.width), y: length(in: 0...spare.height), width: width,
        height: height)
    }
    return Stage(
      device: Device(
        model: Device.freeForm, idiom: .pad, fold: nil, display: Display(size: display)),
      window: window, insets: insets(besides: .zero), tabulated: nil, hasFreeWindows: true)
  }

  private mutating func tabulatedStage() -> Stage {
    let models = DeviceTables.groups[choice(weights: DeviceTables.groupWeights)]
    let model = models[choice(models.count)]
    let pose = choice(model.poses.count)
    let place = choice(model.poses[pose].places.count)
    let row = TablePlace(model: model, pose: pose, place: place)
    var window = row.place.window
    if model.hasFreeWindows, happens(percent: 30) {
      window = freeWindow(on: row.pose.display.size)
    }
    return Stage(
      device: row.device, window: window, insets: insets(besides: row.place.safeAreaInsets),
      tabulated: row, hasFreeWindows: model.hasFreeWindows)
  }

  /// Draws a window of any legal size and position on a display.
  mutating func freeWindow(on display: Size) -> Rect {
    let minimum = FreeWindow.minimum
    let width = length(in: minimum.width...display.width)
    let height = length(in: minimum.height...display.height)
    return Rect(
      x: length(in: 0...(display.width - width)), y: length(in: 0...(display.height - height)),
      width: width, height: height)
  }

  /// Draws what bars of the app's add to the system's insets; nothing is the simplest.
  private mutating func insets(besides system: EdgeInsets) -> EdgeInsets {
    guard happens(percent: 50) else { return system }
    let limit = 0...FreeWindow.largestInset
    return EdgeInsets(
      top: system.top + length(in: limit), left: system.left + length(in: limit),
      bottom: system.bottom + length(in: limit), right: system.right + length(in: limit))
  }
}
