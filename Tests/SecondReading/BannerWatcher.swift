import Scenarios

/// A joint reading of when a banner is loaded anew (001-Q-018 to 001-Q-021).
struct BannerWatcher: Watcher {
  enum Claim: String, Statement {
    /// Line 152: the size is computed anew with the updated width of the safe area.
    case follows = "001-BAN-004"
    /// Line 152: the banner is constrained to the safe area.
    case stays = "001-BAN-005"
    /// Lines 164-166 and 207-212, about a transition that changes no width.
    case agrees = "001-BAN-006"
    /// Lines 164-166, about a drag that is not over.
    case waits = "001-BAN-007"

    var isAdvice: Bool { false }
  }

  /// Whether the safe area counts however it changes, not only by a transition (001-Q-018).
  private let followsLayout: Bool
  /// Whether a transition has the banner loaded anew, whatever its width (001-Q-019).
  private let reloadsAlways: Bool
  /// Whether a cancelled transition counts as one (001-Q-020).
  private let countsCancelled: Bool
  /// Whether each width of a drag counts as the last one does (001-Q-021).
  private let followsDrag: Bool

  static let all: [BannerWatcher] = (0..<16).map { bits in
    BannerWatcher(
      followsLayout: bits & 1 != 0, reloadsAlways: bits & 2 != 0, countsCancelled: bits & 4 != 0,
      followsDrag: bits & 8 != 0)
  }

  private init(
    followsLayout: Bool, reloadsAlways: Bool, countsCancelled: Bool, followsDrag: Bool
  ) {
    self.followsLayout = followsLayout
    self.reloadsAlways = reloadsAlways
    self.countsCancelled = countsCancelled
    self.followsDrag = followsDrag
  }

  var broken: Set<Claim> = []
  private var widths = BannerWidths()
  private var step: Step?
  private var stimulus: Stimulus?
  /// The safe width in the last window the view was in, now and when the stimulus began.
  private var width: Double?
  private var oldWidth: Double?
  /// Whether there was a banner when the stimulus began.
  private var wasRequested = false
  /// The safe widths at which the banner was loaded during the stimulus.
  private var reloads: [Double] = []
  /// Whether it was loaded for no other width than it had, and not in place of what a load brought.
  private var isReloadedForNothing = false
  /// Whether the drag goes on.
  private var isDragging = false
  private var placement: Placement?

  mutating func begin(_ stimulus: Stimulus?) {
    self.stimulus = stimulus
    oldWidth = width
    wasRequested = widths.loaded != nil
    reloads = []
    isReloadedForNothing = false
    if case .liveResize = stimulus { isDragging = true } else { isDragging = false }
  }

  mutating func hear(_ step: Step) {
    self.step = step
    widths.hear(step.event)
    if step.window != nil { width = step.safeWidth }
    switch step.event.kind {
    case .transitionDidEnd: isDragging = false
    case .hostWillBeReleased: placement = nil
    default: break
    }
  }

  mutating func see(_ action: Action, at step: Step) {
    switch action {
    case .load:
      if isDragging, !followsDrag, wasRequested { broken.insert(.waits) }
      reloads.append(step.safeWidth)
      switch step.event.kind {
      case .loadDidSucceed, .loadDidFail: break
      default: if widths.loaded == step.safeWidth { isReloadedForNothing = true }
      }
    case .place(let placement):
      self.placement = placement
      if placement == .anchored(to: .view) { broken.insert(.stays) }
    default: break
    }
    widths.see(action)
  }

  mutating func settle() {
    guard let step, step.window != nil else { return }
    if case .frame(let frame)? = placement, !step.safeRectangle.contains(frame) {
      broken.insert(.stays)
    }
    guard wasRequested else { return }
    let new = step.safeWidth
    let isRight = widths.loaded == new || reloads.contains(new)
    if !isRight, isToFollow(to: new), mayDemand { broken.insert(.follows) }
    if stimulus.isTransition, oldWidth == new { agree() }
  }

  /// Whether the banner is to follow the safe area to a width, as it has taken another.
  private func isToFollow(to new: Double) -> Bool {
    // A cancelled transition calls for nothing, unless the banner went along with it.
    if isCancelled { return reloads.contains { $0 != new } }
    return oldWidth != new && (stimulus.isTransition || followsLayout)
  }

  /// A transition is over that has left the safe area as it was.
  private mutating func agree() {
    if isCancelled, !countsCancelled {
      if isReloadedForNothing { broken.insert(.agrees) }
    } else if reloadsAlways {
      if reloads.isEmpty, mayDemand { broken.insert(.agrees) }
    } else if isReloadedForNothing {
      broken.insert(.agrees)
    }
  }

  private var isCancelled: Bool {
    if case .transition(_, .cancelled)? = stimulus { true } else { false }
  }

  /// Whether a request can be asked for now: there is room for it, and its scene is active.
  private var mayDemand: Bool {
    step.map { $0.isInActiveScene && $0.safeWidth > 0 } ?? false
  }

  mutating func close() {}
}

extension Step {
  /// The part of the view its insets leave, in the view's own space.
  fileprivate var safeRectangle: Rect {
    let host = situation.host
    let insets = host.safeAreaInsets
    return Rect(
      x: insets.left, y: insets.top, width: safeWidth,
      height: max(0, host.view.height - insets.top - insets.bottom))
  }
}
