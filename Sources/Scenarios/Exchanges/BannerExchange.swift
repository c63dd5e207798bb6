/// A banner view, and what is done with it from time 0 on.
public struct BannerExchange: Hashable, Sendable {
  /// Why a request fails.
  public enum FailureCause: String, Hashable, Sendable, CaseIterable {
    /// The network is down.
    case network
    /// The app is configured wrongly.
    case configuration
    /// There is no ad to be had.
    case inventory
  }

  /// How the user leaves the app.
  public enum Exit: String, Hashable, Sendable, CaseIterable {
    /// By a touch on a banner that leads to another app.
    case store
    /// By the home button, from within the ad's full-screen interface.
    case homeButton
  }

  /// Something that happens to the banner; no time passes but in ``waits(_:)``.
  public enum Step: Hashable, Sendable {
    /// The app loads a request, which succeeds or fails for a cause.
    case loads(failing: FailureCause?)
    /// Some seconds pass.
    case waits(Double)
    /// The user touches the ad, which opens its full-screen interface.
    case touches
    /// The user closes the full-screen interface.
    case closes
    /// The user leaves the app.
    case leaves(Exit)
  }

  /// Every how many seconds the banner is refreshed by the server's setting; nil for no setting.
  public var refreshRate: Double?
  /// What happens, in order; an automatic refresh always brings an ad.
  public var steps: [Step]

  /// Creates an exchange from the server's refresh rate and what happens.
  public init(refreshRate: Double? = nil, steps: [Step]) {
    self.refreshRate = refreshRate
    self.steps = steps
  }
}
