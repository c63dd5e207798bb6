internal import Scenarios

// When an ad is requested, and which scene the request carries.

extension FaultySession {
  /// Forgets the flag that has a request fire once.
  static let requestAtEveryAppearance = FaultySession(
    "request-at-every-appearance",
    fault: "Requests an ad each time the view appears, whatever it has requested before.",
    .interstitial, from: FullScreenRun()
  ) { event, run in
    guard case .viewDidAppear = event.kind else { return run.handle(event) }
    return run.request(event.snapshot.situation)
  }

  /// Requests where a view is in no window yet, so that `view.window?.windowScene` is nil.
  static let requestInViewDidLoad = FaultySession(
    "request-in-view-did-load",
    fault: "Requests an ad in viewDidLoad, where the view is in no window yet.",
    .interstitial, from: FullScreenRun()
  ) { event, run in
    guard case .viewDidLoad = event.kind else { return run.handle(event) }
    return run.handle(event) + [run.load(for: event.snapshot.situation.host.scene, in: nil)]
  }

  /// Leaves the scene of every request unset.
  static let sceneNeverSet = FaultySession(
    "scene-never-set",
    fault: "Never sets the scene of a request.",
    .interstitial, from: FullScreenRun()
  ) { event, run in
    run.handle(event).carrying { _ in nil }
  }

  /// Looks its scene up anew once another has gone, and takes the first there is.
  static let firstSceneAfterDisconnect = FaultySession(
    "first-scene-after-disconnect",
    fault:
      "Puts the first window scene that is left on its requests once a scene has disconnected.",
    .banner, from: BannerRun(), remembering: false
  ) { event, run, hasLostAScene in
    if case .sceneDidDisconnect = event.kind { hasLostAScene = true }
    let isLost = hasLostAScene
    let first = event.snapshot.situation.scenes.first { $0.isWindowScene }?.id
    return run.handle(event).carrying { isLost ? first : $0 }
  }
}

extension [Action] {
  /// Returns the actions with another scene on the requests among them.
  fileprivate func carrying(_ scene: (Scene.ID?) -> Scene.ID?) -> [Action] {
    map { action in
      guard case .load(let request) = action else { return action }
      return .load(Request(scene: scene(request.scene)))
    }
  }
}
