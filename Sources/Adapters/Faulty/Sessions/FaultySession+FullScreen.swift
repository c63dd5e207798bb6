internal import Scenarios

// Whether a loaded full-screen ad still fits, and what becomes of it.

extension FaultySession {
  /// Checks where a transition is announced, and not where it is complete.
  static let checkBeforeCompletion = FaultySession(
    "check-before-completion",
    fault: "Checks the loaded ad when a transition is announced, while the window is as it was.",
    .interstitial, from: FullScreenRun()
  ) { event, run in
    switch event.kind {
    case .viewWillTransition: run.held.map { [.check(load: $0)] } ?? []
    case .transitionDidEnd: []
    default: run.handle(event)
    }
  }

  /// Takes every refusal for one that passes by itself.
  static let noReloadAfterRefusal = FaultySession(
    "no-reload-after-refusal",
    fault: "Loads no other ad when the check has refused the one it holds.",
    .interstitial, from: FullScreenRun()
  ) { event, run in
    guard case .checked(let load, .refused) = event.kind else { return run.handle(event) }
    return run.handle(Event(.checked(load: load, .refused(.covered)), event.snapshot))
  }

  /// Replaces what it holds whenever the window has changed.
  static let reloadAtEveryChange = FaultySession(
    "reload-at-every-change",
    fault: "Loads another ad after every transition, and never asks whether the one it holds fits.",
    .interstitial, from: FullScreenRun()
  ) { event, run in
    guard case .transitionDidEnd = event.kind, run.held != nil else { return run.handle(event) }
    return run.replace(in: event.snapshot.situation)
  }

  /// Never checks.
  static let presentedUnchecked = FaultySession(
    "presented-unchecked",
    fault: "Presents what it holds and never checks it, neither after a change nor before.",
    .interstitial, from: FullScreenRun()
  ) { event, run in
    guard case .adBreak = event.kind, event.snapshot.situation.host.scene != nil else {
      return run.handle(event).filter { if case .check = $0 { false } else { true } }
    }
    return run.giveAway().map { [.present(load: $0)] } ?? []
  }

  /// Lets the ad that arrives last take the place of the one that was requested last.
  static let lateAdReplacesNewer = FaultySession(
    "late-ad-replaces-newer",
    fault:
      "Takes the ad that arrives last for the newest, and presents one made for an older window.",
    .interstitial, from: FullScreenRun(), remembering: Int?.none
  ) { event, run, late in
    let situation = event.snapshot.situation
    switch event.kind {
    case .viewDidLoad, .transitionDidEnd:
      // Whatever changes has it look at the newest again.
      let release = late.map { [Action.release(load: $0)] } ?? []
      late = nil
      guard case .transitionDidEnd(.completed) = event.kind, run.hasRequested, run.held == nil
      else { return release + run.handle(event) }
      // Nothing is there for the new size yet, so another is loaded; the first is still to come.
      return release + run.request(situation)
    case .loadDidSucceed(let load):
      guard let held = run.held, load < held else {
        late = nil
        break
      }
      late = load
      return []
    case .adBreak:
      guard let load = late, run.held != nil, situation.host.scene != nil, !event.snapshot.isCovered
      else { break }
      late = nil
      return [.present(load: load)]
    case .adDidFailToPresent(let load, _) where load != run.held: return [.release(load: load)]
    default: break
    }
    return run.handle(event)
  }
}

// From where an ad is presented, and how often.

extension FaultySession {
  /// Presents at a break, whatever lies over the host.
  static let presentedUnderAModal = FaultySession(
    "presented-under-a-modal",
    fault: "Presents its ad while something of the app's own covers the host.",
    .interstitial, from: FullScreenRun()
  ) { event, run in
    guard case .adBreak = event.kind, event.snapshot.isCovered,
      event.snapshot.situation.host.scene != nil
    else { return run.handle(event) }
    return run.giveAway().map { [.present(load: $0)] } ?? []
  }

  /// Presents twice at a break, from the tap and from what the tap has put off.
  static let presentedTwice = FaultySession(
    "presented-twice",
    fault: "Presents its ad twice at one break, the second time over the first.",
    .interstitial, from: FullScreenRun()
  ) { event, run in
    run.handle(event).flatMap { action in
      if case .present = action { [action, action] } else { [action] }
    }
  }

  /// Presents at a break from a controller that has gone from its window.
  static let presentedOutsideAWindow = FaultySession(
    "presented-outside-a-window",
    fault: "Presents its ad from a host whose view is in no window.",
    .interstitial, from: FullScreenRun()
  ) { event, run in
    guard case .adBreak = event.kind, event.snapshot.situation.host.scene == nil
    else { return run.handle(event) }
    return run.giveAway().map { [.present(load: $0)] } ?? []
  }

  /// Keeps the ad it has shown for the next break.
  static let shownAgain = FaultySession(
    "shown-again",
    fault: "Loads nothing once its ad was shown, and presents the same one at the next break.",
    .interstitial, from: FullScreenRun(), remembering: Int?.none
  ) { event, run, shown in
    if case .adDidDismiss(let load) = event.kind {
      shown = load
      return []
    }
    guard case .adBreak = event.kind, run.held == nil, let load = shown,
      event.snapshot.situation.host.scene != nil, !event.snapshot.isCovered
    else { return run.handle(event) }
    return [.present(load: load)]
  }
}
