package import Scenarios

extension Situation {
  /// Creates a situation that is as simple as any, but for what is said.
  ///
  /// - Parameters:
  ///   - scenes: The connected scenes as listed; by default one active window, the host's own.
  ///   - host: The scene the view is in, nil for no window; by default ``Scene/ID/own``.
  ///   - view: The view's frame; by default it fills its window, and is zero in no window.
  ///   - insets: The view's safe-area insets; by default none.
  ///   - display: The display's extent; by default that of the host's window, or the smallest.
  ///   - build: What the app is set to; by default one scene only, in production.
  /// - Returns: The situation, on a free-form tablet and with no transition before.
  package static func miniature(
    scenes: [Scene] = [.window(.own)], host: Scene.ID? = .own, view: Rect? = nil,
    insets: EdgeInsets = .zero, display: Size? = nil, build: Build = .oneScene
  ) -> Situation {
    let window = scenes.first { $0.id == host }?.window?.size
    return Situation(
      build: build,
      device: Device(
        model: Device.freeForm, idiom: .pad, fold: nil,
        display: Display(size: display ?? window ?? .smallest)),
      scenes: scenes,
      host: Host(
        scene: host, view: view ?? window.map { Rect($0) } ?? .zero, safeAreaInsets: insets),
      before: nil)
  }
}

extension Build {
  /// An app of one scene, in production mode.
  package static let oneScene = Build(supportsMultipleScenes: false, isTestMode: false)
  /// An app of one scene, in test mode.
  package static let oneSceneInTestMode = Build(supportsMultipleScenes: false, isTestMode: true)
  /// An app of several scenes, in production mode.
  package static let severalScenes = Build(supportsMultipleScenes: true, isTestMode: false)
  /// An app of several scenes, in test mode.
  package static let severalScenesInTestMode = Build(
    supportsMultipleScenes: true, isTestMode: true)
}
