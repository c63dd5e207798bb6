/// A moment in which an app can put an ad somewhere, as raw facts and nothing derived.
///
/// A value like any other; copies share their contents until one of them changes, as a session
/// shows the same moment in many events.
public struct Situation: Sendable {
  /// What copies share; changed only while a single copy holds it.
  @usableFromInline
  final class Contents: @unchecked Sendable {
    @usableFromInline var build: Build
    @usableFromInline var device: Device
    @usableFromInline var scenes: [Scene]
    @usableFromInline var host: Host
    @usableFromInline var before: Layout?

    @usableFromInline
    init(build: Build, device: Device, scenes: [Scene], host: Host, before: Layout?) {
      self.build = build
      self.device = device
      self.scenes = scenes
      self.host = host
      self.before = before
    }

    func copy() -> Contents {
      Contents(build: build, device: device, scenes: scenes, host: host, before: before)
    }
  }

  @usableFromInline var contents: Contents

  /// What was decided when the app was built and set up.
  @inlinable public var build: Build {
    get { contents.build }
    set {
      detach()
      contents.build = newValue
    }
  }

  /// The device as it is held.
  @inlinable public var device: Device {
    get { contents.device }
    set {
      detach()
      contents.device = newValue
    }
  }

  /// The connected scenes, in the order the system lists them; that order means nothing.
  @inlinable public var scenes: [Scene] {
    get { contents.scenes }
    set {
      detach()
      contents.scenes = newValue
    }
  }

  /// The view that shows the ad.
  @inlinable public var host: Host {
    get { contents.host }
    set {
      detach()
      contents.host = newValue
    }
  }

  /// The host's layout before the transition just completed; nil when there was none.
  @inlinable public var before: Layout? {
    get { contents.before }
    set {
      detach()
      contents.before = newValue
    }
  }

  /// Creates a situation from its parts.
  public init(build: Build, device: Device, scenes: [Scene], host: Host, before: Layout?) {
    contents = Contents(build: build, device: device, scenes: scenes, host: host, before: before)
  }

  /// Makes the contents this copy's own.
  @usableFromInline
  mutating func detach() {
    if !isKnownUniquelyReferenced(&contents) { contents = contents.copy() }
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

extension Situation: Hashable {
  /// Whether both say the same.
  public static func == (left: Situation, right: Situation) -> Bool {
    left.contents === right.contents
      || (left.build == right.build && left.host == right.host && left.scenes == right.scenes
        && left.device == right.device && left.before == right.before)
  }

  /// Hashes all its parts.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(build)
    hasher.combine(device)
    hasher.combine(scenes)
    hasher.combine(host)
    hasher.combine(before)
  }
}
