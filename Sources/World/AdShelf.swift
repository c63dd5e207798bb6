internal import Scenarios

/// What became of each load of a session.
struct AdShelf: Sendable {
  /// How far a load has come.
  enum State: Sendable {
    /// Nothing has arrived yet.
    case underWay
    /// A full-screen ad of this extent is there, and was not shown.
    case held(Size)
    /// Its ad was shown, or is on screen.
    case shown
    /// It failed, or its ad was released.
    case gone
  }

  /// What a load brings.
  enum Delivery {
    /// An ad, made for this extent where it is a full-screen one.
    case ad(Size)
    /// None, for this reason.
    case failure(LoadFailure)
  }

  private struct Load: Sendable {
    var request: Request
    var result: LoadReply.Result
    /// How many stimuli have applied when it is due.
    var due: Int
    /// The extent of the ad where it was settled by the request; nil where it is invalid.
    var requestedSize: Size?
    var isValid: Bool
    var state = State.underWay
  }

  private var loads: [Load] = []
  /// The load whose ad is on screen.
  private(set) var onScreen: Int?
  /// The width the banner has been given, in points; nil before it was.
  var bannerWidth: Double?

  var count: Int { loads.count }

  func state(of load: Int) -> State {
    loads.indices.contains(load) ? loads[load].state : .gone
  }

  /// Begins a load and returns its number.
  mutating func begin(
    _ request: Request, _ reply: LoadReply, dueAfter applied: Int, window: AdSizing,
    isBanner: Bool
  ) -> Int {
    let size = window.contentSize(for: request)
    let hasWidth = bannerWidth.map { $0.isFinite && $0 > 0 } ?? false
    loads.append(
      Load(
        request: request, result: reply.result, due: applied + max(0, reply.delay),
        requestedSize: size, isValid: size != nil && (!isBanner || hasWidth)))
    return loads.count - 1
  }

  /// The load that is due first once so many stimuli have applied; of several, the earliest.
  func nextDue(by applied: Int) -> Int? {
    var next: Int?
    for index in loads.indices {
      guard case .underWay = loads[index].state, loads[index].due <= applied else { continue }
      if let found = next, loads[found].due <= loads[index].due { continue }
      next = index
    }
    return next
  }

  /// Delivers what a load brings.
  mutating func deliver(_ load: Int, window: AdSizing) -> Delivery {
    let wanted = loads[load]
    guard wanted.isValid, let requestedSize = wanted.requestedSize else {
      return fail(load, .invalidRequest)
    }
    guard wanted.result == .ad else { return fail(load, .noFill) }
    let size =
      switch window.behaviour.sizing {
      case .whenRequested: requestedSize
      case .whenDelivered: window.contentSize(for: wanted.request) ?? requestedSize
      }
    loads[load].state = .held(size)
    return .ad(size)
  }

  private mutating func fail(_ load: Int, _ failure: LoadFailure) -> Delivery {
    loads[load].state = .gone
    return .failure(failure)
  }

  mutating func present(_ load: Int) {
    loads[load].state = .shown
    onScreen = load
  }

  /// Takes the ad from the screen and returns its load; nil where none is on screen.
  mutating func close() -> Int? {
    defer { onScreen = nil }
    return onScreen
  }

  mutating func release(_ load: Int) {
    guard loads.indices.contains(load), onScreen != load else { return }
    if case .held = loads[load].state { loads[load].state = .gone }
  }
}
