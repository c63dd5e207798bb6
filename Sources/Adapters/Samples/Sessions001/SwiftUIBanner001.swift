internal import Scenarios

/// Document 001, a banner with SwiftUI: lines 183-214.
///
/// The system evaluates the body of a view at each layout of what hosts it, makes the banner view
/// with the first, and updates it with every later one.
struct SwiftUIBanner001: AdapterRun {
  /// The width of `uiView.adSize`; nil before the banner view is made.
  private var width: Double?

  mutating func handle(_ event: Event) -> [Action] {
    switch event.kind {
    case .viewDidLoad:
      // Another view, whose banner view is yet to be made.
      width = nil
      return []
    case .viewDidLayoutSubviews: return body(event.snapshot.situation)
    default: return []
    }
  }

  private mutating func body(_ situation: Situation) -> [Action] {
    // 185: GeometryReader offers the safe area, which no modifier has the view leave.
    // 186: let adSize = largeAnchoredAdaptiveBanner(width: geometry.size.width)
    let adSize = situation.host.frameInsetBySafeArea.width
    // 187: MultiSceneBannerViewContainer(adSize: adSize)
    defer { width = adSize }
    return width == nil ? make(adSize, situation) : update(adSize, situation)
  }

  private func make(_ adSize: Double, _ situation: Situation) -> [Action] {
    [
      // 188: .frame(width:height:) puts it where the geometry reader is, within the safe area.
      .place(.anchored(to: .safeArea)),
      // 197: let bannerView = BannerView(adSize: adSize)
      .setBannerWidth(adSize),
      // 198: let request = Request()
      // 199-201: the first connected scene that is active in the foreground, as? UIWindowScene
      // 202: bannerView.load(request)
      .load(Request(scene: situation.firstActiveAsWindowScene)),
    ]
  }

  private func update(_ adSize: Double, _ situation: Situation) -> [Action] {
    // 207: if uiView.adSize.size != adSize.size; the height follows from the width.
    guard width != adSize else { return [] }
    return [
      // 208: uiView.adSize = adSize
      .setBannerWidth(adSize),
      // 209: let request = Request()
      // 210: request.scene = uiView.window?.windowScene
      // 211: uiView.load(request)
      .load(Request(scene: situation.host.scene)),
    ]
  }
}
