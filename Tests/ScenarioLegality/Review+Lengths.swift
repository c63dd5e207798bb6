import Scenarios

extension Review {
  /// Judges that every length is finite, on the grid of half points and, for extents, not negative.
  mutating func judgeLengths(of situation: Situation) {
    judge(situation.device.display, named: "the display")
    for scene in situation.scenes {
      guard case .window(let frame?) = scene.role else { continue }
      judge(frame, named: "the window of scene \(scene.id.number)", isOriginUnsigned: false)
    }
    let host = situation.host
    judge(host.view, named: "the view", isOriginUnsigned: host.scene == nil)
    judge(host.safeAreaInsets, named: "the view")
    guard let before = situation.before else { return }
    judge(before.display, named: "the display before")
    judge(before.window, named: "the window before", isOriginUnsigned: false)
    judge(before.view, named: "the view before", isOriginUnsigned: false)
    judge(before.safeAreaInsets, named: "the view before")
  }

  private mutating func judge(_ display: Display, named name: String) {
    judge(display.size.width, "the width of \(name)", isUnsigned: true)
    judge(display.size.height, "the height of \(name)", isUnsigned: true)
    for (index, region) in display.reservedRegions.enumerated() {
      judge(region.frame, named: "region \(index) of \(name)", isOriginUnsigned: false)
    }
  }

  private mutating func judge(_ rect: Rect, named name: String, isOriginUnsigned: Bool) {
    judge(rect.minX, "the left edge of \(name)", isUnsigned: isOriginUnsigned)
    judge(rect.minY, "the top edge of \(name)", isUnsigned: isOriginUnsigned)
    judge(rect.size.width, "the width of \(name)", isUnsigned: true)
    judge(rect.size.height, "the height of \(name)", isUnsigned: true)
  }

  private mutating func judge(_ insets: EdgeInsets, named name: String) {
    judge(insets.top, "the top inset of \(name)", isUnsigned: true)
    judge(insets.left, "the left inset of \(name)", isUnsigned: true)
    judge(insets.bottom, "the bottom inset of \(name)", isUnsigned: true)
    judge(insets.right, "the right inset of \(name)", isUnsigned: true)
  }

  private mutating func judge(_ points: Double, _ name: String, isUnsigned: Bool) {
    require(points.isFinite, .lengthNotFinite, "\(points) points is \(name).")
    guard points.isFinite else { return }
    require(!isUnsigned || points >= 0, .lengthNegative, "\(points) points is \(name).")
    require(
      isOnGrid(points), .lengthOffGrid, "\(points) points, no multiple of a half, is \(name).")
  }
}

/// Returns whether a length is a multiple of half a point; false for what is not finite.
func isOnGrid(_ points: Double) -> Bool {
  Int(exactly: points * 2) != nil
}
