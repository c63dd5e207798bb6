internal import Records
internal import Scenarios

/// An ad in a view that is laid out in a window: what the rules about places look at.
struct PlacedAd {
  var placement: AdPlacement
  /// The ad's frame in the view's own space.
  var frame: Rect
  var situation: Situation

  /// Creates it from an answer; nil where nothing is placed, or in a view that is too early for it.
  init?(_ placement: AdPlacement, _ situation: Situation, _ choice: PlacementChoice) {
    guard case .frame(let frame) = choice, situation.hostScene != nil, situation.isLaidOut else {
      return nil
    }
    self.placement = placement
    self.frame = frame
    self.situation = situation
  }

  /// The whole of the view, in its own space.
  var view: Rect { Rect(situation.host.view.size) }

  /// Whether the ad's constraints are made in code, on a system without a safe area.
  func isBeforeSafeArea(_ knobs: Knobs) -> Bool {
    placement.means == .code && isBefore11(knobs)
  }

  private func isBefore11(_ knobs: Knobs) -> Bool {
    placement.systemVersion < knobs.step(.systemVersion, 11)
  }

  /// Returns the safe area in the view's space; nil in code on a system that has none.
  ///
  /// Lines 95-100, 207 and 221-222 of document 000.
  func safeArea(_ readings: inout Readings, _ knobs: Knobs) -> Rect? {
    guard !isBeforeSafeArea(knobs) else { return nil }
    var insets = situation.host.safeAreaInsets
    if isBefore11(knobs), insets.left != 0 || insets.right != 0,
      readings(BuilderBeforeSafeArea.self) == .viewEdges
    {
      insets.left = 0
      insets.right = 0
    }
    return view.inset(by: insets)
  }

  /// Returns whether a clause about banners bears on the ad.
  ///
  /// It does on a native ad at the top or bottom of the screen, line 319; whether that is the top
  /// or bottom of its view is question 000-Q-010.
  func isBoundLikeABanner(_ readings: inout Readings) -> Bool {
    guard placement.kind == .native, !standsAtTheScreensEdge else { return true }
    return readings(NativeAdAtTheEdge.self) == .ofTheView
  }

  /// Whether the edge of the view that the ad is to stand at is an edge of the screen.
  private var standsAtTheScreensEdge: Bool {
    guard let window = situation.hostScene?.window else { return false }
    let view = situation.host.view
    return switch placement.edge {
    case .top: window.minY + view.minY == 0
    case .bottom: window.minY + view.maxY == situation.device.display.size.height
    }
  }

  /// Returns the side of the view that an alignment means; nil for the middle.
  func side(_ readings: inout Readings) -> FrameLine? {
    let isMirrored = { (readings: inout Readings) in
      placement.isRightToLeft && readings(LeftInRightToLeft.self) == .mirrored
    }
    return switch placement.alignment {
    case .left?: isMirrored(&readings) ? .right : .left
    case .right?: isMirrored(&readings) ? .left : .right
    case .centered?, nil: nil
    }
  }

  /// The first of the display's reserved regions that the ad lies across; nil when none.
  var regionAcross: Rect? {
    guard let window = situation.hostScene?.window else { return nil }
    let view = situation.host.view
    let onDisplay = Rect(
      x: window.minX + view.minX + frame.minX, y: window.minY + view.minY + frame.minY,
      width: frame.width, height: frame.height)
    return situation.device.display.reservedRegions.map(\.frame).first { region in
      onDisplay.minX < region.maxX && onDisplay.maxX > region.minX
        && onDisplay.minY < region.maxY && onDisplay.maxY > region.minY
    }
  }
}

extension Situation {
  /// Whether the host's view has had its first layout.
  var isLaidOut: Bool { host.view.width > 0 && host.view.height > 0 }

  /// Returns whether the host's safe area has room for an ad, whichever way the questions go.
  ///
  /// A smart banner has the width it is given.
  func hasRoom(for placement: AdPlacement, _ knobs: Knobs) -> Bool {
    let room = Rect(host.view.size).inset(by: host.safeAreaInsets)
    let width = placement.kind == .smartBanner ? 0 : placement.size.width
    return room.width > 0 && !knobs.exceeds(.roomForAd, width, room.width)
      && !knobs.exceeds(.roomForAd, placement.size.height, room.height)
  }
}

extension Rect {
  /// The horizontal middle, in points from the parent's left edge.
  var midX: Double { minX + size.width / 2 }

  /// Returns what insets leave of a view of this extent, in the view's own space.
  func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: insets.left, y: insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }

  /// Returns where a line of the rectangle is, in its parent's space, or how long an extent is.
  func place(of line: FrameLine) -> Double {
    switch line {
    case .left: minX
    case .right: maxX
    case .top: minY
    case .bottom: maxY
    case .center: midX
    case .width: width
    case .height: height
    }
  }
}

extension AdPlacement.Edge {
  /// The line of a frame at this edge.
  var line: FrameLine {
    switch self {
    case .top: .top
    case .bottom: .bottom
    }
  }
}
