package import Scenarios

/// A trace, read once, so that every rule finds what it asks for without reading all of it again.
package struct Session: Sendable {
  /// A load the implementation began.
  package struct Load: Sendable {
    /// Its number, from 0 up.
    package var number: Int
    /// The step in which it began.
    package var step: Int
    /// What it asked for.
    package var request: Request
    /// The width the banner had been given by then, in points; nil before it was given any.
    package var bannerWidth: Double?
    /// The host it began for, counted from 0.
    package var host: Int
    /// The step in which it brought an ad; nil when it did not, or not yet.
    package var delivery: Int?
    /// The extent the ad was made for, in points, where it is a full-screen one.
    package var contentSize: Size?
    /// The step in which it failed; nil when it did not, or not yet.
    package var failure: Int?
    /// The step in which its ad was let go of or began to be shown; nil when it was not.
    package var end: Int?

    /// Whether its ad is there and was not shown when a step begins.
    package func isHeld(at step: Int) -> Bool {
      guard let delivery, delivery < step else { return false }
      return end.map { $0 >= step } ?? true
    }

    /// Whether it is under way when a step begins.
    package func isUnderWay(at step: Int) -> Bool {
      self.step < step && (delivery ?? failure ?? .max) >= step
    }
  }

  /// A change of the host's layout, from its announcement to its end.
  package struct Change: Sendable {
    /// What kind of change it is.
    package enum Kind: Sendable {
      /// A transition that ended at the layout it set out for.
      case completed
      /// A transition that ended where it started.
      case cancelled
      /// The view was laid out anew in a window that stayed as it was.
      case relayout
    }

    /// What kind of change it is.
    package var kind: Kind
    /// The stimulus it came from.
    package var stimulus: Int
    /// The step that announced it, or the first that showed it.
    package var start: Int
    /// The step that ended it.
    package var end: Int
    /// The layout before it.
    package var before: Layout
    /// The layout after it.
    package var after: Layout

    /// Whether the window has another size afterwards.
    package var changesWindowSize: Bool { before.window.size != after.window.size }

    /// Whether the safe area has another width afterwards.
    func changesSafeWidth(_ knobs: Knobs) -> Bool {
      before.safeWidth(knobs) != after.safeWidth(knobs)
    }
  }

  /// A check whether an ad can be presented.
  package struct Check: Sendable {
    /// The step in which it was made.
    package var step: Int
    /// The load whose ad it was about.
    package var load: Int
    /// The step that brought the answer.
    package var answerStep: Int
    /// What it said.
    package var answer: Presentability
  }

  /// An action and where it was done.
  package struct Done<What: Sendable>: Sendable {
    /// The step in which it was done.
    package var step: Int
    /// What was done.
    package var what: What
  }

  /// The trace.
  package let trace: Trace
  /// The loads, in the order in which they began.
  package private(set) var loads: [Load] = []
  /// The changes of layout, in order.
  package private(set) var changes: [Change] = []
  /// The checks, in the order of their answers.
  package private(set) var checks: [Check] = []
  /// The attempts to present the ad of a load.
  package private(set) var presentations: [Done<Int>] = []
  /// Where banners and native ads were placed.
  package private(set) var placements: [Done<Placement>] = []
  /// The steps in which the host's view appeared.
  package private(set) var appearances: [Int] = []
  /// The steps in which a host after the first was loaded.
  package private(set) var replacements: [Int] = []

  /// Reads a trace.
  ///
  /// - Complexity: O(*n*) in the number of steps.
  package init(_ trace: Trace) {
    self.trace = trace
    var reader = SessionReader()
    for index in trace.steps.indices { read(index, &reader) }
  }

  /// Whether there is anything in it for the rules that listen to a moment.
  package func has(_ moment: Trigger.Moment) -> Bool {
    switch moment {
    case .load: !loads.isEmpty
    case .change: !changes.isEmpty
    case .check: !checks.isEmpty
    case .presentation: !presentations.isEmpty
    case .placement: !placements.isEmpty
    case .appearance: !appearances.isEmpty
    }
  }

  /// Returns the first step that belongs to the same stimulus as a step.
  package func firstStep(ofStimulusAt step: Int) -> Int {
    let stimulus = trace.steps[step].stimulus
    var first = step
    while first > 0, trace.steps[first - 1].stimulus == stimulus { first -= 1 }
    return first
  }

  /// Returns the last step that belongs to the same stimulus as a step.
  package func lastStep(ofStimulusAt step: Int) -> Int {
    let stimulus = trace.steps[step].stimulus
    var last = step
    while last + 1 < trace.steps.count, trace.steps[last + 1].stimulus == stimulus { last += 1 }
    return last
  }

  /// What the implementation could read in a step.
  package func situation(at step: Int) -> Situation { trace.steps[step].event.snapshot.situation }

  /// What kind of ad the session is about.
  package var format: AdFormat { trace.life.format }
}

/// What reading a trace keeps from one step to the next.
private struct SessionReader {
  var bannerWidth: Double?
  var host = 0
  var transitionStart: Int?
  /// The host's layout when the last step ended; nil while it is in no window.
  var layout: Layout?
  var checks: [(step: Int, load: Int)] = []
}

extension Session {
  private mutating func read(_ index: Int, _ reader: inout SessionReader) {
    readEvent(index, &reader)
    for action in trace.steps[index].actions {
      switch action {
      case .setBannerWidth(let width): reader.bannerWidth = width
      case .place(let placement): placements.append(Done(step: index, what: placement))
      case .check(let load): reader.checks.append((index, load))
      case .present(let load): presentations.append(Done(step: index, what: load))
      case .load(let request):
        loads.append(
          Load(
            number: loads.count, step: index, request: request, bannerWidth: reader.bannerWidth,
            host: reader.host))
      case .release(let load): end(load, index)
      case .dispatch: break
      }
    }
  }

  private mutating func readEvent(_ index: Int, _ reader: inout SessionReader) {
    switch trace.steps[index].event.kind {
    case .viewDidLoad:
      if index > 0 {
        reader.host += 1
        replacements.append(index)
      }
    case .viewDidAppear: appearances.append(index)
    case .viewWillTransition: reader.transitionStart = index
    case .transitionDidEnd(let ending):
      if let start = reader.transitionStart, let before = situation(at: start).layout,
        let after = situation(at: index).layout
      {
        changes.append(
          Change(
            kind: ending == .completed ? .completed : .cancelled,
            stimulus: trace.steps[index].stimulus, start: start, end: index, before: before,
            after: after))
      }
      reader.transitionStart = nil
    case .viewDidLayoutSubviews:
      let layout = situation(at: index).layout
      if reader.transitionStart == nil, let before = reader.layout, let layout, before != layout {
        changes.append(
          Change(
            kind: .relayout, stimulus: trace.steps[index].stimulus,
            start: firstStep(ofStimulusAt: index),
            end: index,
            before: before, after: layout))
      }
    case .loadDidSucceed(let load):
      guard loads.indices.contains(load) else { break }
      loads[load].delivery = index
      for case .delivered(load, let size) in trace.steps[index].facts {
        loads[load].contentSize = size
      }
    case .loadDidFail(let load, _):
      if loads.indices.contains(load) { loads[load].failure = index }
    case .checked(let load, let answer):
      if let place = reader.checks.firstIndex(where: { $0.load == load }) {
        let check = reader.checks.remove(at: place)
        checks.append(
          Check(step: check.step, load: load, answerStep: index, answer: answer))
      }
    case .adWillPresent(let load): end(load, index)
    default: break
    }
    // A layout pass is told from a relayout by what the view was before it.
    if trace.steps[index].event.kind.showsSettledLayout {
      reader.layout = situation(at: index).layout
    }
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

extension Layout {
  /// The width of the view between its own left and right insets, in points.
  func safeWidth(_ knobs: Knobs) -> Double { knobs.width(view.width, less: safeAreaInsets) }

  /// What of the view its insets leave, in the view's own space.
  var safeRect: Rect {
    Rect(
      x: safeAreaInsets.left, y: safeAreaInsets.top,
      width: view.width - safeAreaInsets.left - safeAreaInsets.right,
      height: view.height - safeAreaInsets.top - safeAreaInsets.bottom)
  }
}
