/// What an implementation says to a ``Query``.
public enum Answer: Hashable, Sendable {
  /// The answer to ``Query/requestOutcome(scene:)``.
  case requestOutcome(RequestOutcome)
  /// The answer to ``Query/requestScene``.
  case requestScene(SceneChoice)
  /// The answer to ``Query/canPresent(_:)``.
  case canPresent(Presentability)
  /// The answer to ``Query/bannerWidth``.
  case bannerWidth(WidthChoice)
  /// The answer to ``Query/placement(_:)``.
  case placement(PlacementChoice)
  /// The answer to ``Query/isSupported(_:)``.
  case isSupported(Support)
  /// The answer to ``Query/fixedSize(bannerView:)``.
  case fixedSize(FixedSizeChoice)
  /// The answer to ``Query/requestSetup(_:)``.
  case requestSetup(RequestSetup)
  /// The answer to ``Query/bannerStep(_:)``.
  case bannerStep([BannerDeed])
  /// The answer to ``Query/sdkExchange(_:)``: what the SDK sends, in order.
  case sdkExchange([ExchangeEvent])
  /// The answer to ``Query/mediationExchange(_:)``: what the adapter forwards, in order.
  case mediationExchange([ExchangeEvent])

  /// The query this answers.
  public var queryName: Query.Name {
    switch self {
    case .requestOutcome: .requestOutcome
    case .requestScene: .requestScene
    case .canPresent: .canPresent
    case .bannerWidth: .bannerWidth
    case .placement: .placement
    case .isSupported: .isSupported
    case .fixedSize: .fixedSize
    case .requestSetup: .requestSetup
    case .bannerStep: .bannerStep
    case .sdkExchange: .sdkExchange
    case .mediationExchange: .mediationExchange
    }
  }
}

/// What the SDK does with an ad request.
public enum RequestOutcome: String, Hashable, Sendable, CaseIterable {
  /// An ad comes back.
  case filled
  /// The request is refused as invalid.
  case invalidRequest
}

/// Which scene a request carries.
public enum SceneChoice: Hashable, Sendable {
  /// The request carries the scene of this name.
  case scene(Scene.ID)
  /// The request is made and carries no scene.
  case unset
  /// No request is made yet.
  case wait
}

/// Whether a full-screen ad can be presented.
public enum Presentability: Hashable, Sendable {
  /// It can.
  case allowed
  /// It cannot, for this reason.
  case refused(Refusal)

  /// Why a full-screen ad cannot be presented.
  public enum Refusal: Hashable, Sendable {
    /// No ad is loaded.
    case notReady
    /// The ad's content exceeds the window along these axes.
    case tooLarge(exceeding: Axes)
    /// The host is in no window.
    case notInWindow
    /// The ad was presented before.
    case alreadyUsed
    /// Something else is presented over the host.
    case covered
  }
}

/// A set of the two axes of a rectangle.
public struct Axes: OptionSet, Hashable, Sendable {
  /// One bit an axis.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The horizontal axis.
  public static let width = Axes(rawValue: 1)
  /// The vertical axis.
  public static let height = Axes(rawValue: 2)
}

/// Which width a banner is requested for.
public enum WidthChoice: Hashable, Sendable {
  /// The width in points. Any double can be said; only finite ones can be right.
  case points(Double)
  /// No banner is requested yet.
  case wait
}
