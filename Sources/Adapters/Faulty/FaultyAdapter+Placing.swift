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
