import Scenarios

/// Legal situations that the suites break one step at a time.
extension Situation {
  /// An iPhone 14 in portrait, its one window filled by the host.
  static let phone = Situation(
    model: "iPhone 14", idiom: .phone, fold: nil, display: Display(size: portrait14),
    window: Rect(portrait14), insets: EdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
    supportsMultipleScenes: false)

  /// An iPad mini 6 in landscape, its window full screen, of an app of several scenes.
  static let pad = Situation(
    model: "iPad mini 6", idiom: .pad, fold: nil,
    display: Display(size: Size(width: 1133, height: 744)),
    window: Rect(x: 0, y: 0, width: 1133, height: 744),
    insets: EdgeInsets(top: 24, left: 0, bottom: 20, right: 0))

  /// An iPhone Duo, closed, in portrait.
  static let closedDuo = Situation(
    model: "iPhone Duo (design resource)", idiom: .phone, fold: .closed, display: .closedDuo,
    window: Rect(x: 0, y: 0, width: 466, height: 678),
    insets: EdgeInsets(top: 0, left: 0, bottom: 0, right: 84))

  /// An iPhone Duo, flat, in landscape, with the window in the left half.
  static let openDuo = Situation(
    model: "iPhone Duo (design resource)", idiom: .phone, fold: .fullyOpen, display: .openDuo,
    window: Rect(x: 0, y: 0, width: 475.5, height: 669),
    insets: EdgeInsets(top: 0, left: 84, bottom: 0, right: 0))

  /// A drawn tablet with a window that touches no edge of the display.
  static let drawn = Situation(
    model: Device.freeForm, idiom: .pad, fold: nil,
    display: Display(size: Size(width: 800, height: 600)),
    window: Rect(x: 100, y: 50, width: 400, height: 500), insets: .zero)

  /// A drawn foldable, bent, its fold dividing the display.
  static let drawnFoldable = Situation(
    model: Device.freeForm, idiom: .phone, fold: .partiallyOpen,
    display: Display(
      size: Size(width: 800, height: 600),
      reservedRegions: [
        ReservedRegion(kind: .division, frame: Rect(x: 380, y: 0, width: 40, height: 600))
      ]),
    window: Rect(x: 0, y: 0, width: 800, height: 600), insets: .zero)

  private static let portrait14 = Size(width: 390, height: 844)

  /// Creates a situation of one active window that the host fills.
  private init(
    model: String, idiom: Device.Idiom, fold: FoldState?, display: Display, window: Rect,
    insets: EdgeInsets, supportsMultipleScenes: Bool = true
  ) {
    self.init(
      build: Build(supportsMultipleScenes: supportsMultipleScenes, isTestMode: false),
      device: Device(model: model, idiom: idiom, fold: fold, display: display),
      scenes: [.window(0, window)],
      host: Host(scene: Scene.ID(0), view: Rect(window.size), safeAreaInsets: insets),
      before: nil)
  }

  /// Returns the situation with one change made.
  func but(_ change: (inout Situation) -> Void) -> Situation {
    var copy = self
    change(&copy)
    return copy
  }

  /// Returns the situation with its window placed elsewhere and filled by the host.
  func but(window: Rect, insets: EdgeInsets = .zero) -> Situation {
    but { situation in
      situation.scenes[0].role = .window(frame: window)
      situation.host.view = Rect(window.size)
      situation.host.safeAreaInsets = insets
    }
  }

  /// Returns the situation with the layout of another as the one before.
  func after(_ other: Situation) -> Situation {
    but { $0.before = other.layout }
  }
}

extension Display {
  /// The outer display of an iPhone Duo in portrait.
  static let closedDuo = Display(
    size: Size(width: 466, height: 678),
    reservedRegions: [
      ReservedRegion(kind: .occlusion, frame: Rect(x: 382, y: 0, width: 84, height: 170))
    ])
  /// The inner display of an iPhone Duo in landscape, flat.
  static let openDuo = Display(
    size: Size(width: 951, height: 669),
    reservedRegions: [
      ReservedRegion(kind: .occlusion, frame: Rect(x: 867, y: 0, width: 84, height: 120))
    ])
  /// The inner display of an iPhone Duo in landscape, bent.
  static let bentDuo = Display(
    size: Size(width: 951, height: 669),
    reservedRegions: Display.openDuo.reservedRegions + [
      ReservedRegion(kind: .division, frame: Rect(x: 455.5, y: 0, width: 40, height: 669))
    ])
  /// The inner display of an iPhone Duo in portrait, flat.
  static let openPortraitDuo = Display(
    size: Size(width: 669, height: 951),
    reservedRegions: [
      ReservedRegion(kind: .occlusion, frame: Rect(x: 535, y: 0, width: 134, height: 82))
    ])
}

extension Scene {
  /// A window scene.
  static func window(
    _ number: Int, _ frame: Rect, _ state: ActivationState = .foregroundActive
  ) -> Scene {
    Scene(id: ID(number), role: .window(frame: frame), activationState: state)
  }

  /// A window scene without a window that is inactive in the foreground.
  static func windowless(_ number: Int) -> Scene {
    Scene(id: ID(number), role: .window(frame: nil), activationState: .foregroundInactive)
  }

  /// A CarPlay scene that is active.
  static func carPlay(_ number: Int) -> Scene {
    Scene(id: ID(number), role: .carPlayTemplate, activationState: .foregroundActive)
  }
}
