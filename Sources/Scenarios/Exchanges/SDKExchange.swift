/// What an app and the world do to the ad SDK, in order, so that it can be said what the SDK sends.
///
/// Times are seconds. What no exchange mentions does not happen in it.
public enum SDKExchange: Hashable, Sendable {
  /// The app starts the SDK, requests ads and reads how far its mediation adapters are.
  case start(StartExchange)
  /// A rewarded ad is loaded, presented and closed.
  case rewarded(RewardedExchange)
  /// A banner is loaded, refreshed, touched and left.
  case banner(BannerExchange)

  /// The name of an exchange without what happens in it.
  public enum Theme: String, Hashable, Sendable, CaseIterable {
    /// ``SDKExchange/start(_:)``
    case start
    /// ``SDKExchange/rewarded(_:)``
    case rewarded
    /// ``SDKExchange/banner(_:)``
    case banner
  }

  /// The name without what happens.
  public var theme: Theme {
    switch self {
    case .start: .start
    case .rewarded: .rewarded
    case .banner: .banner
    }
  }
}

/// The SDK is started with some mediation adapters, at time 0.
public struct StartExchange: Hashable, Sendable {
  /// When each network's adapter becomes ready; nil for one that never does.
  public var readyAt: [Double?]
  /// The ad requests of the app, the earliest first.
  public var requests: [NetworkRequest]
  /// When the app reads the statuses of the adapters, the earliest first.
  public var statusReads: [Double]

  /// Creates an exchange from when adapters become ready and from what the app does.
  public init(readyAt: [Double?], requests: [NetworkRequest] = [], statusReads: [Double] = []) {
    self.readyAt = readyAt
    self.requests = requests
    self.statusReads = statusReads
  }
}

/// An ad request, and the networks that have an ad for it.
public struct NetworkRequest: Hashable, Sendable {
  /// When the app makes it.
  public var at: Double
  /// The networks that have an ad for it, by their places, in rising order.
  public var offers: [Int]

  /// Creates a request from its time and the networks that have an ad for it.
  public init(at time: Double, offers: [Int]) {
    at = time
    self.offers = offers
  }
}
