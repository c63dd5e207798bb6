internal import Scenarios

// Where a banner or a native ad is put.

extension FaultyAdapter {
  /// Constrains to the superview, and so lies under what the system covers.
  static let pinnedToTheView = FaultyAdapter.placing(
    "pinned-to-the-view",
    fault: "Places an ad at the edges of its view, under the notch or the home indicator."
  ) { situation in
    situation.host.safeAreaInsets = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Takes the insets off what the safe area has left already.
  static let insetsAppliedTwice = FaultyAdapter.placing(
    "insets-applied-twice",
    fault: "Takes the insets off the safe area, which has left them out already."
  ) { situation in
    situation.host.safeAreaInsets.top *= 2
    situation.host.safeAreaInsets.left *= 2
    situation.host.safeAreaInsets.bottom *= 2
    situation.host.safeAreaInsets.right *= 2
  }

  /// Takes the middle of the view for that of the safe area.
  static let centeredOnTheView = FaultyAdapter(
    "centered-on-the-view",
    fault: "Centers an ad on its view, not on the safe area, which begins and ends elsewhere."
  ) { query, situation in
    guard case .placement(let placement) = query, placement.alignment == .centered,
      case .placement(.frame(var frame)) = ReferenceAdapter().answer(query, situation)
    else { return nil }
    frame.minX = (situation.host.view.width - frame.width) / 2
    return .placement(.frame(frame))
  }

  /// Never asks whether there is room for an ad.
  static let placedWithoutRoom = FaultyAdapter.placing(
    "placed-without-room",
    fault: "Places an ad of whatever size, also where the safe area has no room for it."
  ) { placement, situation in
    guard placement.alignment != nil else { return nil }
    // Where the reference has room, it stands as this one does.
    let insets = situation.host.safeAreaInsets
    guard placement.means == .interfaceBuilder || placement.systemVersion >= 11,
      ReferenceAdapter().answer(.placement(placement), situation) == .placement(.wait),
      situation.host.scene != nil, situation.host.view.width > 0
    else { return nil }
    let view = situation.host.view
    let room = view.width - insets.left - insets.right - placement.size.width
    let x =
      switch placement.alignment {
      case .centered?: insets.left + room / 2
      case .right?: insets.left + room
      case .left?, nil: insets.left
      }
    let y =
      placement.edge == .top
      ? insets.top : view.height - insets.bottom - placement.size.height
    return Rect(x: x, y: y, width: placement.size.width, height: placement.size.height)
  }

  /// Keeps the height of the first banner it had.
  static let croppedToFiftyPoints = FaultyAdapter.placing(
    "cropped-to-fifty-points",
    fault: "Gives every ad the height of a banner of 50 points, and cuts off what is more."
  ) { placement, situation in
    guard placement.kind != .smartBanner, placement.formerSize == nil, placement.size.height > 50
    else { return nil }
    var cropped = placement
    cropped.size.height = 50
    return ReferenceAdapter().frame(of: cropped, situation)
  }

  /// Reads a safe area that older systems do not have.
  static let safeAreaEverywhere = FaultyAdapter.placing(
    "safe-area-everywhere",
    fault: "Constrains to the sides of a safe area in code on systems that have none."
  ) { placement, situation in
    guard placement.means == .code, placement.systemVersion < 11 else { return nil }
    var newer = placement
    newer.systemVersion = 11
    return ReferenceAdapter().frame(of: newer, situation)
  }

  /// Gives a smart banner the width of the view.
  static let smartBannerOverTheBars = FaultyAdapter.placing(
    "smart-banner-over-the-bars",
    fault: "Gives a smart banner all the width of its view, also where bars or a notch cover it."
  ) { placement, situation in
    guard placement.kind == .smartBanner,
      var frame = ReferenceAdapter().frame(of: placement, situation)
    else { return nil }
    frame.minX = 0
    frame.size.width = situation.host.view.width
    return frame
  }

  /// Creates a deviation that places an ad elsewhere than the reference does; nil for where it does.
  private static func placing(
    _ name: String, fault: String,
    _ frame: @escaping @Sendable (AdPlacement, Situation) -> Rect?
  ) -> FaultyAdapter {
    FaultyAdapter(name, fault: fault) { query, situation in
      guard case .placement(let placement) = query else { return nil }
      return frame(placement, situation).map { .placement(.frame($0)) }
    }
  }

  /// Creates a deviation that places an ad as the reference would in another situation.
  private static func placing(
    _ name: String, fault: String, _ change: @escaping @Sendable (inout Situation) -> Void
  ) -> FaultyAdapter {
    FaultyAdapter(name, fault: fault) { query, situation in
      guard case .placement = query else { return nil }
      var changed = situation
      change(&changed)
      return ReferenceAdapter().answer(query, changed)
    }
  }
}

// MARK: - Versions

extension FaultyAdapter {
  /// Compares versions as the texts they are written as.
  static let versionsAsText = FaultyAdapter(
    "versions-as-text",
    fault: "Compares versions as texts, so that 10 comes before 9, and 7.9 after 7.26."
  ) { query, _ in
    guard case .isSupported(let inquiry) = query else { return nil }
    func isAtLeast(_ version: Version, _ least: Version) -> Bool {
      version.description >= least.description
    }
    let isMet =
      switch inquiry.feature {
      case .interstitial, .rewarded: isAtLeast(inquiry.sdk, Version(7, 26))
      case .safeAreaInInterfaceBuilder:
        isAtLeast(inquiry.xcode, Version(9)) && isAtLeast(inquiry.system, Version(9))
      case .safeAreaInCode: isAtLeast(inquiry.system, Version(11))
      }
    return .isSupported(isMet ? .supported : .unsupported)
  }
}

extension ReferenceAdapter {
  /// Returns where the reference places an ad; nil where it waits.
  fileprivate func frame(of placement: AdPlacement, _ situation: Situation) -> Rect? {
    guard case .placement(.frame(let frame)) = answer(.placement(placement), situation)
    else { return nil }
    return frame
  }
}
