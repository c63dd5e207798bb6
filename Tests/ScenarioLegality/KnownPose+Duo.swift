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

  // The inner display as a third of its panel's pixels; its fold, too, is around the middle.
  static let smallOpenLandscape = duo(.fullyOpen, 890, 626, status: (806, 84, 120))
  static let smallOpenPortrait = duo(.fullyOpen, 626, 890, status: (492, 134, 82))
  static let smallBook = duo(
    .partiallyOpen, 890, 626, status: (806, 84, 120),
    fold: Rect(x: 425, y: 0, width: 40, height: 626))
  static let smallTabletop = duo(
    .partiallyOpen, 626, 890, status: (492, 134, 82),
    fold: Rect(x: 0, y: 425, width: 626, height: 40))

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
