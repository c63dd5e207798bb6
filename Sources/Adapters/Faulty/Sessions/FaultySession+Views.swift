internal import Scenarios

// How wide a banner is and where it is put, and what becomes of a native ad.

extension FaultySession {
  /// Measures while the device folds, and loads when it is done.
  static let staleWidthAfterFold = FaultySession(
    "stale-width-after-fold",
    fault: "Takes the banner's width from before a fold when the device has been folded.",
    .banner, from: BannerRun(), remembering: Situation?.none
  ) { event, run, before in
    let now = event.snapshot.situation
    if case .viewWillTransition = event.kind { before = now }
    let actions = run.handle(event)
    guard case .transitionDidEnd = event.kind, let old = before, old.device.fold != now.device.fold
    else { return actions }
    return actions.map { action in
      guard case .setBannerWidth = action else { return action }
      return .setBannerWidth(old.host.safeFrame.width)
    }
  }

  /// Loads the banner when the view has appeared, and leaves it at that.
  static let bannerNotRecomputed = FaultySession(
    "banner-not-recomputed",
    fault: "Loads the banner when its view appears, and never again for another width.",
    .banner, from: BannerRun()
  ) { event, run in
    switch event.kind {
    case .viewWillTransition, .transitionDidEnd, .viewDidLayoutSubviews, .safeAreaInsetsDidChange:
      []
    default: run.handle(event)
    }
  }

  /// Measures once, and loads with that width whenever it loads.
  static let firstWidthKept = FaultySession(
    "first-width-kept",
    fault: "Measures the width when its view appears, and keeps it for all later banners.",
    .banner, from: BannerRun(), remembering: Double?.none
  ) { event, run, first in
    if case .viewDidAppear = event.kind { first = nil }
    return run.handle(event).map { action in
      guard case .setBannerWidth(let width) = action else { return action }
      let kept = first ?? width
      first = kept
      return .setBannerWidth(kept)
    }
  }

  /// Takes the size an ad reports for a change of layout that asks for another ad.
  static let loadedWhenItArrives = FaultySession(
    "loaded-when-it-arrives",
    fault: "Takes the arrival of its banner for a change of size, and loads it once more.",
    .banner, from: BannerRun(), remembering: false
  ) { event, run, hasReloaded in
    guard case .loadDidSucceed = event.kind, !hasReloaded,
      let scene = event.snapshot.situation.hostScene, scene.isActiveWindowScene,
      case let width = event.snapshot.situation.host.safeFrame.width, width > 0
    else { return run.handle(event) }
    hasReloaded = true
    return [.setBannerWidth(width), .load(Request(scene: scene.id))]
  }

  /// Constrains the banner to its superview.
  static let anchoredToTheView = FaultySession(
    "anchored-to-the-view",
    fault: "Constrains the banner to the edges of its view, not to the safe area.",
    .banner, from: BannerRun()
  ) { event, run in
    run.handle(event).placing { _ in .anchored(to: .view) }
  }

  /// Puts the banner at a frame that was right once.
  static let frameKept = FaultySession(
    "frame-kept",
    fault: "Puts the banner at a frame computed once, and leaves it there when the view changes.",
    .banner, from: BannerRun()
  ) { event, run in
    run.handle(event).placing { _ in .frame(event.snapshot.situation.host.safeFrame) }
  }

  /// Treats a native ad like a banner.
  static let nativeReloaded = FaultySession(
    "native-reloaded",
    fault: "Loads its native ad anew when the window has another size.",
    .native, from: NativeRun()
  ) { event, run in
    guard case .transitionDidEnd(.completed) = event.kind,
      let scene = event.snapshot.situation.hostScene, scene.isActiveWindowScene
    else { return run.handle(event) }
    return [.load(Request(scene: scene.id))]
  }
}

extension [Action] {
  /// Returns the actions with what is placed put elsewhere.
  fileprivate func placing(_ placement: (Placement) -> Placement) -> [Action] {
    map { action in
      guard case .place(let place) = action else { return action }
      return .place(placement(place))
    }
  }
}

extension Host {
  /// What the insets leave of the view, in its own space.
  fileprivate var safeFrame: Rect {
    Rect(
      x: safeAreaInsets.left, y: safeAreaInsets.top,
      width: view.width - safeAreaInsets.left - safeAreaInsets.right,
      height: view.height - safeAreaInsets.top - safeAreaInsets.bottom)
  }
}
