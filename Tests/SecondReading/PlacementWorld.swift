import Scenarios

/// A joint reading of where an ad stands, of those questions that a case can touch.
///
/// Document 000 is read as a list of constraints, each between a line of the ad and a line of a guide.
/// A world says which guide that is.
struct PlacementWorld {
  /// Four lines of the view's space.
  struct Guide {
    var left: Double
    var right: Double
    var top: Double
    var bottom: Double

    /// The line halfway from left to right.
    var middle: Double { (left + right) / 2 }
  }

  /// Left means where lines begin (000-Q-001).
  private var isMirrored = false
  /// In Interface Builder, the middle is the view's (000-Q-002).
  private var centersOnView = false
  /// The middle may be half a point off (000-Q-003).
  private var roundsMiddle = false
  /// In Interface Builder below iOS 11, the sides are the view's (000-Q-004).
  private var hasNoSides = false
  /// In code below iOS 11, an ad stands on the view's own edge (000-Q-005).
  private var ignoresLayoutGuides = false
  /// An ad keeps the size its constraints were made for (000-Q-006).
  private var keepsFormerSize = false
  /// A smart banner's height is nobody's business (000-Q-007).
  private var freesHeight = false
  /// What is said of native ads is said of the screen's edges (000-Q-010).
  private var meansTheScreen = false
  /// No ad lies across a reserved region (000-Q-011).
  private var clearsRegions = false
  /// An ad waits for the first layout (000-Q-012), and for a window (000-Q-013).
  private var waits = true

  /// Returns the worlds that differ in something a case can touch.
  static func all(about ad: AdPlacement, in situation: Situation) -> [PlacementWorld] {
    let insets = situation.host.safeAreaInsets
    let isOld = ad.systemVersion <= 10
    let questions: [(WritableKeyPath<PlacementWorld, Bool>, Bool)] = [
      (\.isMirrored, ad.isRightToLeft && ad.alignment != .centered),
      (\.centersOnView, ad.means == .interfaceBuilder && ad.alignment == .centered),
      (\.roundsMiddle, ad.alignment == .centered),
      (\.hasNoSides, ad.means == .interfaceBuilder && isOld),
      (\.ignoresLayoutGuides, ad.means == .code && isOld && insets.top + insets.bottom > 0),
      (\.keepsFormerSize, ad.formerSize != nil), (\.freesHeight, ad.kind == .smartBanner),
      (\.meansTheScreen, ad.kind == .native),
      (\.clearsRegions, !situation.device.display.reservedRegions.isEmpty),
      (\.waits, true),
    ]
    return questions.reduce([PlacementWorld()]) { worlds, question in
      guard question.1 else { return worlds }
      return worlds.flatMap { world in
        [false, true].map { answer in
          var world = world
          world[keyPath: question.0] = answer
          return world
        }
      }
    }
  }

  enum Claim: Statement {
    /// Line 7: banners are in the safe area. Line 319: so are native ads.
    case bannerInside, nativeInside
    /// Lines 17 and 19: top on top, bottom on bottom.
    case edge
    /// Line 66: left on left, right on right.
    case side
    /// Lines 72 and 110: middle on middle.
    case middle
    /// Lines 15 and 319: width and height.
    case bannerSize, nativeSize
    /// Line 205: a smart banner has both sides.
    case bothSides
    /// Line 209: no constraint to the view where there is a safe area.
    case notTheView
    /// Lines 221-222: what is done where there is none.
    case fallback
    /// The ad is placed when it can be, and not before.
    case inTime

    var isAdvice: Bool {
      switch self {
      case .bannerInside, .nativeInside, .side, .notTheView: false
      case .edge, .middle, .bannerSize, .nativeSize, .bothSides, .fallback, .inTime: true
      }
    }
  }

  func broken(
    by choice: PlacementChoice, _ ad: AdPlacement, in situation: Situation
  ) -> Set<Claim> {
    let canBePlaced = Self.isShown(situation)
    switch choice {
    case .wait: return canBePlaced && Self.hasRoom(for: ad, situation.host) ? [.inTime] : []
    case .frame(let frame):
      guard canBePlaced else { return waits ? [.inTime] : [] }
      return broken(by: frame, ad, in: situation)
    }
  }

  private func broken(
    by frame: Rect, _ ad: AdPlacement, in situation: Situation
  ) -> Set<Claim> {
    var broken = unsized(frame, ad, situation.host)
    if ad.kind == .native, meansTheScreen, !Self.touchesScreen(ad.edge, situation) {
      return broken
    }
    let lines = Self.lines(of: frame)
    guard let guide = guide(for: ad, situation.host) else {
      if !standsOnFallback(lines, ad, situation.host) { broken.insert(.fallback) }
      return broken
    }
    let view = Self.whole(situation.host)
    let isInside =
      lines.left >= guide.left && lines.right <= guide.right && lines.top >= guide.top
      && lines.bottom <= guide.bottom
    let isObscured = clearsRegions && Self.isOverRegion(frame, situation)
    if !isInside || isObscured {
      broken.insert(ad.kind == .native ? .nativeInside : .bannerInside)
    }
    if !Self.meets(lines, guide, at: ad.edge) { broken.insert(.edge) }
    switch ad.alignment {
    case .left?, .right?:
      if !meets(lines, guide, on: ad) { broken.insert(.side) }
    case .centered?:
      let middle =
        ad.means == .interfaceBuilder && centersOnView ? view.middle : guide.middle
      if !isMiddle(lines, middle) { broken.insert(.middle) }
    case nil:
      if lines.left != guide.left || lines.right != guide.right { broken.insert(.bothSides) }
      if ad.means == .code, Self.usesView(lines, guide, view, ad.edge) {
        broken.insert(.notTheView)
      }
    }
    return broken
  }

  // MARK: - Guides

  /// The safe area's lines; nil in code that runs where there is none.
  private func guide(for ad: AdPlacement, _ host: Host) -> Guide? {
    var guide = Self.safe(host)
    guard ad.systemVersion < 11 else { return guide }
    guard ad.means == .interfaceBuilder else { return nil }
    if hasNoSides {
      guide.left = 0
      guide.right = host.view.width
    }
    return guide
  }

  private static func safe(_ host: Host) -> Guide {
    Guide(
      left: host.safeAreaInsets.left, right: host.view.width - host.safeAreaInsets.right,
      top: host.safeAreaInsets.top, bottom: host.view.height - host.safeAreaInsets.bottom)
  }

  private static func whole(_ host: Host) -> Guide {
    Guide(left: 0, right: host.view.width, top: 0, bottom: host.view.height)
  }

  private static func lines(of frame: Rect) -> Guide {
    Guide(
      left: frame.minX, right: frame.minX + frame.width, top: frame.minY,
      bottom: frame.minY + frame.height)
  }

  // MARK: - Constraints

  private static func meets(_ lines: Guide, _ guide: Guide, at edge: AdPlacement.Edge) -> Bool {
    switch edge {
    case .top: lines.top == guide.top
    case .bottom: lines.bottom == guide.bottom
    }
  }

  private func meets(_ lines: Guide, _ guide: Guide, on ad: AdPlacement) -> Bool {
    let isLeft = (ad.alignment == .left) != (ad.isRightToLeft && isMirrored)
    return isLeft ? lines.left == guide.left : lines.right == guide.right
  }

  private func isMiddle(_ lines: Guide, _ middle: Double) -> Bool {
    let twice = lines.left + lines.right
    return roundsMiddle
      ? twice >= 2 * middle - 1 && twice <= 2 * middle + 1 : twice == 2 * middle
  }

  /// Whether some side or the edge stands on the view's, where the guide's is another.
  private static func usesView(
    _ lines: Guide, _ guide: Guide, _ view: Guide, _ edge: AdPlacement.Edge
  ) -> Bool {
    var sides: [KeyPath<Guide, Double>] = [\.left, \.right]
    sides.append(edge == .top ? \.top : \.bottom)
    return sides.contains { side in
      lines[keyPath: side] == view[keyPath: side] && guide[keyPath: side] != view[keyPath: side]
    }
  }

  private func standsOnFallback(_ lines: Guide, _ ad: AdPlacement, _ host: Host) -> Bool {
    var guide = Self.whole(host)
    if !ignoresLayoutGuides {
      guide.top = Self.safe(host).top
      guide.bottom = Self.safe(host).bottom
    }
    guard Self.meets(lines, guide, at: ad.edge) else { return false }
    return switch ad.alignment {
    case .left?, .right?: meets(lines, guide, on: ad)
    case .centered?: isMiddle(lines, guide.middle)
    case nil: lines.left == guide.left && lines.right == guide.right
    }
  }

  /// Whether the ad has another extent than it is to have; only one that there is room for is.
  private func unsized(_ frame: Rect, _ ad: AdPlacement, _ host: Host) -> Set<Claim> {
    guard Self.hasRoom(for: ad, host) else { return [] }
    let size = keepsFormerSize ? ad.formerSize ?? ad.size : ad.size
    switch ad.kind {
    case .smartBanner: return frame.height == size.height || freesHeight ? [] : [.bannerSize]
    case .banner: return frame.size == size ? [] : [.bannerSize]
    case .native: return frame.size == size ? [] : [.nativeSize]
    }
  }

  // MARK: - The moment

  private static func hasRoom(for ad: AdPlacement, _ host: Host) -> Bool {
    let guide = safe(host)
    guard guide.left < guide.right, guide.bottom - guide.top >= ad.size.height else { return false }
    return ad.kind == .smartBanner || guide.right - guide.left >= ad.size.width
  }

  private static func isShown(_ situation: Situation) -> Bool {
    situation.host.view.size.width > 0 && frameOfWindow(situation) != nil
  }

  private static func frameOfWindow(_ situation: Situation) -> Rect? {
    for scene in situation.scenes where scene.id == situation.host.scene {
      if case .window(let frame?) = scene.role { return frame }
    }
    return nil
  }

  private static func touchesScreen(_ edge: AdPlacement.Edge, _ situation: Situation) -> Bool {
    guard let window = frameOfWindow(situation) else { return false }
    let top = window.minY + situation.host.view.minY
    return switch edge {
    case .top: top <= 0
    case .bottom: top + situation.host.view.height >= situation.device.display.size.height
    }
  }

  private static func isOverRegion(_ frame: Rect, _ situation: Situation) -> Bool {
    guard let window = frameOfWindow(situation) else { return false }
    let x = window.minX + situation.host.view.minX
    let y = window.minY + situation.host.view.minY
    return situation.device.display.reservedRegions.contains { region in
      // The region in the view's space.
      let (left, top) = (region.frame.minX - x, region.frame.minY - y)
      let isBeside =
        frame.minX >= left + region.frame.width || frame.minX + frame.width <= left
      let isAboveOrBelow =
        frame.minY >= top + region.frame.height || frame.minY + frame.height <= top
      return !isBeside && !isAboveOrBelow
    }
  }
}
