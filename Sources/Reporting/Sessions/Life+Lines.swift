import Scenarios

extension Life {
  /// The life as labelled lines: its stimuli in order, and what else is fixed beforehand.
  ///
  /// What is as usual has no line: loads that bring an ad at once, an SDK that does the simplest.
  var lines: [LabelledLine] {
    var lines: [LabelledLine] = []
    for (index, stimulus) in stimuli.enumerated() {
      lines.append(LabelledLine(index == 0 ? "then" : "", "\(index + 1). \(stimulus.sentence)"))
    }
    for (index, reply) in replies.enumerated() where reply != LoadReply() {
      lines.append(LabelledLine("load \(index + 1)", reply.text))
    }
    let usual = SDKBehaviour()
    if sdk.sizing != usual.sizing {
      lines.append(LabelledLine("SDK", "sizes an ad for the window it finds on delivery"))
    }
    if sdk.sizeWithoutScene != usual.sizeWithoutScene {
      lines.append(LabelledLine("SDK", "sizes an ad without a scene for the first active window"))
    }
    return lines
  }
}

extension AdFormat {
  /// What a session with the format is about.
  var sentence: String {
    switch self {
    case .interstitial: "an app with an interstitial ad"
    case .banner: "an app with an anchored adaptive banner"
    case .native: "an app with a native ad"
    }
  }
}

extension LoadReply {
  fileprivate var text: String {
    let result =
      switch result {
      case .ad: "brings an ad"
      case .noFill: "brings no ad"
      }
    switch delay {
    case 0: return "\(result) at once"
    case 1: return "\(result) after the next of these"
    default: return "\(result) after the next \(delay) of these"
    }
  }
}

extension Stimulus {
  /// What happens, in words.
  var sentence: String {
    switch self {
    case .viewAppears(let host): "The view appears \(host.text)."
    case .viewDisappears: "The view disappears."
    case .hostIsReplaced: "Another view controller takes the place of the first."
    case .transition(let target, .completed): "The layout changes to \(target.text)."
    case .transition(let target, .cancelled):
      "The layout begins to change to \(target.text), and goes back."
    case .liveResize(let ticks, let target):
      "The user drags the window through "
        + ticks.map(\.window.size.text).joined(separator: ", ") + " to \(target.text)."
    case .relayout(let view, let insets): "The view is laid out as \(view.text), \(insets.text)."
    case .sceneConnects(let scene): "Scene \(scene.id.letter) connects: \(scene.text)."
    case .sceneChanges(let id, let state): "Scene \(id.letter) goes \(state.target)."
    case .sceneDisconnects(let id): "Scene \(id.letter) disconnects."
    case .modalIsPresented: "Something of the app's is presented over the view."
    case .modalIsDismissed: "It is dismissed."
    case .userReachesAdBreak: "The user reaches an ad break."
    case .userClosesAd: "The user closes the ad."
    }
  }
}

extension ActivationState {
  fileprivate var target: String {
    switch self {
    case .unattached: "away"
    case .foregroundActive: "active in the foreground"
    case .foregroundInactive: "inactive in the foreground"
    case .background: "to the background"
    }
  }
}

extension Layout {
  fileprivate var text: String {
    let fold = fold.map { "\($0.text), " } ?? ""
    return "\(fold)display \(display.size.text), window \(window.text), view \(view.text), "
      + safeAreaInsets.text
  }
}
