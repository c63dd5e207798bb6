import Scenarios

extension Scene.ID {
  static let left = Scene.ID(0)
  static let right = Scene.ID(1)
  static let third = Scene.ID(2)
  static let car = Scene.ID(7)
  /// A scene that was connected once.
  static let gone = Scene.ID(9)
}

extension Scene {
  static func window(
    _ id: ID, _ state: ActivationState, width: Double = 507, height: Double = 768
  ) -> Scene {
    let x = id == .left ? 0.0 : 517.0
    return Scene(
      id: id, role: .window(frame: Rect(x: x, y: 0, width: width, height: height)),
      activationState: state)
  }

  /// A third window scene, without a window.
  static func windowless(_ state: ActivationState) -> Scene {
    Scene(id: .third, role: .window(frame: nil), activationState: state)
  }

  static let activeCar = Scene(
    id: .car, role: .carPlayTemplate, activationState: .foregroundActive)
}

extension Situation {
  /// A tablet of 1024 by 768 points whose app supports several scenes, in production.
  static func tablet(
    _ scenes: [Scene], host: Scene.ID?, view: Rect? = nil, insets: EdgeInsets = .zero,
    supportsMultipleScenes: Bool = true, isTestMode: Bool = false
  ) -> Situation {
    let window = scenes.first { $0.id == host }?.window
    return Situation(
      build: Build(supportsMultipleScenes: supportsMultipleScenes, isTestMode: isTestMode),
      device: Device(
        model: "iPad 9.7-inch", idiom: .pad, fold: nil,
        display: Display(size: Size(width: 1024, height: 768))),
      scenes: scenes,
      host: Host(
        scene: host, view: view ?? window.map { Rect($0.size) } ?? .zero, safeAreaInsets: insets),
      before: nil)
  }

  /// A tablet with one active window of this width, and a view that fills it.
  static func window(width: Double, left: Double = 0, right: Double = 0) -> Situation {
    tablet(
      [.window(.left, .foregroundActive, width: width)], host: .left,
      insets: EdgeInsets(top: 20, left: left, bottom: 0, right: right))
  }
}
