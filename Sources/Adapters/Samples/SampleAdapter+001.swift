internal import Scenarios

// Document 001, lines 19-29, 33-45, 49-63 (loading an interstitial), 85-93, 97-103 (when to), 119-135,
// 139-150 (checking it after a change) and 158-179, 183-214, 218-240 (loading a banner). What the
// samples leave to the SDK, they do not claim, nor native ads, for which there is no code.

extension SampleAdapter {
  private static let document001 = "001_aeaed8e44a51cacf.txt"

  /// The UIKit samples in Swift.
  static let uiKit001 = SampleAdapter(
    "001-uikit", "the UIKit samples in Swift", document: document001,
    lines: [19...29, 85...93, 119...135, 158...179],
    queries: [.requestScene, .bannerWidth]
  ) { query, situation in
    switch query {
    case .requestScene:
      // 20: a request is made, whatever its scene will be.
      // 21, 177: request.scene = view.window?.windowScene
      // 23-28, 178: the request is loaded.
      .requestScene(situation.host.viewWindowScene)
    case .bannerWidth:
      // 171: let frame = view.frame.inset(by: view.safeAreaInsets)
      // 172: let viewWidth = frame.size.width
      // 174: bannerView.adSize = largeAnchoredAdaptiveBanner(width: viewWidth)
      .bannerWidth(.points(situation.host.frameInsetBySafeArea.width))
    default: nil
    }
  } live: { format in
    switch format {
    case .interstitial: UIKitInterstitial001()
    case .banner: UIKitBanner001()
    case .native: nil
    }
  }

  /// The Objective-C samples.
  static let objectiveC001 = SampleAdapter(
    "001-objective-c", "the Objective-C samples", document: document001,
    lines: [49...63, 97...103, 139...150, 218...240],
    queries: [.requestScene, .bannerWidth]
  ) { query, situation in
    switch query {
    case .requestScene:
      // 50, 236: a request is made.
      // 51, 237: request.scene = self.view.window.windowScene; a message to nil returns nil.
      // 53-62, 238: the request is loaded.
      .requestScene(situation.host.viewWindowScene)
    case .bannerWidth:
      // 231: UIEdgeInsetsInsetRect(self.view.frame, self.view.safeAreaInsets)
      // 232: CGFloat viewWidth = frame.size.width
      // 234: GADLargeAnchoredAdaptiveBannerAdSizeWithWidth(viewWidth)
      .bannerWidth(.points(situation.host.frameInsetBySafeArea.width))
    default: nil
    }
  } live: { format in
    switch format {
    case .interstitial: ObjectiveCInterstitial001()
    case .banner: ObjectiveCBanner001()
    case .native: nil
    }
  }

  /// The SwiftUI samples.
  ///
  /// Nothing in them calls `loadInterstitial`, and what it loads it throws away: sessions with an
  /// interstitial are not claimed.
  static let swiftUI001 = SampleAdapter(
    "001-swiftui", "the SwiftUI samples", document: document001, lines: [33...45, 183...214],
    queries: [.requestScene, .bannerWidth]
  ) { query, situation in
    switch query {
    case .requestScene:
      // 34, 198: a request is made.
      // 35-37, 199-201: the first connected scene that is active in the foreground,
      // as? UIWindowScene: the cast comes after the choice, so another kind of scene gives nil.
      // 39-44, 202: the request is loaded.
      .requestScene(situation.firstActiveAsWindowScene.map { .scene($0) } ?? .unset)
    case .bannerWidth:
      // 185-186: the width a GeometryReader is offered, which is that of the safe area.
      // 187, 197: the container's banner view is made with that size.
      .bannerWidth(.points(situation.host.frameInsetBySafeArea.width))
    default: nil
    }
  } live: { format in
    switch format {
    case .banner: SwiftUIBanner001()
    case .interstitial, .native: nil
    }
  }

  /// The SwiftUI container when its size has changed, lines 206-214.
  static let swiftUIUpdate001 = SampleAdapter(
    "001-swiftui-update", "the SwiftUI container's update", document: document001,
    lines: [206...214],
    queries: [.requestScene]
  ) { query, situation in
    guard case .requestScene = query else { return nil }
    // 207-209: the size differs, so a request is made.
    // 210: request.scene = uiView.window?.windowScene
    // 211: the request is loaded.
    return .requestScene(situation.host.viewWindowScene)
  } live: { _ in
    nil
  }
}

extension Host {
  /// `view.frame.inset(by: view.safeAreaInsets)`.
  var frameInsetBySafeArea: Rect {
    Rect(
      x: view.minX + safeAreaInsets.left, y: view.minY + safeAreaInsets.top,
      width: view.width - safeAreaInsets.left - safeAreaInsets.right,
      height: view.height - safeAreaInsets.top - safeAreaInsets.bottom)
  }

  /// `view.window?.windowScene`, put on a request.
  fileprivate var viewWindowScene: SceneChoice {
    scene.map { .scene($0) } ?? .unset
  }
}

extension Situation {
  /// `connectedScenes.first(where: { $0.activationState == .foregroundActive }) as? UIWindowScene`.
  var firstActiveAsWindowScene: Scene.ID? {
    let first = scenes.first { $0.activationState == .foregroundActive }
    return first.flatMap { $0.isWindowScene ? $0.id : nil }
  }
}
