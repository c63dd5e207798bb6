internal import Scenarios

extension Situation {
  /// The width of the host's view that its insets leave, in points.
  var widthBetweenInsets: Double {
    host.view.width - (host.safeAreaInsets.left + host.safeAreaInsets.right)
  }

  /// Whether the host is in the window of a scene that is active.
  var hasActiveHost: Bool {
    scenes.contains { $0.id == host.scene && $0.activationState == .foregroundActive }
  }
}

extension Script.SceneSource {
  /// Returns the scene a request carries at a moment; nil for none.
  func scene(in situation: Situation) -> Scene.ID? {
    switch self {
    case .host: situation.host.scene
    case .unset: nil
    case .active: situation.scenes.first { $0.isActiveWindowScene }?.id
    case .other: situation.scenes.first { $0.isWindowScene && $0.id != situation.host.scene }?.id
    case .noWindowScene: situation.scenes.first { !$0.isWindowScene }?.id
    case .gone: Scene.ID(1 + (situation.scenes.map(\.id.number).max() ?? 0))
    }
  }
}

extension Script.WidthSource {
  /// Returns the width a banner is given at a moment, in points; nil for none.
  func width(in situation: Situation, former: Double?) -> Double? {
    let safe = situation.widthBetweenInsets
    return switch self {
    case .safeArea: safe
    case .view: situation.host.view.width
    case .window: situation.hostScene?.window?.width ?? situation.device.display.size.width
    case .former: former ?? safe
    case .truncated: Double(Int(safe))
    case .roundedUp: Double(Int(safe)) == safe ? safe : Double(Int(safe) + 1)
    case .halfAPointMore: safe + 0.5
    case .halfAPointLess: safe - 0.5
    case .notANumber: .nan
    case .none: nil
    }
  }
}

extension Script.PlaceSource {
  /// Returns where a view is put at a moment.
  func placement(in situation: Situation) -> Placement {
    let insets = situation.host.safeAreaInsets
    var frame = Rect(
      x: insets.left, y: insets.top, width: situation.widthBetweenInsets,
      height: situation.host.view.height - insets.top - insets.bottom)
    switch self {
    case .safeArea: return .anchored(to: .safeArea)
    case .view: return .anchored(to: .view)
    case .frame: break
    case .frameOverTheLeft: frame.minX -= 0.5
    case .frameOverTheRight: frame.minX += 0.5
    case .frameOverTheTop: frame.minY -= 0.5
    case .frameOverTheBottom: frame.minY += 0.5
    }
    return .frame(frame)
  }
}
