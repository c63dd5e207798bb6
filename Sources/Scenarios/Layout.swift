/// Where the host stands at one settled moment: fold, display, window, view and safe area, apart.
public struct Layout: Hashable, Sendable {
  /// How far the device is open; nil when it does not fold.
  public var fold: FoldState?
  /// The display in use.
  public var display: Display
  /// The frame of the host's window in the display's space, in points.
  public var window: Rect
  /// The host view's frame in its window's space, in points.
  public var view: Rect
  /// The host view's own safe-area insets, in points.
  public var safeAreaInsets: EdgeInsets

  /// Creates a layout from its parts, all lengths in points.
  public init(
    fold: FoldState?, display: Display, window: Rect, view: Rect, safeAreaInsets: EdgeInsets
  ) {
    self.fold = fold
    self.display = display
    self.window = window
    self.view = view
    self.safeAreaInsets = safeAreaInsets
  }
}
