import Scenarios

extension KnownPose {
  static let closedPortrait = duo(.closed, 466, 678, status: (382, 84, 170))
  static let closedLandscapeLeft = duo(.closed, 678, 466, status: (0, 84, 170))
  static let closedLandscapeRight = duo(.closed, 678, 466, status: (594, 84, 170))
  static let openLandscape = duo(.fullyOpen, 951, 669, status: (867, 84, 120))
  static let openPortrait = duo(.fullyOpen, 669, 951, status: (535, 134, 82))
  static let book = duo(
    .partiallyOpen, 951, 669, status: (867, 84, 120),
    fold: Rect(x: 455.5, y: 0, width: 40, height: 669))
  static let tabletop = duo(
    .partiallyOpen, 669, 951, status: (535, 134, 82),
    fold: Rect(x: 0, y: 455.5, width: 669, height: 40))

  /// A pose with its status cluster at the top of the display, and its fold where that is bent.
  private static func duo(
    _ state: FoldState, _ width: Double, _ height: Double,
    status: (x: Double, width: Double, height: Double), fold: Rect? = nil
  ) -> KnownPose {
    let cluster = Rect(x: status.x, y: 0, width: status.width, height: status.height)
    var regions = [ReservedRegion(kind: .occlusion, frame: cluster)]
    if let fold { regions.append(ReservedRegion(kind: .division, frame: fold)) }
    return KnownPose(
      fold: state, display: Size(width: width, height: height), regions: regions)
  }
}

private let designResource = "iPhone Duo (design resource)"
private let simulator = "iPhone Duo (simulator)"

// One row a place: pose, window unless it fills the display, then top, left, bottom and right
// inset.
// swift-format-ignore
extension KnownPlace {
  /// The insets of Apple's design resource, which counts the bars and no home indicator.
  static let duoOfDesignResource: [KnownPlace] = [
    KnownPlace(designResource, .closedPortrait,       insets: 0,  0, 0, 84),
    KnownPlace(designResource, .closedLandscapeLeft,  insets: 0, 84, 0,  0),
    KnownPlace(designResource, .closedLandscapeRight, insets: 0,  0, 0, 84),

    KnownPlace(designResource, .openLandscape, insets: 0, 0, 0, 84),
    KnownPlace(designResource, .openLandscape, x: 0, width: 475.5, insets: 0, 84, 0, 0),
    KnownPlace(designResource, .openLandscape, x: 475.5, width: 475.5, insets: 0, 0, 0, 84),
    KnownPlace(designResource, .openPortrait, insets: 84, 0, 95, 0),

    KnownPlace(designResource, .book, insets: 0, 0, 0, 84),
    KnownPlace(designResource, .book, x: 0, width: 475.5, insets: 0, 84, 0, 0),
    KnownPlace(designResource, .book, x: 475.5, width: 475.5, insets: 0, 0, 0, 84),
    KnownPlace(designResource, .tabletop, insets: 84, 0, 95, 0),
  ]

  /// The insets measured in the simulator, without bars of the app and with a home indicator.
  static let duoOfSimulator: [KnownPlace] = [
    KnownPlace(simulator, .closedPortrait,       insets: 0,  0, 34, 84),
    KnownPlace(simulator, .closedLandscapeLeft,  insets: 0, 84, 34,  0),
    KnownPlace(simulator, .closedLandscapeRight, insets: 0,  0, 34, 84),

    KnownPlace(simulator, .openLandscape, insets: 0, 0, 34, 84),
    KnownPlace(simulator, .openLandscape, x: 0, width: 475.5, insets: 0, 84, 34, 0),
    KnownPlace(simulator, .openLandscape, x: 475.5, width: 475.5, insets: 0, 0, 34, 84),
    KnownPlace(simulator, .openPortrait, insets: 82, 0, 34, 0),

    KnownPlace(simulator, .book, insets: 0, 0, 34, 84),
    KnownPlace(simulator, .book, x: 0, width: 475.5, insets: 0, 84, 34, 0),
    KnownPlace(simulator, .book, x: 475.5, width: 475.5, insets: 0, 0, 34, 84),
    KnownPlace(simulator, .tabletop, insets: 82, 0, 34, 0),
  ]
}
