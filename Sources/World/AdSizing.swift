internal import Scenarios

/// How the SDK sizes full-screen ads, and which requests it takes, at one moment.
struct AdSizing {
  private let situation: Situation
  private let sdk: SDKBehaviour

  init(_ situation: Situation, _ sdk: SDKBehaviour) {
    self.situation = situation
    self.sdk = sdk
  }

  var behaviour: SDKBehaviour { sdk }

  /// Returns the extent of an ad for a request; nil where the request is invalid.
  ///
  /// A request holds its scene weakly: one that has disconnected is as good as none.
  func contentSize(for request: Request) -> Size? {
    let scene = request.scene.flatMap(situation.scene)
    if let scene, scene.isWindowScene {
      return scene.window?.size ?? situation.device.display.size
    }
    let build = situation.build
    if scene == nil, build.supportsMultipleScenes, build.isTestMode { return nil }
    switch sdk.sizeWithoutScene {
    case .display: return situation.device.display.size
    case .activeWindow:
      let active = situation.scenes.first { $0.isActiveWindowScene }
      return active?.window?.size ?? situation.device.display.size
    }
  }
}
