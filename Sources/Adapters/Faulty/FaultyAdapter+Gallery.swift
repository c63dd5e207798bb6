internal import Scenarios

extension FaultyAdapter {
  /// The gallery, in the order of the faults' names.
  package static let gallery: [FaultyAdapter] = [
    .filledInTestMode, .firstListedScene, .onlyWidthCompared, .widthFromScreen,
  ]

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

  /// Takes the width of the whole screen.
  static let widthFromScreen = FaultyAdapter.width(
    "width-from-screen",
    fault: "Takes the banner's width from the screen, not from the safe area of its view."
  ) { $0.device.display.size.width }
}
