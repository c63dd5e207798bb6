/// One thing an implementation does when it is told of an event.
public enum Action: Hashable, Sendable {
  /// Requests an ad; loads are numbered from 0 up through the session.
  case load(Request)
  /// Gives the banner view the anchored adaptive size of this width, in points.
  case setBannerWidth(Double)
  /// Puts the banner, or the native ad's view, in its place.
  case place(Placement)
  /// Checks whether the ad of a load can be presented; the answer is the next event.
  case check(load: Int)
  /// Presents the ad of a load.
  case present(load: Int)
  /// Lets go of the ad of a load.
  case release(load: Int)
  /// Puts the rest off to the main queue, or to a task; it comes back as ``Event/Kind/dispatched``.
  case dispatch
}

/// An ad request.
public struct Request: Hashable, Sendable {
  /// The scene it carries; nil when none is set.
  public var scene: Scene.ID?

  /// Creates a request that carries a scene, or none.
  public init(scene: Scene.ID?) {
    self.scene = scene
  }
}

/// Where a banner or a native ad's view is put.
public enum Placement: Hashable, Sendable {
  /// Constrained to the edges of a guide; it moves with them.
  case anchored(to: Guide)
  /// At a fixed frame in the host view's space, in points; it stays until it is placed anew.
  case frame(Rect)

  /// What a view can be constrained to.
  public enum Guide: String, Hashable, Sendable, CaseIterable {
    /// The safe area of the host's view.
    case safeArea
    /// The edges of the host's view.
    case view
  }
}
