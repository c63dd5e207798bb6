import Scenarios

/// What a watcher notes about each load of a session.
struct AdNotes {
  struct Load {
    var number: Int
    /// The extent of the window the view was in when the load began; nil when it was in none.
    var window: Size?
    /// How many times the host had been replaced when the load began.
    var host: Int
    /// The place in the order of arrival; nil before the load has brought an ad.
    var arrival: Int?
    var hasFailed = false
    /// The extent of a full-screen ad that has arrived.
    var contentSize: Size?
    var isReleased = false
    var isShown = false

    /// Whether an ad of it is there that was not shown yet.
    var isHeld: Bool { arrival != nil && !isReleased && !isShown }
    /// Whether it is still to bring something.
    var isUnderWay: Bool { arrival == nil && !hasFailed }

    /// Whether the full-screen ad fits a window; true for what has no extent.
    func fits(_ window: Size) -> Bool {
      guard let contentSize else { return true }
      return contentSize.width <= window.width && contentSize.height <= window.height
    }
  }

  private(set) var loads: [Load] = []
  /// How many times the host was replaced.
  private(set) var host = 0
  /// The load whose ad is on screen.
  private(set) var shown: Int?
  private var arrivals = 0

  /// Whether a load of the present host is still to bring something.
  var isAnyUnderWay: Bool { loads.contains { $0.host == host && $0.isUnderWay } }

  /// The ad that is there to be shown: of several, the one that arrived last.
  var held: Load? {
    loads.filter { $0.isHeld && $0.host == host }.max { ($0.arrival ?? 0) < ($1.arrival ?? 0) }
  }

  /// The load of a number; nil when none began.
  subscript(_ number: Int) -> Load? {
    loads.indices.contains(number) ? loads[number] : nil
  }

  mutating func hear(_ step: Step) {
    switch step.event.kind {
    case .loadDidSucceed(let load) where loads.indices.contains(load):
      arrivals += 1
      loads[load].arrival = arrivals
      for case .delivered(load, let size) in step.facts { loads[load].contentSize = size }
    case .loadDidFail(let load, _) where loads.indices.contains(load):
      loads[load].hasFailed = true
    case .adWillPresent(let load) where loads.indices.contains(load):
      loads[load].isShown = true
      shown = load
    case .adDidDismiss: shown = nil
    case .viewDidDisappear: shown = nil
    case .hostWillBeReleased: host += 1
    default: break
    }
  }

  mutating func see(_ action: Action, at step: Step) {
    switch action {
    case .load:
      loads.append(Load(number: loads.count, window: step.window, host: host))
    case .release(let load) where self[load]?.arrival != nil && shown != load:
      loads[load].isReleased = true
    default: break
    }
  }
}
