import Scenarios

extension Decision {
  /// A case that asks for the width of a banner in a view of this width.
  static func banner(viewWidth: Double) -> Decision {
    var situation = Situation.halfPad
    situation.host.view.size.width = viewWidth
    return Decision(.bannerWidth, situation)
  }
}

extension [Decision] {
  /// Cases that ask for the width of a banner, in views of the widths 1, 2, 3 and so on.
  static func banners(_ count: Int) -> [Decision] {
    (0..<count).map { .banner(viewWidth: Double($0 + 1)) }
  }

  /// Every query about a few situations that the answers tell apart.
  static var telling: [Decision] {
    Situation.telling.flatMap { situation in
      Query.telling(in: situation).map { query in Decision(query, situation) }
    }
  }
}

extension Query {
  /// Every query, with arguments that lie on both sides of what decides.
  fileprivate static func telling(in situation: Situation) -> [Query] {
    let sizes: [(Double, Double)] = [
      (320, 480), (475.5, 768), (476, 768), (475.5, 768.5), (1024, 1366),
    ]
    let ads = sizes.map { FullScreenAd(contentSize: Size(width: $0.0, height: $0.1)) }
    let scenes: [Scene.ID?] = [nil, Scene.ID(9)] + situation.scenes.map(\.id)
    return [.requestScene, .bannerWidth, .canPresent(nil)] + ads.map { .canPresent($0) }
      + scenes.map { .requestOutcome(scene: $0) }
  }
}

extension Situation {
  /// Half of a tablet's display.
  static let halfPad = Situation.pad(
    [.window(0, .foregroundActive)], host: 0,
    insets: EdgeInsets(top: 24, left: 0, bottom: 20, right: 0), isTestMode: true)

  static var telling: [Situation] {
    let insets = EdgeInsets(top: 0, left: 10.5, bottom: 0, right: 84)
    let sceneSets: [[Scene]] = [
      [.window(0, .foregroundActive)],
      [.window(0, .background)],
      [
        Scene(id: Scene.ID(3), role: .carPlayTemplate, activationState: .foregroundActive),
        .window(0, .foregroundInactive),
      ],
      [.window(1, .foregroundActive), .window(0, .foregroundInactive)],
    ]
    return sceneSets.flatMap { scenes in
      [true, false].flatMap { isTestMode in
        [
          pad(scenes, host: 0, insets: insets, isTestMode: isTestMode),
          pad(scenes, host: nil, insets: .zero, isTestMode: isTestMode),
          pad(scenes, host: 0, view: .zero, insets: .zero, isTestMode: isTestMode),
        ]
      }
    }
  }

  private static func pad(
    _ scenes: [Scene], host: Int?, view: Rect = Rect(x: 0, y: 0, width: 475.5, height: 768),
    insets: EdgeInsets, isTestMode: Bool
  ) -> Situation {
    Situation(
      build: Build(supportsMultipleScenes: true, isTestMode: isTestMode),
      device: Device(
        model: Device.freeForm, idiom: .pad, fold: nil,
        display: Display(size: Size(width: 1024, height: 768))),
      scenes: scenes,
      host: Host(scene: host.map { Scene.ID($0) }, view: view, safeAreaInsets: insets),
      before: nil)
  }
}

extension Scene {
  fileprivate static func window(_ number: Int, _ state: ActivationState) -> Scene {
    Scene(
      id: Scene.ID(number),
      role: .window(frame: Rect(x: 0, y: 0, width: 475.5, height: 768)), activationState: state)
  }
}
