import Scenarios

/// A joint reading of which scene the requests of a session carry, and when they are made.
struct SceneWatcher: Watcher {
  enum Claim: String, Statement {
    /// Line 77: a valid window scene is needed.
    case isWindowScene = "001-SCN-001"
    /// Lines 65 and 77: in apps with several scenes one is needed.
    case isSet = "001-SCN-002"
    /// Lines 13, 21 and 51: it is the one the ad will be seen in.
    case isRight = "001-SCN-003"
    /// Line 77: requests are made in `viewDidAppear`, where the scene is known.
    case isInTime = "001-SCN-004"

    var isAdvice: Bool { self == .isInTime }
  }

  private let world: SceneWorld
  private let format: AdFormat

  static func all(_ format: AdFormat) -> [SceneWatcher] {
    SceneWorld.all.map { SceneWatcher(world: $0, format: format) }
  }

  private init(world: SceneWorld, format: AdFormat) {
    self.world = world
    self.format = format
  }

  var broken: Set<Claim> = []
  private var wait = NeedlessWait()

  mutating func begin(_ stimulus: Stimulus?) {}

  mutating func hear(_ step: Step) { wait.hear(step) }

  mutating func see(_ action: Action, at step: Step) {
    wait.see(action)
    guard case .load(let request) = action else { return }
    let situation = step.situation
    guard let id = request.scene else {
      if situation.build.supportsMultipleScenes { broken.insert(.isSet) }
      return
    }
    let isWindowScene = situation.scenes.contains { scene in
      if case .window = scene.role { scene.id == id } else { false }
    }
    if !isWindowScene {
      broken.insert(.isWindowScene)
    } else if world.broken(by: .scene(id), in: situation).contains(.permitted) {
      broken.insert(.isRight)
    }
  }

  mutating func settle() {
    // Line 152: a banner is as wide as the safe area, and there is none where that is nothing.
    if wait.settle({ $0.isInActiveScene && (format != .banner || $0.safeWidth > 0) }) {
      broken.insert(.isInTime)
    }
  }

  mutating func close() {}
}

/// A joint reading of how wide the banners of a session are requested, and when.
struct WidthWatcher: Watcher {
  enum Claim: String, Statement {
    /// Line 152: computed from the width of the safe area, so no wider.
    case fits = "001-BAN-001"
    /// Lines 171-174: that very width, so no narrower.
    case fills = "001-BAN-002"
    /// Line 77, and 152: once the view is laid out in a window.
    case isInTime = "001-BAN-003"

    var isAdvice: Bool { self == .isInTime }
  }

  private let world: WidthWorld

  static let all = WidthWorld.all.map { WidthWatcher(world: $0) }

  private init(world: WidthWorld) { self.world = world }

  var broken: Set<Claim> = []
  private var widths = BannerWidths()
  private var wait = NeedlessWait()

  mutating func begin(_ stimulus: Stimulus?) {}

  mutating func hear(_ step: Step) {
    widths.hear(step.event)
    wait.hear(step)
  }

  mutating func see(_ action: Action, at step: Step) {
    widths.see(action)
    wait.see(action)
    guard case .load = action, let width = widths.given else { return }
    let claims = world.broken(by: .points(width), in: step.situation)
    if claims.contains(.fits) { broken.insert(.fits) }
    // What is no number is wider than anything, not narrower.
    if claims.contains(.fills), width.isFinite { broken.insert(.fills) }
    if claims.contains(.inTime) { broken.insert(.isInTime) }
  }

  mutating func settle() {
    if wait.settle({ $0.isInActiveScene && $0.safeWidth > 0 }) { broken.insert(.isInTime) }
  }

  mutating func close() {}
}

/// Whether a view has appeared and nothing was ever requested.
private struct NeedlessWait {
  private var appearance: Step?
  private var hasRequested = false

  mutating func hear(_ step: Step) {
    if case .viewDidAppear = step.event.kind { appearance = step }
  }

  mutating func see(_ action: Action) {
    if case .load = action { hasRequested = true }
  }

  /// Returns whether a view that could request has appeared since the last time, and did not.
  mutating func settle(_ canRequest: (Step) -> Bool) -> Bool {
    defer { appearance = nil }
    guard let appearance else { return false }
    return !hasRequested && canRequest(appearance)
  }
}
