import Scenarios

/// What a banner was sized for.
struct BannerWidths {
  /// The width the banner was given last; nil before it was given one.
  private(set) var given: Double?
  /// The width the banner of this host was loaded for last; nil before it was, with a width.
  private(set) var loaded: Double?

  mutating func hear(_ event: Event) {
    if case .hostWillBeReleased = event.kind { loaded = nil }
  }

  mutating func see(_ action: Action) {
    switch action {
    case .setBannerWidth(let width): given = width
    case .load: loaded = given ?? loaded
    default: break
    }
  }

  /// Whether the banner was given another width than it was loaded for.
  var isResized: Bool { loaded != nil && loaded != given }
}

extension Step {
  /// What the left and right insets leave of the view; never less than nothing.
  var safeWidth: Double {
    let host = situation.host
    return max(0, host.view.width - host.safeAreaInsets.left - host.safeAreaInsets.right)
  }
}
