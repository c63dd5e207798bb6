internal import Scenarios

/// What reading a trace has brought so far.
struct SessionReader {
  var loads: [Session.Load] = []
  var changes: [Session.Change] = []
  var checks: [Session.Check] = []
  var attempts: [Session.Done<Int>] = []
  var presentations: [Session.Done<Int>] = []
  var placements: [Session.Done<Placement>] = []
  var appearances: [Int] = []
  var replacements: [Int] = []
  var origins: [Int: Int] = [:]
  private var covered: [Range<Int>] = []
  /// The step in which the ad that is on screen began to be shown.
  private var shownSince: Int?
  /// The steps in which was put off what has not come back yet.
  private var putOff: [Int] = []
  private var bannerWidth: Double?
  private var transitionStart: Int?
  /// The step that showed how the host was laid out last.
  private var settled: Int?
  private var openChecks: [(step: Int, load: Int)] = []

  mutating func read(_ steps: [Step], at index: Int) {
    readEvent(steps, at: index)
    for action in steps[index].actions {
      switch action {
      case .setBannerWidth(let width): bannerWidth = width
      case .place(let placement):
        placements.append(Session.Done(step: index, what: placement))
      case .check(let load): openChecks.append((index, load))
      case .present(let load):
        attempts.append(Session.Done(step: index, what: load))
        let isInWindow = steps[index].event.snapshot.situation.layout != nil
        if isInWindow, isThere(load) {
          presentations.append(Session.Done(step: index, what: load))
        }
      case .load(let request):
        loads.append(
          Session.Load(
            number: loads.count, step: index, request: request, bannerWidth: bannerWidth,
            window: steps[index].event.snapshot.situation.layout?.window.size,
            host: replacements.count))
      case .release(let load):
        // Before it has arrived there is nothing to let go of.
        if isThere(load) { end(load, index) }
      case .dispatch: putOff.append(index)
      }
    }
  }

  private mutating func readEvent(_ steps: [Step], at index: Int) {
    switch steps[index].event.kind {
    case .viewDidLoad:
      if index > 0 { replacements.append(index) }
    case .viewDidAppear: appearances.append(index)
    case .viewWillTransition: transitionStart = index
    case .transitionDidEnd(let ending):
      if let start = transitionStart {
        addChange(ending == .completed ? .completed : .cancelled, steps, from: start, to: index)
      }
      transitionStart = nil
    case .viewDidLayoutSubviews:
      if transitionStart == nil, let settled {
        addChange(.relayout, steps, from: settled, to: index)
      }
    case .loadDidSucceed(let load):
      guard loads.indices.contains(load) else { break }
      loads[load].delivery = index
      for case .delivered(load, let size) in steps[index].facts {
        loads[load].contentSize = size
      }
    case .loadDidFail(let load, _):
      if loads.indices.contains(load) { loads[load].failure = index }
    case .checked(let load, let answer):
      if let place = openChecks.firstIndex(where: { $0.load == load }) {
        let check = openChecks.remove(at: place)
        checks.append(
          Session.Check(step: check.step, load: load, answerStep: index, answer: answer))
      }
    case .adWillPresent(let load):
      end(load, index)
      shownSince = index
    case .adDidDismiss, .viewDidDisappear: dismiss(at: index)
    case .dispatched: if !putOff.isEmpty { origins[index] = putOff.removeFirst() }
    default: break
    }
    if steps[index].event.kind.showsSettledLayout { settled = index }
  }

  /// Adds a change between what two steps show, if there is one; the first may only announce it.
  private mutating func addChange(
    _ kind: Session.Change.Kind, _ steps: [Step], from old: Int, to new: Int
  ) {
    guard let before = steps[old].event.snapshot.situation.layout,
      let after = steps[new].event.snapshot.situation.layout
    else { return }
    var start = old
    if kind == .relayout {
      guard before != after else { return }
      start = new
      while start > 0, steps[start - 1].stimulus == steps[new].stimulus { start -= 1 }
    }
    changes.append(
      Session.Change(
        kind: kind, stimulus: steps[new].stimulus, start: start, end: new, before: before,
        after: after))
  }

  private func isThere(_ load: Int) -> Bool {
    loads.indices.contains(load) && loads[load].delivery != nil && loads[load].end == nil
  }

  private mutating func dismiss(at step: Int) {
    if let shownSince { covered.append(shownSince..<step) }
    shownSince = nil
  }

  func coveredSteps(upTo end: Int) -> [Range<Int>] {
    covered + (shownSince.map { [$0..<end] } ?? [])
  }

  private mutating func end(_ load: Int, _ step: Int) {
    guard loads.indices.contains(load), loads[load].end == nil else { return }
    loads[load].end = step
  }
}

extension Event.Kind {
  /// Whether what can be read then is what the view will keep until the next stimulus.
  fileprivate var showsSettledLayout: Bool {
    switch self {
    case .viewDidAppear, .viewDidDisappear, .transitionDidEnd, .viewDidLayoutSubviews, .viewDidLoad:
      true
    default: false
    }
  }
}
