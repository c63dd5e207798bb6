internal import Scenarios

/// Document 001, a banner in Objective-C: lines 218-240.
///
/// No sample asks for the first banner. Here it is asked for where line 77 has requests made, behind
/// the flag of lines 99 and 101. Where the banner is put, no Objective-C sample shows.
struct ObjectiveCBanner001: AdapterRun {
  /// `_requestInitialized`: whether the request was made.
  private var requestInitialized = false

  mutating func handle(_ event: Event) -> [Action] {
    switch event.kind {
    case .viewDidLoad:
      // Another controller, with properties of its own.
      requestInitialized = false
      return []
    case .viewDidAppear:
      // 99, 101
      guard !requestInitialized else { return [] }
      requestInitialized = true
      return loadBannerAd
    case .transitionDidEnd:
      // 222-225: the completion block, after a cancelled transition, too: [self loadBannerAd]
      return loadBannerAd
    case .dispatched: return loadOnTheMainQueue(event.snapshot.situation.host)
    default: return []
    }
  }

  /// Line 230, `dispatch_async(dispatch_get_main_queue(), ^{ … })`: later, on the main queue.
  private var loadBannerAd: [Action] { [.dispatch] }

  /// Lines 231-238, the block that was put on the main queue.
  private func loadOnTheMainQueue(_ host: Host) -> [Action] {
    [
      // 231: UIEdgeInsetsInsetRect(self.view.frame, self.view.safeAreaInsets)
      // 232: CGFloat viewWidth = frame.size.width
      // 234: self.bannerView.adSize = GADLargeAnchoredAdaptiveBannerAdSizeWithWidth(viewWidth)
      .setBannerWidth(host.frameInsetBySafeArea.width),
      // 236: GADRequest *request = [GADRequest request]
      // 237: request.scene = self.view.window.windowScene
      // 238: [self.bannerView loadRequest:request]
      .load(Request(scene: host.scene)),
    ]
  }
}
