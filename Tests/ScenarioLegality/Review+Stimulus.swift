import Scenarios

extension Review {
  /// Judges a stimulus where a session stands, takes it there, and returns the events it has.
  ///
  /// What follows is the stimulus as it would go, illegal or not.
  mutating func take(_ stimulus: Stimulus, in standing: inout Standing) -> [Told] {
    switch stimulus {
    case .viewAppears(let host): return take(appearanceOf: host, in: &standing)
    case .viewDisappears:
      requireView(inWindow: true, in: standing)
      require(
        standing.shownAd == nil && !standing.isCovered, .nothingToPresentOrLeave,
        "The view leaves its window under what is presented over it.")
      standing.leaveWindow()
      return [standing.told(.viewDidDisappear)]
    case .hostIsReplaced:
      requireView(inWindow: false, in: standing)
      let released = standing.told(.hostWillBeReleased)
      standing.situation.host = Host(scene: nil, view: .zero, safeAreaInsets: .zero)
      return [released, standing.told(.viewDidLoad)]
    case .transition(let target, let ending):
      return take(transitionTo: target, ending, in: &standing)
    case .liveResize(let layouts, let target):
      return take(resizeThrough: layouts + [target], in: &standing)
    case .relayout(let view, let insets):
      requireView(inWindow: true, in: standing)
      let former = standing
      standing.situation.host.view = view
      standing.situation.host.safeAreaInsets = insets
      judge(standing, after: former)
      return standing.layingOut(after: former)
    case .sceneConnects, .sceneChanges, .sceneDisconnects:
      return take(sceneStimulus: stimulus, in: &standing)
    case .modalIsPresented, .modalIsDismissed, .userReachesAdBreak, .userClosesAd:
      return take(presentation: stimulus, in: &standing)
    }
  }

  /// Notes an illegality unless the host is in a window, or in none.
  mutating func requireView(inWindow: Bool, in standing: Standing) {
    require(
      standing.isInWindow == inWindow, .viewElsewhere,
      inWindow ? "The view is in no window." : "The view is in a window.")
  }

  private mutating func take(
    appearanceOf host: Host, in standing: inout Standing
  ) -> [Told] {
    requireView(inWindow: false, in: standing)
    require(host.scene != nil, .viewElsewhere, "The view enters no window.")
    standing.situation.host = host
    judgeMoment(standing.situation)
    return standing.entering
  }

  private mutating func take(
    presentation stimulus: Stimulus, in standing: inout Standing
  ) -> [Told] {
    switch stimulus {
    case .modalIsPresented:
      requireView(inWindow: true, in: standing)
      require(
        standing.shownAd == nil && !standing.isCovered, .nothingToPresentOrLeave,
        "Something is presented over what is presented already.")
      standing.isCovered = true
      return [standing.told(.modalDidPresent)]
    case .modalIsDismissed:
      require(
        standing.isCovered, .nothingToPresentOrLeave, "Nothing is there to be dismissed.")
      standing.isCovered = false
      return [standing.told(.modalDidDismiss)]
    case .userReachesAdBreak:
      require(
        standing.shownAd == nil, .nothingToPresentOrLeave,
        "The user goes on under the ad that is on screen.")
      return [standing.told(.adBreak)]
    default:
      require(standing.shownAd != nil, .nothingToPresentOrLeave, "No ad is on screen.")
      guard let ad = standing.shownAd else { return [] }
      standing.shownAd = nil
      return [standing.told(.adDidDismiss(load: ad))]
    }
  }
}

extension Standing {
  /// Takes the view out of its window, and with the window what lay over the view.
  mutating func leaveWindow() {
    situation.host.scene = nil
    situation.host.safeAreaInsets = .zero
    isCovered = false
    shownAd = nil
  }
}
