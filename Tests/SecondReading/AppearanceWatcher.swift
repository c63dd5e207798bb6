import Scenarios

/// A joint reading of what the appearing of a view fires (001-Q-014, 001-Q-015).
struct AppearanceWatcher: Watcher {
  enum Claim: String, Statement {
    /// Line 77: requests are made in `viewDidAppear`, as in `viewDidLoad` there is no window yet.
    case waitsToAppear = "001-APP-001"
    /// Line 79: the request is wrapped in a Boolean flag, so that it fires once only.
    case firesOnce = "001-APP-002"

    var isAdvice: Bool { self == .waitsToAppear }
  }

  /// Whether the flag is the app's; else each host has its own (001-Q-015).
  private let isFlagOfApp: Bool
  /// Whether a request may follow one of which nothing is left to show (001-Q-014).
  private let mayReplace: Bool
  var broken: Set<Claim> = []
  private var notes = AdNotes()
  private var hasAppeared = false
  /// Whether the present event is the view's appearing, or brings what was put off then.
  private var isAppearing = false
  /// Of each thing put off, whether it was so because the view appeared.
  private var putOff: [Bool] = []
  private var widths = BannerWidths()
  /// The requests that an appearing fired.
  private var fired: [Int] = []

  static let all = [(false, false), (false, true), (true, false), (true, true)].map { reading in
    AppearanceWatcher(isFlagOfApp: reading.0, mayReplace: reading.1)
  }

  private init(isFlagOfApp: Bool, mayReplace: Bool) {
    self.isFlagOfApp = isFlagOfApp
    self.mayReplace = mayReplace
  }

  mutating func begin(_ stimulus: Stimulus?) {}

  mutating func hear(_ step: Step) {
    notes.hear(step)
    widths.hear(step.event)
    switch step.event.kind {
    case .viewDidAppear: (hasAppeared, isAppearing) = (true, true)
    case .viewDidLoad: (hasAppeared, isAppearing) = (false, false)
    case .dispatched: isAppearing = putOff.isEmpty ? false : putOff.removeFirst()
    default: isAppearing = false
    }
  }

  mutating func see(_ action: Action, at step: Step) {
    switch action {
    case .dispatch: putOff.append(isAppearing)
    case .load:
      if !hasAppeared { broken.insert(.waitsToAppear) }
      if isAppearing, !widths.isResized {
        if !mayFire { broken.insert(.firesOnce) }
        fired.append(notes.loads.count)
      }
    default: break
    }
    notes.see(action, at: step)
    widths.see(action)
  }

  /// Whether the flag, as this reading has it, lets an appearing view make a request.
  private var mayFire: Bool {
    guard
      let last = fired.compactMap({ notes[$0] }).last(where: {
        isFlagOfApp || $0.host == notes.host
      })
    else { return true }
    return mayReplace && (last.hasFailed || last.isShown || last.isReleased)
  }

  mutating func settle() {}
  mutating func close() {}
}
