/// A moment in which an app can put an ad somewhere, as raw facts and nothing derived.
public struct Situation: Hashable, Sendable {
  /// What was decided when the app was built and set up.
  public var build: Build
  /// The device as it is held.
  public var device: Device
  /// The connected scenes, in the order the system lists them; that order means nothing.
  public var scenes: [Scene]
  /// The view that shows the ad.
  public var host: Host
  /// The host's layout before the transition just completed; nil when there was none.
  public var before: Layout?

  /// Creates a situation from its parts.
  public init(build: Build, device: Device, scenes: [Scene], host: Host, before: Layout?) {
    self.build = build
    self.device = device
    self.scenes = scenes
    self.host = host
    self.before = before
  }

  /// Returns the connected scene of a name; nil when none has it.
  ///
  /// - Complexity: O(*n*) in the number of scenes.
  public func scene(_ id: Scene.ID) -> Scene? {
    scenes.first { $0.id == id }
  }

  /// The connected scene whose window the host is in; nil while it is in none.
  ///
  /// - Complexity: O(*n*) in the number of scenes.
  public var hostScene: Scene? {
    host.scene.flatMap(scene)
  }

  /// The host's settled layout now; nil while the host is in no window.
  ///
  /// - Complexity: O(*n*) in the number of scenes.
  public var layout: Layout? {
    guard let window = hostScene?.window else { return nil }
    return Layout(
      fold: device.fold, display: device.display, window: window, view: host.view,
      safeAreaInsets: host.safeAreaInsets)
  }

  /// The kind of the transition just completed; nil when there was none.
  public var transition: Transition? {
    guard let before, let layout else { return nil }
    return Transition(from: before, to: layout)
  }
}
