/// A kind of ad that an app can put in its windows.
public enum AdFormat: String, Hashable, Sendable, CaseIterable {
  /// A full-screen ad between two parts of the app.
  case interstitial
  /// An anchored adaptive banner.
  case banner
  /// An ad that the app lays out itself.
  case native

  /// Whether an ad of the format covers its whole window.
  public var isFullScreen: Bool {
    switch self {
    case .interstitial: true
    case .banner, .native: false
    }
  }
}
