// A Foldproof adapter in Swift, in one file: it answers what document 001 asks, and lives through
// sessions with banners. README.md has the package around it.

import AdapterServing
import Adapters
import Scenarios

@main
struct StartingPoint: Adapter {
  let claims = Claims(
    name: "swift", version: "1",
    queries: [.requestOutcome, .requestScene, .canPresent, .bannerWidth], formats: [.banner])

  static func main() throws { try StartingPoint().serve() }

  // Replace what is in here with calls of your own code.
  func answer(_ query: Query, _ situation: Situation) -> Answer? {
    let own = situation.hostScene
    switch query {
    case .requestOutcome(let scene):
      let isLive = scene.map { situation.scene($0) != nil } ?? false
      let needsScene = situation.build.supportsMultipleScenes && situation.build.isTestMode
      return .requestOutcome(isLive || !needsScene ? .filled : .invalidRequest)
    case .requestScene:
      let isAnyActive = situation.scenes.contains(where: \.isActiveWindowScene)
      return .requestScene(own.map { isAnyActive ? .scene($0.id) : .wait } ?? .wait)
    case .canPresent(nil): return .canPresent(.refused(.notReady))
    case .canPresent(let ad?):
      guard let window = own?.window else { return .canPresent(.refused(.notInWindow)) }
      var exceeding: Axes = []
      if ad.contentSize.width > window.width { exceeding.insert(.width) }
      if ad.contentSize.height > window.height { exceeding.insert(.height) }
      return .canPresent(exceeding.isEmpty ? .allowed : .refused(.tooLarge(exceeding: exceeding)))
    case .bannerWidth:
      let width = situation.safeWidth
      return .bannerWidth(own != nil && width > 0 ? .points(width) : .wait)
    default: return nil
    }
  }

  func begin(_ format: AdFormat) -> (any AdapterRun)? {
    format == .banner ? BannerSession() : nil
  }
}

/// A session with a banner: requested for the settled safe area, and anew when that has another width.
struct BannerSession: AdapterRun {
  private var requestedWidth: Double?
  private var isVisible = false
  private var isMoving = false

  mutating func handle(_ event: Event) -> [Action] {
    switch event.kind {
    case .viewDidLoad:
      self = BannerSession()
      return []
    case .viewDidAppear: isVisible = true
    case .viewDidDisappear: isVisible = false
    case .viewWillTransition: isMoving = true
    case .transitionDidEnd: isMoving = false
    case .viewDidLayoutSubviews, .safeAreaInsetsDidChange, .sceneDidChange: break
    default: return []
    }
    let situation = event.snapshot.situation
    let width = situation.safeWidth
    guard isVisible, !isMoving, width > 0, width != requestedWidth,
      let scene = situation.hostScene, scene.isActiveWindowScene
    else { return [] }
    let isFirst = requestedWidth == nil
    requestedWidth = width
    return [.setBannerWidth(width)] + (isFirst ? [.place(.anchored(to: .safeArea))] : [])
      + [.load(Request(scene: scene.id))]
  }
}

extension Situation {
  /// The width of the safe area of the host's view, in points.
  var safeWidth: Double {
    host.view.width - host.safeAreaInsets.left - host.safeAreaInsets.right
  }
}
