internal import Scenarios

/// How the reference lives with an anchored adaptive banner.
///
/// It loads the banner once the view is laid out in an active scene, and anew whenever the safe area
/// has settled at another width.
struct BannerRun: AdapterRun {
  /// The width the banner was requested for, in points; nil before this host's first request.
  private var requestedWidth: Double?
  private var isInTransition = false
  private var isVisible = false

  init() {}

  mutating func handle(_ event: Event) -> [Action] {
    switch event.kind {
    case .viewDidLoad:
      self = BannerRun()
      return []
    case .viewDidAppear: isVisible = true
    case .viewDidDisappear:
      isVisible = false
      return []
    case .viewWillTransition:
      isInTransition = true
      return []
    case .transitionDidEnd: isInTransition = false
    case .viewDidLayoutSubviews, .safeAreaInsetsDidChange, .sceneDidChange: break
    default: return []
    }
    return isVisible && !isInTransition ? follow(event.snapshot.situation) : []
  }

  /// Requests the banner for the safe area as it is, unless it was requested for just that.
  private mutating func follow(_ situation: Situation) -> [Action] {
    let host = situation.host
    let width = host.view.width - host.safeAreaInsets.left - host.safeAreaInsets.right
    guard width > 0, width != requestedWidth, let scene = situation.hostScene,
      scene.isActiveWindowScene
    else { return [] }
    let isFirst = requestedWidth == nil
    requestedWidth = width
    return [.setBannerWidth(width)] + (isFirst ? [.place(.anchored(to: .safeArea))] : [])
      + [.load(Request(scene: scene.id))]
  }
}
