import Scenarios

// MARK: - The tables, row by row

extension CaseClass {
  /// Every model, every pose of it and every place of that; a place is one of up to 19.
  static let models =
    [CaseClass("\(Device.freeForm)", 30, model: Device.freeForm) { _ in true }]
    + DeviceModel.all.flatMap { model in
      [CaseClass(model.name, 0.7, model: model.name) { _ in true }]
        + model.poses.flatMap { pose in poses(of: model.name, pose) }
    }

  private static func poses(of model: String, _ pose: Pose) -> [CaseClass] {
    let name = "\(model), \(pose.name)"
    return [
      CaseClass(name, 0.25, model: model) { situation in
        situation.device.fold == pose.fold && situation.device.display == pose.display
      }
    ]
      + pose.places.map { place in
        CaseClass("\(name), \(place.name)", 0.02, model: model) { situation in
          situation.device.fold == pose.fold && situation.device.display == pose.display
            && situation.layout?.window == place.window
        }
      }
  }

  private init(
    _ name: String, _ percent: Double, model: String,
    _ contains: @escaping @Sendable (Situation) -> Bool
  ) {
    self.init(name, percent) { situation in
      situation.device.model == model && contains(situation)
    }
  }
}

// MARK: - Folds

extension CaseClass {
  static let folds =
    FoldState.allCases.flatMap { fold in
      [
        CaseClass("\(fold.rawValue)", 5) { situation in situation.device.fold == fold },
        CaseClass("free-form and \(fold.rawValue)", 2, model: Device.freeForm) { situation in
          situation.device.fold == fold
        },
        CaseClass("\(fold.rawValue) by one move of the hinge", 0.3) { situation in
          situation.device.fold == fold
            && (situation.transition == .fold || situation.transition == .unfold)
        },
      ]
    } + [
      CaseClass("a free-form display divided by a line", 0.02, model: Device.freeForm) {
        situation in
        situation.device.display.divisions.contains { $0.width == 0 || $0.height == 0 }
      },
      CaseClass("a free-form display divided across its width", 0.5, model: Device.freeForm) {
        situation in
        situation.device.display.divisions.contains { $0.width < $0.height }
      },
      CaseClass("a free-form display divided across its height", 0.5, model: Device.freeForm) {
        situation in
        situation.device.display.divisions.contains { $0.height < $0.width }
      },
    ]
}

extension Display {
  fileprivate var divisions: [Rect] {
    reservedRegions.filter { $0.kind == .division }.map(\.frame)
  }
}
