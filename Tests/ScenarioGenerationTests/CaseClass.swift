import Miniatures
import Scenarios

/// A class of cases that must occur, with the share it must have.
struct CaseClass: Sendable {
  /// What the cases of the class have in common.
  var name: String
  /// The least share of all cases, in percent.
  var percent: Double
  /// Whether a case belongs to the class, given the situation it is about as well.
  var contains: @Sendable (Case, Situation) -> Bool

  init(_ name: String, _ percent: Double, _ contains: @escaping @Sendable (Case) -> Bool) {
    self.name = name
    self.percent = percent
    self.contains = { `case`, _ in contains(`case`) }
  }

  /// A class of situations, whatever is asked about them.
  init(
    _ name: String, _ percent: Double, situation contains: @escaping @Sendable (Situation) -> Bool
  ) {
    self.name = name
    self.percent = percent
    self.contains = { _, situation in contains(situation) }
  }

  static let all =
    queries + builds + devices + models + folds + scenes + hosts + transitions + contents
    + boundaries + requests + relations + placements + fixedBanners + exchanges
}

// MARK: - What is asked, and of which app

extension CaseClass {
  static let queries = Query.Name.allCases.map { name in
    CaseClass("asks \(name.rawValue)", 3) { $0.topic == .query(name) }
  }

  static let builds = [
    CaseClass("several scenes", 40, situation: \.build.supportsMultipleScenes),
    CaseClass("one scene only", 40) { situation in !situation.build.supportsMultipleScenes },
    CaseClass("test mode", 40, situation: \.build.isTestMode),
    CaseClass("production", 40) { situation in !situation.build.isTestMode },
  ]

  static let requests = [
    CaseClass("requests without a scene", 5) { $0.requestedScene == .some(nil) },
    CaseClass("requests with a connected scene", 3.5) { $0.requestedScene(isConnected: true) },
    CaseClass("requests with a scene that has gone", 0.7) { $0.requestedScene(isConnected: false) },
  ]

  /// Mirroring needs a banner on a free-form device, and insets that differ.
  static let relations = Relation.Name.allCases.map { name in
    CaseClass("linked by \(name.rawValue)", name == .mirroredInsets ? 0.1 : 0.3) { `case` in
      guard case .relation(let relation, _, _) = `case` else { return false }
      return relation.name == name
    }
  }
}

extension Case {
  /// The scene a request carries, or none; nil where no request is made.
  fileprivate var requestedScene: Scene.ID?? {
    guard case .requestOutcome(let scene) = decisions[0].query else { return nil }
    return .some(scene)
  }

  fileprivate func requestedScene(isConnected: Bool) -> Bool {
    guard let scene = requestedScene ?? nil else { return false }
    return (decisions[0].situation.scene(scene) != nil) == isConnected
  }
}

// MARK: - Devices and scenes

extension CaseClass {
  static let devices =
    Device.Idiom.allCases.map { idiom in
      CaseClass("a \(idiom.rawValue)", 20) { situation in situation.device.idiom == idiom }
    }
    + [
      CaseClass("a device that does not fold", 30) { situation in situation.device.fold == nil },
      CaseClass("a free-form device", 25) { situation in
        situation.device.model == Device.freeForm
      },
      CaseClass("a window smaller than its display", 30) { situation in
        situation.layout.map { $0.window.size != $0.display.size } ?? false
      },
    ]

  static let scenes =
    [ActivationState.foregroundActive, .foregroundInactive, .background].map { state in
      CaseClass("the host's scene \(state.rawValue)", 5) { situation in
        situation.hostScene?.activationState == state
      }
    } + [
      CaseClass("one scene", 15) { situation in situation.scenes.count == 1 },
      CaseClass("two scenes", 15) { situation in situation.scenes.count == 2 },
      CaseClass("four scenes", 10) { situation in situation.scenes.count == 4 },
      CaseClass("several windows", 5) { situation in situation.windows.count > 1 },
      CaseClass("several active windows", 3) { situation in
        situation.windows.count(where: \.isActiveWindowScene) > 1
      },
      CaseClass("no active window", 10) { situation in
        !situation.windows.contains(where: \.isActiveWindowScene)
      },
      CaseClass("another window active, not the host's", 1) { situation in
        situation.hostScene?.isActiveWindowScene == false
          && situation.windows.contains(where: \.isActiveWindowScene)
      },
      CaseClass("no scene", 0.3) { situation in situation.scenes.isEmpty },
      CaseClass("a window scene without a window", 3) { situation in
        situation.has(.window(frame: nil))
      },
      CaseClass("an active window scene without a window", 1) { situation in
        situation.scenes.contains { $0.window == nil && $0.isActiveWindowScene }
      },
      CaseClass("the host's scene before its window", 1) { situation in
        situation.scene(.own).map { $0.window == nil } ?? false
      },
      CaseClass("the host's scene not connected", 1) { situation in
        situation.scene(.own) == nil
      },
      CaseClass("a CarPlay scene", 20) { situation in situation.has(.carPlayTemplate) },
      CaseClass("an accessory scene", 5) { situation in situation.has(.accessory) },
      CaseClass("a scene listed before the host's", 20) { situation in
        situation.scenes.first?.id != situation.host.scene && situation.host.scene != nil
      },
    ]
}

extension Situation {
  fileprivate var windows: [Scene] { scenes.filter { $0.window != nil } }

  fileprivate func has(_ role: Scene.Role) -> Bool {
    scenes.contains { $0.role == role }
  }
}
