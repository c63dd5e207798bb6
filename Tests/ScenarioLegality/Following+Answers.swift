import Scenarios

/// A check or a presentation that waits for its answer.
struct FollowedAction {
  var action: Action
  /// Every reason there was to refuse when it was asked.
  var grounds: [Presentability.Refusal]
}

extension Following {
  /// Judges the answer to a check or a presentation: to the first that waits for one, and true.
  mutating func take(answer kind: Event.Kind, at index: Int) {
    let asked = unanswered.isEmpty ? nil : unanswered.removeFirst()
    let action: Action
    let answer: Presentability
    switch kind {
    case .checked(let load, let said): (action, answer) = (.check(load: load), said)
    case .adWillPresent(let load): (action, answer) = (.present(load: load), .allowed)
    case .adDidFailToPresent(let load, let why):
      (action, answer) = (.present(load: load), .refused(why))
    default: return
    }
    require(
      asked?.action == action, .answerMisplaced, at: index,
      "\(kind) answers \(words(asked?.action)).")
    guard let asked else { return }
    switch answer {
    case .allowed:
      require(
        asked.grounds.isEmpty, .answerUntrue, at: index, "\(kind) despite \(asked.grounds).")
    case .refused(let reason):
      require(
        asked.grounds.contains(reason), .answerUntrue, at: index,
        "\(kind) when there was to say \(asked.grounds).")
    }
  }

  /// Notes that something was asked, as things are; what can be presented is on its way at once.
  private mutating func ask(_ action: Action, about load: Int) {
    let grounds = groundsToRefuse(load)
    unanswered.append(FollowedAction(action: action, grounds: grounds))
    if case .present = action, grounds.isEmpty {
      loads[load].isPresented = true
      standing.shownAd = load
    }
  }

  /// Every reason there is now not to present the ad of a load.
  private func groundsToRefuse(_ load: Int) -> [Presentability.Refusal] {
    var grounds: [Presentability.Refusal] = []
    let isThere = loads.indices.contains(load) && loads[load].isThere && isFullScreen
    if !isThere { grounds.append(.notReady) }
    if loads.indices.contains(load), loads[load].isPresented { grounds.append(.alreadyUsed) }
    if now.isCovered || standing.shownAd != nil { grounds.append(.covered) }
    guard let window = hostWindow(of: now.situation) else { return grounds + [.notInWindow] }
    guard isThere, let content = loads[load].contentSize else { return grounds }
    var axes: Axes = []
    if content.width > window.width { axes.insert(.width) }
    if content.height > window.height { axes.insert(.height) }
    if !axes.isEmpty { grounds.append(.tooLarge(exceeding: axes)) }
    return grounds
  }

  /// Whether the session is about ads that cover the window.
  private var isFullScreen: Bool { trace.life.format == .interstitial }

  /// Takes what the implementation did, and sees that the loads it began were noted.
  mutating func takeActions(of step: Step, at index: Int) {
    var began: [Fact] = []
    for action in step.actions {
      switch action {
      case .check(let load), .present(let load): ask(action, about: load)
      case .dispatch: putOff += 1
      case .setBannerWidth(let width): bannerWidth = width
      case .release(let load):
        // Nothing is there to let go of before the ad has arrived, and one on screen stays there.
        if loads.indices.contains(load), loads[load].isDelivered, standing.shownAd != load {
          loads[load].isReleased = true
        }
      case .load(let request):
        began.append(.loadBegan(load: loads.count, request))
        loads.append(
          FollowedLoad(
            request: request, stimulus: step.stimulus, situation: now.situation,
            bannerWidth: bannerWidth, reply: trace.life.reply(to: loads.count)))
      case .place: break
      }
    }
    let noted = step.facts.filter { if case .loadBegan = $0 { true } else { false } }
    require(
      noted == began, .loadMisnumbered, at: index, "\(noted) is noted instead of \(began).")
  }
}
