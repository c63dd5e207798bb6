/// A row of the device tables: the poses a device can be in, with measured constants.
///
/// Where sources disagree on a figure that marks the whole device, each of them has a model of its
/// own, so that no case mixes the two.
public struct DeviceModel: Hashable, Sendable {
  /// The name cases and reports use.
  public var name: String
  /// The kind of interface the system shows.
  public var idiom: Device.Idiom
  /// Whether windows of any size can be placed on it, beside the tabulated places.
  public var hasFreeWindows: Bool
  /// The poses, simplest first.
  public var poses: [Pose]

  /// Creates a model from its name, idiom and poses, simplest pose first.
  public init(name: String, idiom: Device.Idiom, hasFreeWindows: Bool, poses: [Pose]) {
    self.name = name
    self.idiom = idiom
    self.hasFreeWindows = hasFreeWindows
    self.poses = poses
  }
}

/// One way a device is held: fold, display in its orientation, and the places a window can take.
public struct Pose: Hashable, Sendable {
  /// The name within its model.
  public var name: String
  /// How far the device is open; nil when it does not fold.
  public var fold: FoldState?
  /// The display in use.
  public var display: Display
  /// The places a window can take: the full screen first, where the app's build can fill it.
  public var places: [Place]

  /// Creates a pose from its name, fold, display and places, the full screen first.
  public init(name: String, fold: FoldState?, display: Display, places: [Place]) {
    self.name = name
    self.fold = fold
    self.display = display
    self.places = places
  }
}

/// One place a window can take on a display, with the safe area of a root view there.
public struct Place: Hashable, Sendable {
  /// The name within its pose.
  public var name: String
  /// The window's frame in the display's space, in points.
  public var window: Rect
  /// The insets of a root view that fills the window, without bars of the app's, in points.
  public var safeAreaInsets: EdgeInsets

  /// Creates a place from its name and geometry, in points.
  public init(name: String, window: Rect, safeAreaInsets: EdgeInsets) {
    self.name = name
    self.window = window
    self.safeAreaInsets = safeAreaInsets
  }
}
