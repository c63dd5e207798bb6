/// A rewarded ad that was loaded, and what is done with it.
public struct RewardedExchange: Hashable, Sendable {
  /// Where an ad comes from.
  public enum Demand: String, Hashable, Sendable, CaseIterable {
    /// From Google.
    case google
    /// From another network, by way of mediation.
    case mediated
  }

  /// Something that happens to the ad.
  public enum Step: Hashable, Sendable {
    /// The app reads the reward of the ad.
    case readsReward
    /// The app sets custom data for the server's verification on the ad.
    case setsCustomData(String)
    /// The app presents the ad, from a root view controller or from none.
    case presents(hasRoot: Bool)
    /// The user earns the reward; the network says so when the ad is mediated.
    case earns
    /// The user closes the ad; the network says so when the ad is mediated.
    case closes
  }

  /// Where the ad comes from.
  public var demand: Demand
  /// How much the reward of the ad is.
  public var reward: Int
  /// The custom data that the server's callback has as it was set up; nil for none.
  public var callbackData: String?
  /// What happens, in order.
  public var steps: [Step]

  /// Creates an exchange from the ad and what happens to it.
  public init(demand: Demand, reward: Int, callbackData: String? = nil, steps: [Step]) {
    self.demand = demand
    self.reward = reward
    self.callbackData = callbackData
    self.steps = steps
  }
}
