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

/// Where a stage comes from.
///
/// That a side of the window takes a boundary's length is said here, and not by a draw of its own, so
/// that a free-form device stays as simple as it is.
private enum StageKind: Int {
  case freeForm, tabulated, freeFormFoldable
  case boundaryWidth, boundaryHeight, boundarySize
  static let weights = Weights([24, 55, 9, 6, 3, 3])
}

extension Source {
  /// Draws a device with a window; a free-form device that fills its display is the simplest.
  mutating func stage() -> Stage {
    switch StageKind(rawValue: choice(weights: StageKind.weights)) {
    case .tabulated: return tabulatedStage()
    case .freeForm, nil: return freeFormStage(.neither)
    case .boundaryWidth: return freeFormStage(.width)
    case .boundaryHeight: return freeFormStage(.height)
    case .boundarySize: return freeFormStage(.both)
    case .freeFormFoldable:
      let stage = freeFormStage(boundarySides())
      return span("fold") { $0.folded(stage) }
    }
  }

  private mutating func freeFormStage(_ sides: BoundarySides) -> Stage {
    let size = windowSize(upTo: FreeWindow.largest, sides)
    let (display, window) = display(around: size)
    return Stage(
      device: Device(
        model: Device.freeForm, idiom: .pad, fold: nil, display: Display(size: display)),
      window: window, insets: insets(besides: .zero), tabulated: nil, hasFreeWindows: true)
  }

  /// Draws a display and where a window of a size stands on it; one it fills is the simplest.
  private mutating func display(around size: Size) -> (Size, Rect) {
    let spare = 0...400.0
    switch Spare(rawValue: choice(weights: Spare.weights)) {
    case .nowhere, nil: return (size, Rect(size))
    case .onTheRight:
      return (Size(width: size.width + length(in: spare), height: size.height), Rect(size))
    case .below:
      return (Size(width: size.width, height: size.height + length(in: spare)), Rect(size))
    case .around:
      let extra = Size(width: length(in: spare), height: length(in: spare))
      return (
        Size(width: size.width + extra.width, height: size.height + extra.height),
        Rect(
          x: length(in: 0...extra.width), y: length(in: 0...extra.height), width: size.width,
          height: size.height)
      )
    }
  }

  private mutating func tabulatedStage() -> Stage {
    let models = DeviceTables.groups[choice(weights: DeviceTables.groupWeights)]
    let model = models[choice(models.count)]
    let pose = choice(model.poses.count)
    let place = choice(model.poses[pose].places.count)
    let row = TablePlace(model: model, pose: pose, place: place)
    var window = row.place.window
    if model.hasFreeWindows, boolean(percent: 30) {
      window = freeWindow(on: row.pose.display.size)
    }
    return Stage(
      device: row.device, window: window, insets: insets(besides: row.place.safeAreaInsets),
      tabulated: row, hasFreeWindows: model.hasFreeWindows)
  }

  /// Draws what bars of the app's add to the system's insets; nothing is the simplest.
  private mutating func insets(besides system: EdgeInsets) -> EdgeInsets {
    var insets = system
    let limit = 0...FreeWindow.largestInset
    switch Bars(rawValue: choice(weights: Bars.weights)) {
    case .nowhere, nil: break
    case .top: insets.top += length(in: limit)
    case .left: insets.left += length(in: limit)
    case .bottom: insets.bottom += length(in: limit)
    case .right: insets.right += length(in: limit)
    case .everywhere:
      insets.top += length(in: limit)
      insets.left += length(in: limit)
      insets.bottom += length(in: limit)
      insets.right += length(in: limit)
    }
    return insets
  }
}

/// Where a display is larger than the window on it.
///
/// A difference on one side takes one draw only: a free-form device with one peculiarity is to take
/// no more draws, and so be no less simple, than a device from a table.
private enum Spare: Int {
  case nowhere, onTheRight, below, around
  static let weights = Weights([40, 10, 10, 40])
}

/// Where bars of the app's stand.
private enum Bars: Int {
  case nowhere, top, left, bottom, right, everywhere
  static let weights = Weights([45, 5, 10, 5, 10, 25])
}
