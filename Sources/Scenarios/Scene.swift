/// One scene of the app's connected set.
public struct Scene: Hashable, Sendable {
  /// The name of a scene; unique within a case, and never reused after a disconnect.
  public struct ID: Hashable, Sendable, Comparable {
    /// The number that tells scenes apart, from 0 up.
    public var number: Int

    /// Creates an identifier from its number.
    public init(_ number: Int) {
      self.number = number
    }

    /// Orders scenes by their number.
    public static func < (left: ID, right: ID) -> Bool { left.number < right.number }
  }

  /// What a scene shows, and where.
  public enum Role: Hashable, Sendable {
    /// A window scene, with the frame of its window in the display's space, in points.
    ///
    /// Without a frame it has no window yet, or none any more. A request can carry it all the
    /// same, and nothing can be seen in it.
    case window(frame: Rect?)
    /// A CarPlay template scene, which is no window scene.
    case carPlayTemplate
    /// A scene of an accessory or of an external display that shows no app window.
    case accessory
  }

  /// The name other parts of the case use for it.
  public var id: ID
  /// What it shows, and where.
  public var role: Role
  /// How far it takes part in what the user sees; never unattached in a connected set.
  public var activationState: ActivationState

  /// Creates a scene from its name, role and state.
  public init(id: ID, role: Role, activationState: ActivationState) {
    self.id = id
    self.role = role
    self.activationState = activationState
  }

  /// The frame of the scene's window in the display's space, in points; nil when it has none.
  ///
  /// Not a test for window scenes: ``isWindowScene`` is, as one can be without a window.
  public var window: Rect? {
    if case .window(let frame) = role { frame } else { nil }
  }

  /// Whether the scene is a window scene, with a window or without.
  public var isWindowScene: Bool {
    if case .window = role { true } else { false }
  }

  /// Whether the scene is a window scene that is active in the foreground.
  public var isActiveWindowScene: Bool {
    isWindowScene && activationState == .foregroundActive
  }
}
