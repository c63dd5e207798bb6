/// What happens to an app from a situation on, fixed before it is run.
///
/// It never depends on what the implementation does: a stimulus that does not apply when its turn
/// comes is skipped, and the *k*-th load takes the *k*-th reply.
public struct Life: Hashable, Sendable {
  /// What kind of ad the host shows.
  public var format: AdFormat
  /// What the user, the system and the app around the host do, in order.
  public var stimuli: [Stimulus]
  /// What becomes of the loads; those beyond the last bring an ad at once.
  public var replies: [LoadReply]
  /// What the documents leave open about the SDK.
  public var sdk: SDKBehaviour

  /// Creates a life from its parts.
  public init(
    format: AdFormat, stimuli: [Stimulus], replies: [LoadReply] = [],
    sdk: SDKBehaviour = SDKBehaviour()
  ) {
    self.format = format
    self.stimuli = stimuli
    self.replies = replies
    self.sdk = sdk
  }

  /// Returns what becomes of the load of a number, counted from 0.
  public func reply(to load: Int) -> LoadReply {
    replies.indices.contains(load) ? replies[load] : LoadReply()
  }
}

/// What becomes of one load.
public struct LoadReply: Hashable, Sendable {
  /// What a load brings.
  public enum Result: String, Hashable, Sendable, CaseIterable {
    /// An ad, unless the request is invalid.
    case ad
    /// There is no ad to fill the request with.
    case noFill
  }

  /// What it brings.
  public var result: Result
  /// How many further stimuli that apply come first; a later load with a lesser delay overtakes it.
  public var delay: Int

  /// Creates a reply; without arguments, an ad at once.
  public init(_ result: Result = .ad, delay: Int = 0) {
    self.result = result
    self.delay = delay
  }
}

/// What the documents leave open about the SDK, and one SDK does in one way.
public struct SDKBehaviour: Hashable, Sendable {
  /// Which moment's window an ad is sized for.
  public enum Sizing: String, Hashable, Sendable, CaseIterable {
    /// The window as it is when the request is made.
    case whenRequested
    /// The window as it is when the ad arrives.
    case whenDelivered
  }

  /// What size an ad has whose request carries no scene.
  public enum SizeWithoutScene: String, Hashable, Sendable, CaseIterable {
    /// That of the whole display.
    case display
    /// That of the first window scene that is active, else of the display.
    case activeWindow
  }

  /// Which moment's window an ad is sized for.
  public var sizing: Sizing
  /// What size an ad has whose request carries no scene.
  public var sizeWithoutScene: SizeWithoutScene

  /// Creates a behaviour; without arguments, the first of each.
  public init(
    sizing: Sizing = .whenRequested, sizeWithoutScene: SizeWithoutScene = .display
  ) {
    self.sizing = sizing
    self.sizeWithoutScene = sizeWithoutScene
  }
}
