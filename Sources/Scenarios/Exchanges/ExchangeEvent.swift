/// Something that an app sees of the ad SDK, or of a mediation adapter, in an exchange.
public enum ExchangeEvent: Hashable, Sendable {
  /// The completion handler of the start is called, some seconds after the start.
  case initialized(at: Double)
  /// A network is asked for an ad for a request, both by their places.
  case asked(network: Int, request: Int)
  /// A request is filled by a network, both by their places.
  case filled(request: Int, network: Int)
  /// The statuses of all mediation adapters are read, in the order of the networks.
  case statuses([AdapterStatus])

  /// The reward of the ad is read; nil when there is none to be read.
  case rewardRead(Int?)
  /// A full-screen ad will be presented.
  case adWillPresent
  /// A full-screen ad could not be presented.
  case adDidFailToPresent
  /// The handler for the earned reward is called.
  case userDidEarnReward
  /// A full-screen ad will be dismissed.
  case adWillDismiss
  /// A full-screen ad was dismissed.
  case adDidDismiss
  /// The server is called back for verification, with custom data or without any.
  case verified(customData: String?)

  /// The banner received an ad, and says whether a refresh of its own brought it.
  case received(at: Double, hasAutoRefreshed: Bool)
  /// The banner failed to receive an ad.
  case failed(at: Double, BannerExchange.FailureCause, hasAutoRefreshed: Bool)
  /// The banner will present a full-screen interface.
  case willPresentScreen
  /// The full-screen interface comes up.
  case screenAppears
  /// The banner will dismiss its full-screen interface.
  case willDismissScreen
  /// The full-screen interface goes away.
  case screenDisappears
  /// The banner has dismissed its full-screen interface.
  case didDismissScreen
  /// The system says that the app will resign being active.
  case applicationWillResignActive
  /// The banner says that the app will be left.
  case willLeaveApplication
  /// The system says that the app is in the background.
  case applicationDidEnterBackground

  /// The name of an event without its arguments.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    case initialized, asked, filled, statuses
    case rewardRead, adWillPresent, adDidFailToPresent, userDidEarnReward, adWillDismiss
    case adDidDismiss, verified
    case received, failed, willPresentScreen, screenAppears, willDismissScreen, screenDisappears
    case didDismissScreen, applicationWillResignActive, willLeaveApplication
    case applicationDidEnterBackground
  }

  /// The name without the arguments.
  public var name: Name {
    switch self {
    case .initialized: .initialized
    case .asked: .asked
    case .filled: .filled
    case .statuses: .statuses
    case .rewardRead: .rewardRead
    case .adWillPresent: .adWillPresent
    case .adDidFailToPresent: .adDidFailToPresent
    case .userDidEarnReward: .userDidEarnReward
    case .adWillDismiss: .adWillDismiss
    case .adDidDismiss: .adDidDismiss
    case .verified: .verified
    case .received: .received
    case .failed: .failed
    case .willPresentScreen: .willPresentScreen
    case .screenAppears: .screenAppears
    case .willDismissScreen: .willDismissScreen
    case .screenDisappears: .screenDisappears
    case .didDismissScreen: .didDismissScreen
    case .applicationWillResignActive: .applicationWillResignActive
    case .willLeaveApplication: .willLeaveApplication
    case .applicationDidEnterBackground: .applicationDidEnterBackground
    }
  }
}

/// What the SDK says about a mediation adapter.
public struct AdapterStatus: Hashable, Sendable {
  /// Whether the adapter is ready to serve requests.
  public var isReady: Bool
  /// Words about it; empty for none.
  public var description: String

  /// Creates a status from whether the adapter is ready, and words about it.
  public init(isReady: Bool, description: String = "") {
    self.isReady = isReady
    self.description = description
  }
}
