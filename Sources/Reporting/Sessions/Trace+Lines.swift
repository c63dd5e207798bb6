import Records
import Scenarios

extension Outcome {
  /// What the adapter did: one line, or a numbered list of what happened in a session.
  ///
  /// - Parameter step: The step to mark as the first wrong one; nil for none.
  /// - Returns: The lines.
  func lines(markedAt step: Int?) -> [LabelledLine] {
    guard case .lived(let trace) = self else { return [LabelledLine("answered", text)] }
    return trace.lines(markedAt: step)
  }
}

extension Trace {
  fileprivate func lines(markedAt marked: Int?) -> [LabelledLine] {
    var lines: [LabelledLine] = []
    for (index, step) in steps.enumerated() {
      let mark = index == marked ? "  ← here" : ""
      let actions = step.actions.map(\.text).joined(separator: "; ")
      let response = actions.isEmpty ? "" : " → \(actions)"
      lines.append(
        LabelledLine(
          index == 0 ? "happened" : "",
          "\(index + 1). \(step.event.kind.text)\(step.details)\(response)\(mark)"))
    }
    if isCutOff {
      lines.append(LabelledLine("", "It would not end, and was cut off here."))
    }
    return lines
  }
}

extension Step {
  /// What the world knows about the step.
  fileprivate var details: String {
    for case .delivered(_, let size) in facts { return " (content \(size.text))" }
    return ""
  }
}

extension Event.Kind {
  /// The event in words.
  var text: String {
    switch self {
    case .viewDidLoad: "view loaded"
    case .viewDidAppear: "view appeared"
    case .viewDidDisappear: "view disappeared"
    case .hostWillBeReleased: "view controller released"
    case .viewWillTransition(let size): "transition to \(size.text) announced"
    case .transitionAlongside: "alongside the transition"
    case .transitionDidEnd(.completed): "transition completed"
    case .transitionDidEnd(.cancelled): "transition cancelled"
    case .viewDidLayoutSubviews: "view laid out"
    case .safeAreaInsetsDidChange: "safe-area insets changed"
    case .sceneDidConnect(let id): "scene \(id.letter) connected"
    case .sceneDidChange(let id, let state): "scene \(id.letter) \(state.text)"
    case .sceneDidDisconnect(let id): "scene \(id.letter) disconnected"
    case .modalDidPresent: "something of the app's presented over the view"
    case .modalDidDismiss: "it was dismissed"
    case .adBreak: "time to show an ad"
    case .loadDidSucceed(let load): "load \(load.ordinal) brought an ad"
    case .loadDidFail(let load, .invalidRequest): "load \(load.ordinal) failed: invalid request"
    case .loadDidFail(let load, .noFill): "load \(load.ordinal) failed: no ad"
    case .checked(let load, let answer): "the check of load \(load.ordinal): \(answer.text)"
    case .adWillPresent(let load): "the ad of load \(load.ordinal) is shown"
    case .adDidFailToPresent(let load, let refusal):
      "the ad of load \(load.ordinal) is not shown: \(Presentability.refused(refusal).text)"
    case .adDidDismiss(let load): "the ad of load \(load.ordinal) was closed"
    case .dispatched: "what was put off is due"
    }
  }
}

extension Action {
  /// The action in words.
  var text: String {
    switch self {
    case .load(let request):
      request.scene.map { "load for scene \($0.letter)" } ?? "load without a scene"
    case .setBannerWidth(let width): "banner width \(width.inPoints)"
    case .place(.anchored(.safeArea)): "place at the safe area"
    case .place(.anchored(.view)): "place at the view's edges"
    case .place(.frame(let frame)): "place at \(frame.text)"
    case .check(let load): "check load \(load.ordinal)"
    case .present(let load): "present load \(load.ordinal)"
    case .release(let load): "let go of load \(load.ordinal)"
    case .dispatch: "put the rest off"
    }
  }
}

extension Int {
  /// The number of a load as people count; an adapter may name any, the largest there is included.
  fileprivate var ordinal: Int { self < .max ? self + 1 : self }
}
