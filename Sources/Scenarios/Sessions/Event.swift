/// One thing an implementation is told, with everything it could read at that moment.
public struct Event: Hashable, Sendable {
  /// What happened.
  public enum Kind: Hashable, Sendable {
    /// `viewDidLoad`: the view of a new host is loaded and in no window yet.
    case viewDidLoad
    /// `viewDidAppear`: the host's view is in a window, laid out.
    case viewDidAppear
    /// `viewDidDisappear`: the host's view has left its window.
    case viewDidDisappear
    /// The host is released; nothing is shown any more by it.
    case hostWillBeReleased
    /// `viewWillTransition(to:with:)`: the window is about to take this size and has the old one.
    case viewWillTransition(to: Size)
    /// The block alongside a transition: everything has its new size, on the way.
    case transitionAlongside
    /// The completion block of a transition; after a cancelled one all is as it was before.
    case transitionDidEnd(Stimulus.Ending)
    /// `viewDidLayoutSubviews`: the view was laid out with what it reads now.
    case viewDidLayoutSubviews
    /// `viewSafeAreaInsetsDidChange`: the view's insets are others than before.
    case safeAreaInsetsDidChange
    /// A scene has connected.
    case sceneDidConnect(Scene.ID)
    /// A connected scene has gone to another state.
    case sceneDidChange(Scene.ID, ActivationState)
    /// A scene has disconnected.
    case sceneDidDisconnect(Scene.ID)
    /// Something of the app's own covers the host.
    case modalDidPresent
    /// Nothing of the app's own covers the host any more.
    case modalDidDismiss
    /// The app wants to show its full-screen ad now.
    case adBreak
    /// The load of this number brought an ad.
    case loadDidSucceed(load: Int)
    /// The load of this number brought none.
    case loadDidFail(load: Int, LoadFailure)
    /// The answer to a check, always right after it.
    case checked(load: Int, Presentability)
    /// The full-screen ad of this load is about to cover the window.
    case adWillPresent(load: Int)
    /// The full-screen ad of this load could not be presented.
    case adDidFailToPresent(load: Int, Presentability.Refusal)
    /// The full-screen ad of this load has gone from the screen.
    case adDidDismiss(load: Int)
    /// What was put off with ``Action/dispatch`` is due.
    case dispatched
  }

  /// What happened.
  public var kind: Kind
  /// What the implementation could read at that moment.
  public var snapshot: Snapshot

  /// Creates an event from what happened and what could be read.
  public init(_ kind: Kind, _ snapshot: Snapshot) {
    self.kind = kind
    self.snapshot = snapshot
  }
}

/// Why a load brought no ad.
public enum LoadFailure: String, Hashable, Sendable, CaseIterable {
  /// The request is invalid, as it carries no scene in test mode, or no width.
  case invalidRequest
  /// There is no ad to fill the request with.
  case noFill
}

/// What an implementation can read at one moment, without waiting for anything.
public struct Snapshot: Hashable, Sendable {
  /// Build, device, scenes and host as they are; it has no former layout, which is for the
  /// implementation to remember.
  public var situation: Situation
  /// Whether something of the app's own covers the host.
  public var isCovered: Bool

  /// Creates a snapshot.
  public init(_ situation: Situation, isCovered: Bool = false) {
    self.situation = situation
    self.isCovered = isCovered
  }
}
