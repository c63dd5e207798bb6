internal import Scenarios

/// How the reference lives with a full-screen ad.
///
/// It requests once the view has appeared in an active scene, checks what it holds whenever the
/// window has another size, and again before it presents, and takes only the newest ad.
struct FullScreenRun: AdapterRun {
  /// Whether this host's request was made.
  private(set) var hasRequested = false
  /// Whether another ad is wanted as soon as the host's scene is active.
  private var wantsAnother = false
  private var loads = 0
  /// The loads that are under way, with the window each was for.
  private var underWay: [Int: Size] = [:]
  /// The load whose ad is there to be presented.
  private(set) var held: Int?
  /// The window the held ad is known to fit.
  private var checkedWindow: Size?
  /// Whether the next allowed check is followed by presenting.
  private var isAboutToPresent = false

  init() {}

  mutating func handle(_ event: Event) -> [Action] {
    let situation = event.snapshot.situation
    switch event.kind {
    case .viewDidLoad: return leaveHost()
    case .viewDidAppear, .sceneDidChange:
      guard hasRequested, !wantsAnother else { return request(situation) }
      return check(in: situation)
    case .transitionDidEnd(.completed): return check(in: situation)
    case .adBreak:
      guard let held, situation.hostScene != nil else { return [] }
      isAboutToPresent = true
      return [.check(load: held)]
    case .checked(let load, let answer): return take(answer, of: load, in: situation)
    case .loadDidSucceed(let load): return keep(load, in: situation)
    case .loadDidFail(let load, _):
      underWay[load] = nil
      return []
    case .adDidDismiss:
      wantsAnother = true
      return request(situation)
    case .adDidFailToPresent(let load, .tooLarge) where load == held:
      return replace(in: situation)
    default: return []
    }
  }

  /// Loads for the host's own scene once that is active; until then it remembers to.
  mutating func request(_ situation: Situation) -> [Action] {
    guard let scene = situation.hostScene, scene.isActiveWindowScene, let window = scene.window
    else {
      return []
    }
    return [load(for: scene.id, in: window.size)]
  }

  /// Loads for a scene, or none, and keeps in mind which window the ad is for.
  mutating func load(for scene: Scene.ID?, in window: Size?) -> Action {
    hasRequested = true
    wantsAnother = false
    underWay[loads] = window
    loads += 1
    return .load(Request(scene: scene))
  }

  /// Checks the held ad where the window is not the one it is known to fit.
  private func check(in situation: Situation) -> [Action] {
    guard let held, let window = situation.hostScene?.window, window.size != checkedWindow
    else { return [] }
    return [.check(load: held)]
  }

  /// Gives the held ad away, to be presented.
  mutating func giveAway() -> Int? {
    defer { held = nil }
    return held
  }

  private mutating func take(
    _ answer: Presentability, of load: Int, in situation: Situation
  ) -> [Action] {
    let presents = isAboutToPresent
    isAboutToPresent = false
    guard load == held else { return [] }
    switch answer {
    case .allowed:
      checkedWindow = situation.hostScene?.window?.size
      guard presents else { return [] }
      held = nil
      return [.present(load: load)]
    case .refused(.tooLarge): return replace(in: situation)
    case .refused:
      // Whether it fits is not known by that.
      checkedWindow = nil
      return []
    }
  }

  /// Lets go of the held ad and requests another in its place.
  mutating func replace(in situation: Situation) -> [Action] {
    guard let old = held else { return [] }
    held = nil
    wantsAnother = true
    return [.release(load: old)] + request(situation)
  }

  /// Keeps an ad that has arrived, unless a newer one is there already.
  private mutating func keep(_ load: Int, in situation: Situation) -> [Action] {
    checkedWindow = underWay.removeValue(forKey: load)
    guard let old = held else {
      held = load
      return check(in: situation)
    }
    guard load > old else { return [.release(load: load)] }
    held = load
    return [.release(load: old)] + check(in: situation)
  }

  private mutating func leaveHost() -> [Action] {
    defer {
      let loads = loads
      self = FullScreenRun()
      self.loads = loads
    }
    return held.map { [.release(load: $0)] } ?? []
  }
}
