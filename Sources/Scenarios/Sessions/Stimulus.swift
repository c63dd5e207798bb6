/// What the user, the system or the app around the host does next.
public enum Stimulus: Hashable, Sendable {
  /// The host's view enters the window of a connected scene, and is laid out there.
  case viewAppears(Host)
  /// The host's view leaves its window.
  case viewDisappears
  /// The host is released while it is in no window, and a new one's view loads.
  case hostIsReplaced
  /// Fold, window or orientation change, in one transition, to a layout of the host.
  case transition(to: Layout, Ending)
  /// The user drags the window's edge through some layouts until it stays at the last.
  case liveResize(through: [Layout], to: Layout)
  /// The app around the host lays it out anew within its window.
  case relayout(view: Rect, safeAreaInsets: EdgeInsets)
  /// Another scene connects, off screen or on its way there.
  case sceneConnects(Scene)
  /// A connected scene goes to the next state.
  case sceneChanges(Scene.ID, ActivationState)
  /// A scene in the background disconnects; a host in it is in no window afterwards.
  case sceneDisconnects(Scene.ID)
  /// Something of the app's own is presented over the host.
  case modalIsPresented
  /// It is dismissed again.
  case modalIsDismissed
  /// The user reaches the place where the app shows a full-screen ad.
  case userReachesAdBreak
  /// The user closes the full-screen ad that is on screen.
  case userClosesAd

  /// How a transition ends.
  public enum Ending: String, Hashable, Sendable, CaseIterable {
    /// At the layout it set out for.
    case completed
    /// Back where it started.
    case cancelled
  }

  /// The name of a stimulus without its arguments.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    /// ``Stimulus/viewAppears(_:)``
    case viewAppears
    /// ``Stimulus/viewDisappears``
    case viewDisappears
    /// ``Stimulus/hostIsReplaced``
    case hostIsReplaced
    /// ``Stimulus/transition(to:_:)``
    case transition
    /// ``Stimulus/liveResize(through:to:)``
    case liveResize
    /// ``Stimulus/relayout(view:safeAreaInsets:)``
    case relayout
    /// ``Stimulus/sceneConnects(_:)``
    case sceneConnects
    /// ``Stimulus/sceneChanges(_:_:)``
    case sceneChanges
    /// ``Stimulus/sceneDisconnects(_:)``
    case sceneDisconnects
    /// ``Stimulus/modalIsPresented``
    case modalIsPresented
    /// ``Stimulus/modalIsDismissed``
    case modalIsDismissed
    /// ``Stimulus/userReachesAdBreak``
    case userReachesAdBreak
    /// ``Stimulus/userClosesAd``
    case userClosesAd
  }

  /// The name without the arguments.
  public var name: Name {
    switch self {
    case .viewAppears: .viewAppears
    case .viewDisappears: .viewDisappears
    case .hostIsReplaced: .hostIsReplaced
    case .transition: .transition
    case .liveResize: .liveResize
    case .relayout: .relayout
    case .sceneConnects: .sceneConnects
    case .sceneChanges: .sceneChanges
    case .sceneDisconnects: .sceneDisconnects
    case .modalIsPresented: .modalIsPresented
    case .modalIsDismissed: .modalIsDismissed
    case .userReachesAdBreak: .userReachesAdBreak
    case .userClosesAd: .userClosesAd
    }
  }
}
