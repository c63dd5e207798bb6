internal import Scenarios

/// Document 001, a banner with UIKit in Swift: lines 158-179.
///
/// No sample asks for the first banner. Here it is asked for where line 77 has requests made, behind
/// the flag of lines 87 and 91. Where the banner is put, no UIKit sample shows.
struct UIKitBanner001: AdapterRun {
  /// `requestInitialized`: whether the request was made.
  private var requestInitialized = false

  mutating func handle(_ event: Event) -> [Action] {
    switch event.kind {
    case .viewDidLoad:
      // Another controller, with properties of its own.
      requestInitialized = false
      return []
    case .viewDidAppear:
      // 87, 91
      guard !requestInitialized else { return [] }
      requestInitialized = true
      return loadBannerAd(event.snapshot.situation.host)
    case .transitionDidEnd:
      // 164-165: the completion block, after a cancelled transition, too: self?.loadBannerAd()
      return loadBannerAd(event.snapshot.situation.host)
    default: return []
    }
  }

  private func loadBannerAd(_ host: Host) -> [Action] {
    [
      // 171: let frame = view.frame.inset(by: view.safeAreaInsets)
      // 172: let viewWidth = frame.size.width
      // 174: bannerView.adSize = largeAnchoredAdaptiveBanner(width: viewWidth)
      .setBannerWidth(host.frameInsetBySafeArea.width),
      // 176: let request = Request()
      // 177: request.scene = view.window?.windowScene
      // 178: bannerView.load(request)
      .load(Request(scene: host.scene)),
    ]
  }
}
