internal import Scenarios

extension FaultyAdapter {
  /// The gallery, in the order of the faults' names within a document.
  package static let gallery: [FaultyAdapter] =
    documents000And001 + document004 + exchanges

  private static let documents000And001: [FaultyAdapter] = [
    .anySceneIsAWindow, .centeredOnTheView, .contentTallerThanItIs, .croppedToFiftyPoints,
    .filledInTestMode, .firstListedScene, .fullWidthSentinel, .insetsAppliedTwice, .insetsIgnored,
    .keyWindowsScene, .longerSideInLandscape, .noSizeCheck, .onlyWidthCompared, .pinnedToTheView,
    .placedWithoutRoom, .roundedUp, .safeAreaEverywhere, .sceneFromTheDelegate,
    .smartBannerOverTheBars, .staleWidth, .symmetricInsets, .versionsAsText, .widthByIdiom,
    .widthFromScreen, .widthInPixels, .widthOfTheOtherOrientation, .zeroBeforeLayout,
  ]
}

// MARK: - Requests

extension FaultyAdapter {
  /// Fills a request in test mode though an app with several scenes passed none.
  static let filledInTestMode = FaultyAdapter(
    "filled-in-test-mode",
    fault: "Fills every request, also in test mode, and never says that the scene is missing."
  ) { query, _ in
    guard case .requestOutcome = query else { return nil }
    return .requestOutcome(.filled)
  }

  /// Puts the first of the listed scenes on the request; casts it to a window scene afterwards.
  static let firstListedScene = FaultyAdapter(
    "first-listed-scene",
    fault: "Takes the first scene of the connected set, whatever it is and whoever asks."
  ) { query, situation in
    guard case .requestScene = query, let first = situation.scenes.first else { return nil }
    return .requestScene(first.isWindowScene ? .scene(first.id) : .unset)
  }
}

extension FaultyAdapter {
  /// Casts whatever scene is active to a window scene.
  static let anySceneIsAWindow = FaultyAdapter(
    "any-scene-is-a-window",
    fault: "Takes the first active scene for a window scene, also one of CarPlay or an accessory."
  ) { query, situation in
    guard case .requestScene = query,
      let active = situation.scenes.first(where: { $0.activationState == .foregroundActive })
    else { return nil }
    return .requestScene(.scene(active.id))
  }

  /// Asks the app for its key window instead of the host's view for its own.
  static let keyWindowsScene = FaultyAdapter(
    "key-windows-scene",
    fault: "Takes the scene of the app's key window, whichever window shows the ad.",
    under: "strict"
  ) { query, situation in
    guard case .requestScene = query,
      let active = situation.scenes.first(where: \.isActiveWindowScene)
    else { return nil }
    return .requestScene(.scene(active.id))
  }

  /// Waits for the window of an app delegate, which an app with scenes does not have.
  static let sceneFromTheDelegate = FaultyAdapter(
    "scene-from-the-delegate",
    fault: "Waits for the app delegate's window, which is nil in an app that supports scenes."
  ) { query, situation in
    guard case .requestScene = query, situation.build.supportsMultipleScenes else { return nil }
    return .requestScene(.wait)
  }
}

// MARK: - Full-screen ads

extension FaultyAdapter {
  /// Presents whatever is loaded.
  static let noSizeCheck = FaultyAdapter(
    "no-size-check",
    fault: "Presents whatever is loaded and never asks whether it still fits the window."
  ) { query, _ in
    guard case .canPresent(.some) = query else { return nil }
    return .canPresent(.allowed)
  }

  /// Compares only the widths of content and window.
  static let onlyWidthCompared = FaultyAdapter(
    "only-width-compared",
    fault: "Compares only the width of the ad's content with the window, never the height."
  ) { query, situation in
    guard case .canPresent(let ad?) = query, let window = situation.hostScene?.window
    else { return nil }
    return .canPresent(
      ad.contentSize.width > window.width ? .refused(.tooLarge(exceeding: .width)) : .allowed)
  }
}

extension FaultyAdapter {
  /// Adds the height of a status bar to the content before it compares.
  static let contentTallerThanItIs = FaultyAdapter(
    "content-taller-than-it-is",
    fault: "Takes the content of an ad to be a status bar, 20 points, taller than it is."
  ) { query, situation in
    guard case .canPresent(let ad?) = query else { return nil }
    var taller = ad
    taller.contentSize.height += 20
    return ReferenceAdapter().answer(.canPresent(taller), situation)
  }
}

// MARK: - Banner widths

extension FaultyAdapter {
  /// Takes the width of the whole view.
  static let insetsIgnored = FaultyAdapter.width(
    "insets-ignored",
    fault: "Takes the width of the whole view and leaves its safe area out of account."
  ) { $0.host.view.width }

  /// Rounds a fraction of a point up.
  static let roundedUp = FaultyAdapter.width(
    "rounded-up",
    fault: "Rounds a width that ends on a fraction of a point up to the next whole one."
  ) { situation in
    let width = situation.host.safeWidth
    let whole = Double(Int(width))
    return whole < width ? whole + 1 : whole
  }

  /// Keeps the width from before the last transition.
  static let staleWidth = FaultyAdapter.width(
    "stale-width",
    fault: "Keeps the width from before the last rotation, fold or resize."
  ) { situation in
    guard let before = situation.before else { return situation.host.safeWidth }
    return before.view.width - before.safeAreaInsets.left - before.safeAreaInsets.right
  }

  /// Takes twice the left inset off the view.
  static let symmetricInsets = FaultyAdapter.width(
    "symmetric-insets",
    fault: "Takes twice the left inset off the view, as if the right one were the same."
  ) { $0.host.view.width - 2 * $0.host.safeAreaInsets.left }

  /// Takes the width of the whole screen.
  static let widthFromScreen = FaultyAdapter.width(
    "width-from-screen",
    fault: "Takes the banner's width from the screen, not from the safe area of its view."
  ) { $0.device.display.size.width }
}

extension FaultyAdapter {
  /// Leaves the full width to the SDK by a number that stands for it.
  static let fullWidthSentinel = FaultyAdapter.width(
    "full-width-sentinel",
    fault: "Passes -1 on as the width, which was to stand for the full width."
  ) { _ in -1 }

  /// Takes the longer side of the display wherever it is wider than high.
  static let longerSideInLandscape = FaultyAdapter.width(
    "longer-side-in-landscape",
    fault: "Takes the longer side of the display for the width in landscape, whatever the window."
  ) { situation in
    let display = situation.device.display.size
    return display.width > display.height ? display.width : situation.host.safeWidth
  }

  /// Takes a width that stands for the kind of device.
  static let widthByIdiom = FaultyAdapter.width(
    "width-by-idiom",
    fault: "Takes 728 points on a tablet and 320 on a phone, whatever window there is."
  ) { $0.device.idiom == .pad ? 728 : 320 }

  /// Multiplies by the display's scale.
  static let widthInPixels = FaultyAdapter.width(
    "width-in-pixels",
    fault: "Says the width in pixels, three to a point, where points are asked for."
  ) { $0.host.safeWidth * 3 }

  /// Takes the height where the window is wider than high, as the engine has not turned yet.
  static let widthOfTheOtherOrientation = FaultyAdapter.width(
    "width-of-the-other-orientation",
    fault: "Takes the height for the width in landscape, as its own orientation lags behind."
  ) { situation in
    let view = situation.host.view.size
    guard view.width > view.height else { return situation.host.safeWidth }
    return view.height - situation.host.safeAreaInsets.left - situation.host.safeAreaInsets.right
  }

  /// Requests a banner before the first layout, for the width there is then.
  static let zeroBeforeLayout = FaultyAdapter(
    "zero-before-layout",
    fault: "Requests a banner of no width while the view has not had its first layout."
  ) { query, situation in
    guard case .bannerWidth = query, situation.host.view.size.width == 0 else { return nil }
    return .bannerWidth(.points(0))
  }
}

extension Host {
  /// The width between the view's own insets, in points.
  fileprivate var safeWidth: Double { view.width - safeAreaInsets.left - safeAreaInsets.right }
}
