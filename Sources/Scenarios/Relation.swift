/// A change to a situation that leaves the answer of a conforming implementation as it was.
public enum Relation: Hashable, Sendable {
  /// The view's left and right insets change places.
  case mirroredInsets
  /// The connected scenes are listed from another one on, which means nothing for a set.
  case scenesListedFrom(Int)
  /// One more scene is connected that has nothing to do with the host.
  case addedScene(Scene)
  /// The host's window stands elsewhere on its display and keeps its size.
  case movedWindow(x: Double, y: Double)
  /// The layout is as it is without a transition having led there.
  case noTransition

  /// The name of a relation without its arguments.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    /// ``Relation/mirroredInsets``
    case mirroredInsets
    /// ``Relation/scenesListedFrom(_:)``
    case scenesListedFrom
    /// ``Relation/addedScene(_:)``
    case addedScene
    /// ``Relation/movedWindow(x:y:)``
    case movedWindow
    /// ``Relation/noTransition``
    case noTransition
  }

  /// The name without the arguments.
  public var name: Name {
    switch self {
    case .mirroredInsets: .mirroredInsets
    case .scenesListedFrom: .scenesListedFrom
    case .addedScene: .addedScene
    case .movedWindow: .movedWindow
    case .noTransition: .noTransition
    }
  }

  /// Returns the changed situation; nil where the change would change nothing, or cannot be made.
  ///
  /// - Complexity: O(*n*) in the number of scenes.
  public func applied(to situation: Situation) -> Situation? {
    var changed = situation
    switch self {
    case .mirroredInsets:
      let insets = situation.host.safeAreaInsets
      changed.host.safeAreaInsets.left = insets.right
      changed.host.safeAreaInsets.right = insets.left
    case .scenesListedFrom(let first):
      guard situation.scenes.indices.contains(first) else { return nil }
      changed.scenes = Array(situation.scenes[first...] + situation.scenes[..<first])
    case .addedScene(let scene):
      guard situation.scene(scene.id) == nil else { return nil }
      // Listed first, where an implementation that takes the first one is led astray.
      changed.scenes.insert(scene, at: 0)
    case .movedWindow(let x, let y):
      guard let index = situation.scenes.firstIndex(where: { $0.id == situation.host.scene }),
        let frame = situation.scenes[index].window
      else { return nil }
      let moved = Rect(x: x, y: y, width: frame.width, height: frame.height)
      guard situation.device.display.bounds.contains(moved) else { return nil }
      changed.scenes[index].role = .window(frame: moved)
    case .noTransition:
      changed.before = nil
    }
    return changed == situation ? nil : changed
  }
}
