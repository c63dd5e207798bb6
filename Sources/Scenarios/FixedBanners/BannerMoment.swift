/// A moment in the life of a banner view of fixed size, with what the app can see in it.
public struct BannerMoment: Hashable, Sendable {
  /// What happens.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The app is about to request the first ad.
    case requestIsDue
    /// The app wants to refresh the banner by itself.
    case refreshIsDue
    /// The banner's ad has arrived.
    case adIsReceived
    /// The request has failed.
    case requestHasFailed
    /// A touch is about to bring up a full-screen interface.
    case screenWillBePresented
    /// The full-screen interface is about to be dismissed.
    case screenWillBeDismissed
    /// The full-screen interface has been dismissed.
    case screenWasDismissed
    /// The app is about to let go of the banner view.
    case releaseIsDue
  }

  /// What follows the banner's events.
  public enum Delegate: String, Hashable, Sendable, CaseIterable {
    /// An object of its own, such as the view controller.
    case ownObject
    /// The banner view itself, of a subclass that has the delegate's methods.
    case bannerItself
    /// Nothing: the app follows no event.
    case nothing
  }

  /// Where the banner view is.
  public enum Place: String, Hashable, Sendable, CaseIterable {
    /// In no view hierarchy.
    case absent
    /// In the hierarchy, where it cannot be seen.
    case unseen
    /// In the hierarchy, where it can be seen.
    case seen
  }

  /// How the app's animations, timers and the like stand, which the user could interact with.
  public enum Activities: String, Hashable, Sendable, CaseIterable {
    /// There are none.
    case none
    /// They run.
    case running
    /// They are paused.
    case paused
  }

  /// What happens.
  public var kind: Kind
  /// What follows the banner's events.
  public var delegate: Delegate
  /// Whether the delegate is set now.
  public var isDelegateSet: Bool
  /// Where the banner view is.
  public var place: Place
  /// How the app's activities stand.
  public var activities: Activities
  /// Whether the app has state that is not saved.
  public var hasUnsavedState: Bool

  /// Creates a moment.
  public init(
    _ kind: Kind, delegate: Delegate = .ownObject, isDelegateSet: Bool, place: Place,
    activities: Activities = .none, hasUnsavedState: Bool = false
  ) {
    self.kind = kind
    self.delegate = delegate
    self.isDelegateSet = isDelegateSet
    self.place = place
    self.activities = activities
    self.hasUnsavedState = hasUnsavedState
  }
}

/// One thing an app does about its banner view at a moment.
public enum BannerDeed: String, Hashable, Sendable, CaseIterable {
  /// It loads a request.
  case load
  /// It sets the delegate.
  case setDelegate
  /// It takes the delegate off.
  case clearDelegate
  /// It adds the banner view to the view hierarchy, where it can be seen.
  case addBanner
  /// It moves or unhides the banner view where it is.
  case revealBanner
  /// It pauses its activities.
  case pause
  /// It saves its state.
  case save
  /// It has its activities run again.
  case resume
  /// It logs the failure.
  case log
  /// It lets go of the banner view.
  case releaseBanner
}
