import Scenarios

/// Somebody who reads the document in one way and watches a session go by.
protocol Watcher {
  associatedtype Claim: Statement

  /// What the session has broken since this was emptied last.
  var broken: Set<Claim> { get set }
  /// Whether readings of one thing show at different steps, so that the session counts as a whole.
  ///
  /// Sound only where one reading of each question breaks all that the other breaks.
  static var judgesWholeSession: Bool { get }

  /// A stimulus begins; nil before the first and past the last.
  mutating func begin(_ stimulus: Stimulus?)
  /// The implementation is told of an event.
  mutating func hear(_ step: Step)
  /// The implementation acts at the step it was last told of.
  mutating func see(_ action: Action, at step: Step)
  /// All that belongs to the stimulus is over.
  mutating func settle()
  /// The session is over.
  mutating func close()
}

extension Watcher {
  static var judgesWholeSession: Bool { false }

  /// Returns what a session breaks.
  ///
  /// One that would not end is judged as far as it went, but for a transition that was not over.
  func breaches(in trace: Trace) -> Set<Breach<Claim>> {
    var watcher = self
    var breaches: Set<Breach<Claim>> = []
    func note(at step: Int) {
      let place = Self.judgesWholeSession ? 0 : step
      for claim in watcher.broken { breaches.insert(Breach(statement: claim, step: place)) }
      watcher.broken = []
    }
    var present: Int?
    var isChanging = false
    for (index, step) in trace.steps.enumerated() {
      if step.stimulus != present {
        if present != nil { watcher.settle() }
        note(at: index - 1)
        let stimuli = trace.life.stimuli
        watcher.begin(stimuli.indices.contains(step.stimulus) ? stimuli[step.stimulus] : nil)
        present = step.stimulus
      }
      watcher.hear(step)
      switch step.event.kind {
      case .viewWillTransition: isChanging = true
      case .transitionDidEnd: isChanging = false
      default: break
      }
      for action in step.actions { watcher.see(action, at: step) }
      note(at: index)
    }
    if !isChanging { watcher.settle() }
    watcher.close()
    note(at: trace.steps.count - 1)
    return breaches
  }
}

/// What was read at an event, in the words the watchers need.
extension Step {
  var situation: Situation { event.snapshot.situation }

  /// The extent of the window the view is in; nil while it is in none.
  var window: Size? {
    for scene in situation.scenes where scene.id == situation.host.scene {
      if case .window(let frame?) = scene.role { return frame.size }
    }
    return nil
  }

  /// Whether the view is in the window of a scene that is active in the foreground.
  var isInActiveScene: Bool {
    situation.scenes.contains { scene in
      scene.id == situation.host.scene && window != nil
        && scene.activationState == .foregroundActive
    }
  }
}

extension Stimulus? {
  /// Whether UIKit runs a transition for it, to wherever that leads.
  var isTransition: Bool {
    switch self {
    case .transition, .liveResize: true
    default: false
    }
  }
}
