import Scenarios

/// A joint reading of what becomes of a full-screen ad when its window changes (001-Q-006, 013, 016,
/// 017).
struct FullScreenWatcher: Watcher {
  enum Claim: String, Statement {
    /// Line 107: one has to make sure that the loaded ads fit the updated dimensions.
    case checks = "001-RSZ-001"
    /// Line 113: what the ad is held against is the updated window.
    case checksInTime = "001-RSZ-002"
    /// Line 113: if the check fails, an ad is loaded that fits the updated scene.
    case replaces = "001-RSZ-003"
    /// Line 107: ads are loaded anew where there is need.
    case keeps = "001-RSZ-004"
    /// Line 71: presenting fails in a window smaller than the ad.
    case fits = "001-RSZ-005"
    /// Line 107, about what was under way when the window changed.
    case checksLate = "001-RSZ-006"
    /// Lines 128 and 146, about an ad that is not there.
    case fills = "001-RSZ-007"

    var isAdvice: Bool { self == .keeps }
  }

  /// Whether an ad that is not there fails the check (001-Q-006).
  private let nothingFails: Bool
  /// Whether the check has time until the ad is presented (001-Q-013).
  private let mayCheckLate: Bool
  /// Whether any failed check calls for another ad, not only one for size (001-Q-016).
  private let replacesAlways: Bool
  /// Whether an ad that arrives after a change is checked at once (001-Q-017).
  private let checksArrivals: Bool

  static let all: [FullScreenWatcher] = (0..<16).map { bits in
    FullScreenWatcher(
      nothingFails: bits & 1 != 0, mayCheckLate: bits & 2 != 0, replacesAlways: bits & 4 != 0,
      checksArrivals: bits & 8 != 0)
  }

  private init(
    nothingFails: Bool, mayCheckLate: Bool, replacesAlways: Bool, checksArrivals: Bool
  ) {
    self.nothingFails = nothingFails
    self.mayCheckLate = mayCheckLate
    self.replacesAlways = replacesAlways
    self.checksArrivals = checksArrivals
  }

  var broken: Set<Claim> = []
  // A check may be missed at the change or when the ad is shown, by the reading; the former misses
  // whenever the latter does.
  static let judgesWholeSession = true
  private var notes = AdNotes()
  private var step: Step?
  private var window: Size? { step?.window }
  private var change = Change()
  /// Ads that were not checked since the window changed.
  private var unchecked: Set<Int> = []
  /// Of each check that waits for its answer, whether a transition was only announced then.
  private var arePremature: [Bool] = []
  /// Ads whose only check since then was too early.
  private var early: Set<Int> = []
  /// Loads that were under way when the window changed.
  private var overtaken: Set<Int> = []
  /// Ads that arrived after that and have met no window yet.
  private var arrived: Set<Int> = []
  /// Ads that met a window of another extent and were not checked since.
  private var late: Set<Int> = []

  /// What a stimulus has brought so far.
  private struct Change {
    var stimulus: Stimulus?
    /// The window, the ad that was there, and whether one was under way, when it began.
    var oldWindow: Size?
    var oldAd: AdNotes.Load?
    var wasAnyUnderWay = false
    /// The window and the ad that were there when the transition ended.
    var newWindow: Size?
    var newAd: AdNotes.Load?
    /// The windows in which each ad was checked, and another requested.
    var checks: [Int: [Size?]] = [:]
    var requests: [Size?] = []
    /// Whether one was requested before any check failed, and not in place of what a load brought.
    var hasRequestedFreely = false
    var hasFailedCheck = false
    /// The window in which a check has failed for size and called for an ad not requested yet.
    var wantingWindow: Size?
    /// Whether a check that failed for another reason calls for one.
    var isWanting = false

    /// Whether the window has another extent at the end of a transition.
    var isOfSize: Bool { newWindow != nil && newWindow != oldWindow }
  }

  mutating func begin(_ stimulus: Stimulus?) {
    change = Change()
    change.stimulus = stimulus
    change.oldWindow = step?.window
    change.oldAd = notes.held
    change.wasAnyUnderWay = notes.isAnyUnderWay
  }

  mutating func hear(_ step: Step) {
    self.step = step
    notes.hear(step)
    switch step.event.kind {
    case .transitionDidEnd(.completed):
      change.newWindow = step.window
      change.newAd = notes.held
      if change.isOfSize {
        overtaken.formUnion(notes.loads.filter(\.isUnderWay).map(\.number))
        if let ad = change.newAd, !isSeenTo(ad) { unchecked.insert(ad.number) }
      }
    case .loadDidSucceed(let load):
      if overtaken.contains(load), notes[load]?.window != nil { arrived.insert(load) }
    case .hostWillBeReleased: arrived = []
    case .checked(let load, let answer):
      let isPremature = arePremature.isEmpty ? false : arePremature.removeFirst()
      guard case .refused(let reason) = answer else { break }
      change.hasFailedCheck = true
      // What was checked before the change says nothing about the updated window.
      if !isPremature, !isReplaced(load) { fail(for: reason) }
    default: break
    }
    // Where there is a window, an ad that arrived late may not fit it.
    guard let window else { return }
    late.formUnion(arrived.filter { notes[$0]?.window != window })
    arrived = []
  }

  /// A check has failed; whether that calls for another ad is for the reading to say.
  private mutating func fail(for reason: Presentability.Refusal) {
    switch reason {
    case .notReady: break
    case .tooLarge: change.wantingWindow = window
    case .notInWindow, .alreadyUsed, .covered: if replacesAlways { change.isWanting = true }
    }
  }

  /// Whether another ad is on its way since the window changed, or there for the window as it is.
  private func isReplaced(_ load: Int) -> Bool {
    notes.loads.contains { other in
      other.number != load && other.host == notes.host
        && (other.isUnderWay && !overtaken.contains(other.number)
          || other.isHeld && other.window == window)
    }
  }

  mutating func see(_ action: Action, at step: Step) {
    notes.see(action, at: step)
    switch action {
    case .load:
      change.wantingWindow = nil
      change.isWanting = false
      change.requests.append(step.window)
      if let ad = change.newAd, isSeenTo(ad) { unchecked.remove(ad.number) }
      switch step.event.kind {
      case .loadDidSucceed, .loadDidFail: break
      default: if isKept(change.oldAd) { change.hasRequestedFreely = true }
      }
    case .check(let load):
      change.checks[load, default: []].append(step.window)
      if case .viewWillTransition = step.event.kind {
        arePremature.append(true)
      } else {
        arePremature.append(false)
      }
      forget(load)
    case .present(let load): present(load, in: step.window)
    case .release(let load): if notes[load]?.isReleased == true { forget(load) }
    default: break
    }
  }

  /// Whether an ad that was there can still be kept: no check has failed, and it was not shown.
  private func isKept(_ ad: AdNotes.Load?) -> Bool {
    guard let ad = ad.flatMap({ notes[$0.number] }) else { return false }
    return !change.hasFailedCheck && !ad.isShown
  }

  /// Nothing is left to be said about a check of an ad.
  private mutating func forget(_ load: Int) {
    unchecked.remove(load)
    early.remove(load)
    arrived.remove(load)
    late.remove(load)
  }

  private mutating func present(_ load: Int, in window: Size?) {
    guard let ad = notes[load], ad.isHeld, let window else { return }
    if !ad.fits(window) { broken.insert(.fits) }
    if unchecked.contains(load) {
      let isEarly = change.checks[load, default: []].contains(change.oldWindow)
      broken.insert(isEarly ? .checksInTime : .checks)
    }
    if early.contains(load) { broken.insert(.checksInTime) }
    if late.contains(load) { broken.insert(.checksLate) }
  }

  mutating func settle() {
    // What was too large for a window on its way may fit the one that stays.
    let isTooLarge = change.wantingWindow != nil && change.wantingWindow == window
    if isActive, change.isWanting || isTooLarge { broken.insert(.replaces) }
    if let ad = change.oldAd, let window, change.stimulus.isTransition, ad.fits(window),
      change.hasRequestedFreely
    {
      broken.insert(.keeps)
    }
    guard let old = change.oldWindow, let new = change.newWindow, old != new else { return }
    if let ad = change.newAd, notes[ad.number]?.isHeld == true {
      settle(ad, after: old)
    } else if nothingFails, change.requests.isEmpty, change.newAd == nil, isActive,
      notes.shown == nil, !change.wasAnyUnderWay
    {
      broken.insert(.fills)
    }
  }

  /// Whether an ad was checked in the new window, or another requested there.
  private func isSeenTo(_ ad: AdNotes.Load) -> Bool {
    change.checks[ad.number, default: []].contains(change.newWindow)
      || change.requests.contains(change.newWindow)
  }

  /// The window has changed around an ad that is there.
  private mutating func settle(_ ad: AdNotes.Load, after old: Size) {
    if isSeenTo(ad) { return }
    if change.checks[ad.number, default: []].contains(old) {
      unchecked.remove(ad.number)
      early.insert(ad.number)
    } else if !mayCheckLate {
      broken.insert(.checks)
    }
  }

  mutating func close() {
    if !early.isEmpty { broken.insert(.checksInTime) }
    if checksArrivals, !late.isEmpty { broken.insert(.checksLate) }
  }

  private var isActive: Bool { step?.isInActiveScene ?? false }
}
