package import Scenarios

/// A trace, read once, so that every rule finds what it asks for without reading all of it again.
///
/// A class, as every rule is shown it and none changes it.
package final class Session: Sendable {
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
    /// The extent of the host's window then, in points; nil while the host was in none.
    package var window: Size?
    /// The host it began for, counted from 0.
    package var host: Int
    /// The step in which it brought an ad; nil when it did not, or not yet.
    package var delivery: Int?
    /// The extent the ad was made for, in points, where it is a full-screen one.
    package var contentSize: Size?
    /// The step in which it failed; nil when it did not, or not yet.
    package var failure: Int?
    /// The step in which its ad was let go of, once it was there, or began to be shown; else nil.
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
  package let loads: [Load]
  /// The changes of layout, in order.
  package let changes: [Change]
  /// The checks, in the order of their answers.
  package let checks: [Check]
  /// Every attempt to present, by the load whose ad was to be shown.
  package let attempts: [Done<Int>]
  /// The attempts to present, in a window, the ad of a load that was there then.
  package let presentations: [Done<Int>]
  /// Where banners and native ads were placed.
  package let placements: [Done<Placement>]
  /// The steps in which the host's view appeared.
  package let appearances: [Int]
  /// The steps in which a host after the first was loaded.
  package let replacements: [Int]
  /// The stretches of steps at whose end a full-screen ad was on screen.
  package let coveredSteps: [Range<Int>]
  /// The step in which was put off what came back in a step.
  package let origins: [Int: Int]

  /// Reads a trace.
  ///
  /// - Complexity: O(*n*) in the number of steps.
  package init(_ trace: Trace) {
    self.trace = trace
    var reader = SessionReader()
    for index in trace.steps.indices { reader.read(trace.steps, at: index) }
    loads = reader.loads
    changes = reader.changes
    checks = reader.checks
    attempts = reader.attempts
    presentations = reader.presentations
    placements = reader.placements
    appearances = reader.appearances
    replacements = reader.replacements
    coveredSteps = reader.coveredSteps(upTo: trace.steps.count)
    origins = reader.origins
  }

  /// Whether there is anything in it for the rules that listen to a moment.
  package func has(_ moment: Trigger.Moment) -> Bool {
    switch moment {
    case .load: !loads.isEmpty
    case .change: !changes.isEmpty
    case .check: !checks.isEmpty
    case .presentation: !attempts.isEmpty
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

  /// The extent of the host's window in a step, in points; nil while it is in none.
  package func windowSize(at step: Int) -> Size? { situation(at: step).layout?.window.size }

  /// The host at the beginning of a step, counted from 0.
  package func host(at step: Int) -> Int { replacements.count { $0 < step } }

  /// What kind of ad the session is about.
  package var format: AdFormat { trace.life.format }
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
