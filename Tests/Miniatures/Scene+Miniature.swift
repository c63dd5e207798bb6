package import Scenarios

extension Scene.ID {
  /// The scene the host is in unless something else is said; reports call it A.
  package static let own = Scene.ID(0)
  /// A second scene; reports call it B.
  package static let other = Scene.ID(1)
  /// A third scene; reports call it C.
  package static let third = Scene.ID(2)
  /// A scene that was connected once and is not any more.
  package static let gone = Scene.ID(9)
}

extension Size {
  /// The smallest window there is, 320 by 400 points.
  package static let smallest = Size(width: 320, height: 400)
}

extension Scene {
  /// Creates a window scene in the display's top left corner.
  ///
  /// - Parameters:
  ///   - id: The scene's name.
  ///   - state: By default it is active in the foreground.
  ///   - size: The window's extent; by default the smallest.
  /// - Returns: The scene.
  package static func window(
    _ id: ID, _ state: ActivationState = .foregroundActive, _ size: Size = .smallest
  ) -> Scene {
    Scene(id: id, role: .window(frame: Rect(size)), activationState: state)
  }

  /// Creates an active CarPlay scene, which is no window scene.
  package static func car(_ id: ID) -> Scene {
    Scene(id: id, role: .carPlayTemplate, activationState: .foregroundActive)
  }
}
