/// What the SDK of another ad network tells its mediation adapter about one rewarded ad, in order.
public struct MediationExchange: Hashable, Sendable {
  /// A call of the network's SDK to its delegate.
  public enum Callback: String, Hashable, Sendable, CaseIterable {
    /// The ad is presented.
    case presented
    /// The user has earned the reward; a call of its own.
    case rewarded
    /// The ad was closed; it says nothing about a reward.
    case dismissed
    /// The ad was closed, and the same call says that the reward was earned.
    case dismissedWithReward
    /// The ad was closed, and the same call says that no reward was earned.
    case dismissedWithoutReward
  }

  /// The calls, in order.
  public var callbacks: [Callback]

  /// Creates an exchange from the calls of the network's SDK.
  public init(_ callbacks: [Callback]) {
    self.callbacks = callbacks
  }
}
