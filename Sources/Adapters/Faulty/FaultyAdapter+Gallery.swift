internal import Scenarios

extension FaultyAdapter {
  /// The gallery, in the order of the faults' names.
  package static let gallery: [FaultyAdapter] = [
    .filledInTestMode, .firstListedScene, .insetsIgnored, .noSizeCheck, .onlyWidthCompared,
    .roundedUp, .staleWidth, .symmetricInsets, .widthFromScreen,
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

extension Host {
  /// The width between the view's own insets, in points.
  fileprivate var safeWidth: Double { view.width - safeAreaInsets.left - safeAreaInsets.right }
}
