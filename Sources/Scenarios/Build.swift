/// What was decided when the app was built and set up.
public struct Build: Hashable, Sendable {
  /// Whether the app declares that it supports several scenes.
  public var supportsMultipleScenes: Bool
  /// Whether its ad requests are made in test mode; production mode otherwise.
  public var isTestMode: Bool

  /// Creates a build from its two settings.
  public init(supportsMultipleScenes: Bool, isTestMode: Bool) {
    self.supportsMultipleScenes = supportsMultipleScenes
    self.isTestMode = isTestMode
  }
}
