/// The view that shows the ad, or asks for it.
public struct Host: Hashable, Sendable {
  /// The scene whose window the view is in; nil while it is in no window.
  public var scene: Scene.ID?
  /// The view's frame in its window's space, in points; zero before the first layout.
  public var view: Rect
  /// What the view reads as its own safe-area insets, in points; zero while it is in no window.
  public var safeAreaInsets: EdgeInsets

  /// Creates a host from the scene it is in and its geometry, in points.
  public init(scene: Scene.ID?, view: Rect, safeAreaInsets: EdgeInsets) {
    self.scene = scene
    self.view = view
    self.safeAreaInsets = safeAreaInsets
  }
}
