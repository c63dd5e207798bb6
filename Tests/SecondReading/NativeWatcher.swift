import Scenarios

/// The one reading of what becomes of a native ad when its window changes.
struct NativeWatcher: Watcher {
  enum Claim: String, Statement {
    /// Line 244: native ads need not be loaded anew when the window changes its size.
    case keeps = "001-NAT-001"

    var isAdvice: Bool { true }
  }

  var broken: Set<Claim> = []
  private var notes = AdNotes()
  private var step: Step?
  private var stimulus: Stimulus?
  private var oldWindow: Size?
  /// Whether the window has taken another extent, for good or on the way.
  private var hasChanged = false
  /// Whether an ad was there or on its way when the stimulus began, and another was requested.
  private var hasAd = false
  private var hasReloaded = false

  mutating func begin(_ stimulus: Stimulus?) {
    self.stimulus = stimulus
    oldWindow = step?.window
    hasChanged = false
    hasAd = notes.held != nil || notes.isAnyUnderWay
    hasReloaded = false
  }

  mutating func hear(_ step: Step) {
    self.step = step
    notes.hear(step)
    if stimulus.isTransition, step.window != oldWindow { hasChanged = true }
  }

  mutating func see(_ action: Action, at step: Step) {
    notes.see(action, at: step)
    guard case .load = action else { return }
    switch step.event.kind {
    case .loadDidSucceed, .loadDidFail, .checked, .adDidFailToPresent: break
    default: hasReloaded = true
    }
  }

  mutating func settle() {
    if hasChanged, hasAd, hasReloaded { broken.insert(.keeps) }
  }

  mutating func close() {}
}
