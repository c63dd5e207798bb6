package import Records
package import Scenarios

extension Case {
  /// Why the expectation follows from the case, in one sentence; nil where it speaks for itself.
  ///
  /// - Complexity: O(*n*) in the number of scenes.
  package func why(_ expectation: Expectation) -> String? {
    switch (self, expectation) {
    case (.decision(.canPresent(let ad?), let situation), .canPresent):
      situation.whyFit(ad.contentSize)
    case (.decision(.requestScene, let situation), .oneOf): situation.whyScene
    case (.decision(.requestOutcome(let scene), let situation), .requestOutcome):
      situation.whyOutcome(scene)
    case (.decision(.bannerWidth, let situation), .widthAtMost),
      (.decision(.bannerWidth, let situation), .widthAtLeast):
      situation.host.whyWidth
    case (.decision(.placement, let situation), .frameInside),
      (.decision(.placement, let situation), .frameLine):
      situation.host.whyPlace
    case (.decision(.fixedSize(let view), let situation), .fixedSize):
      "the banner view is \(view.text), on a \(situation.device.idiom.rawValue)"
    default: nil
    }
  }
}

extension Situation {
  fileprivate func whyFit(_ content: Size) -> String? {
    guard let window = hostScene?.window else { return "the host is in no window" }
    return "the content is \(content.text), the window \(window.size.text)"
  }

  fileprivate var whyScene: String? {
    let active = scenes.filter(\.isActiveWindowScene)
    guard let hostScene else { return "the host is in no window" }
    let others =
      active.isEmpty
      ? "no window scene is active"
      : "active window scenes: \(active.map(\.id.letter).joined(separator: ", "))"
    return "the host is in scene \(hostScene.id.letter); \(others)"
  }

  fileprivate func whyOutcome(_ carried: Scene.ID?) -> String {
    let mode = build.isTestMode ? "test mode" : "production mode"
    let scenes = build.supportsMultipleScenes ? "several scenes" : "one scene only"
    let request = carried == nil ? "carries none" : "carries one"
    return "\(mode), the app supports \(scenes), the request \(request)"
  }
}

extension Host {
  fileprivate var whyPlace: String {
    guard safeAreaInsets != .zero else { return "the view is \(view.size.text), all of it safe" }
    let insets = safeAreaInsets
    let safe = Rect(
      x: insets.left, y: insets.top, width: view.width - insets.left - insets.right,
      height: view.height - insets.top - insets.bottom)
    return "of the view, \(view.size.text), \(safe.text) is safe"
  }

  fileprivate var whyWidth: String {
    let insets = safeAreaInsets
    let width = view.width - insets.left - insets.right
    guard insets.left != 0 || insets.right != 0 else {
      return "the view is \(view.width.inPoints) wide and has no inset on the left or right"
    }
    return "the view is \(view.width.inPoints) wide, less \(insets.left.inPoints) on the left and "
      + "\(insets.right.inPoints) on the right: \(width.inPoints)"
  }
}
