import Scenarios

/// All that document 001 looks at when it answers a query; two situations may differ in the rest.
struct NamedFacts: Equatable {
  /// Lines 65, 69 and 71: test mode or production, and whether the app supports several scenes.
  private var build: Build?
  /// Lines 65 and 77: whether the scene a request carries is there to be passed.
  private var isCarriedConnected: Bool?
  /// Lines 13, 35-37 and 77: the window scenes that are active in the foreground; a set.
  private var active: Set<Scene.ID>?
  /// Lines 21 and 51: the window scene the view is in.
  private var own: Scene.ID?
  /// Lines 71, 73 and 113: the extent of the window the ad would be shown in.
  private var window: Size?
  /// Lines 152 and 171-174: the width the insets leave of the view, which has been laid out.
  private var safeWidth: Double?
  private var isLaidOut: Bool?
  private var isInActiveScene: Bool?

  /// Gathers the facts that a query about a situation is answered from.
  init(for query: Query, in situation: Situation) {
    let windows = situation.scenes.filter { scene in
      if case .window = scene.role { true } else { false }
    }
    let host = windows.first { $0.id == situation.host.scene }
    let isActive = host?.activationState == .foregroundActive
    switch query {
    case .requestOutcome(let scene):
      build = situation.build
      isCarriedConnected = situation.scenes.contains { $0.id == scene }
    case .requestScene:
      build = situation.build
      active = Set(windows.filter { $0.activationState == .foregroundActive }.map(\.id))
      own = host?.id
    case .canPresent:
      if case .window(let frame?) = host?.role { window = frame.size }
    case .placement, .isSupported: break
    case .bannerWidth:
      let insets = situation.host.safeAreaInsets
      safeWidth = max(0, situation.host.view.width - (insets.left + insets.right))
      isLaidOut = situation.host.view.width > 0
      own = host?.id
      isInActiveScene = isActive
    // No relation links decisions about these.
    case .fixedSize, .requestSetup, .bannerStep, .sdkExchange, .mediationExchange: break
    }
  }
}
