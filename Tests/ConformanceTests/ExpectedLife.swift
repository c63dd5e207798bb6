import Miniatures
import Records
import Scenarios

/// The one finding a fault gives over time, with its smallest life.
struct ExpectedLife: Hashable, Sendable {
  var signature: Signature
  /// The smallest life; nil where a fault shows by the way, in one of several.
  var `case`: Case?
  /// What is done in the step that is wrong; nil where only the device tells that it is.
  var actions: [Action]?
  /// Whether the clause only recommends.
  var isAdvisory: Bool

  init(
    _ clause: String, _ kind: String, _ format: AdFormat, _ stimuli: [Stimulus],
    from situation: Situation = .miniature(), replies: [LoadReply] = [], does actions: [Action]?,
    isAdvisory: Bool = false
  ) {
    signature = Signature(clause, kind)
    `case` = .session(situation, Life(format: format, stimuli: stimuli, replies: replies))
    self.actions = actions
    self.isAdvisory = isAdvisory
  }

  /// What a fault gives by the way.
  static func byTheWay(_ clause: String, _ kind: String, _ format: AdFormat) -> ExpectedLife {
    var life = ExpectedLife(clause, kind, format, [], does: nil)
    life.case = nil
    return life
  }

  /// Whether a finding is this one, with the same smallest life where there is just one.
  func isSame(as finding: Finding) -> Bool {
    signature == finding.signature && (`case` == nil || `case` == finding.case)
      && (actions == nil || actions == finding.actions)
  }
}

extension Finding {
  /// What was done in the step that is wrong; nil where there is none.
  var actions: [Action]? {
    guard let step, case .lived(let trace) = outcome else { return nil }
    return trace.steps[step].actions
  }
}

extension Situation {
  /// A window of 321 points that fills its display, and so can become narrower.
  static let spare = filling([.window(.own, .foregroundActive, Size(width: 321, height: 400))])

  /// The same with an inset on the left.
  static func spareWithInsets(left: Double) -> Situation {
    var situation = spare
    situation.host.safeAreaInsets.left = left
    return situation
  }

  /// The same beside a CarPlay scene that can disconnect.
  static let spareBesideACar = filling(
    spare.scenes + [Scene(id: .other, role: .carPlayTemplate, activationState: .background)])

  private static func filling(_ scenes: [Scene]) -> Situation {
    miniature(scenes: scenes, display: Size(width: 321, height: 400))
  }

  /// An iPhone Duo in a pose, with the host in one of the places a window can take there.
  static func duo(_ pose: String, _ place: String) -> Situation {
    let model = DeviceModel.duos[0]
    guard let pose = model.poses.first(where: { $0.name == pose }),
      let place = pose.places.first(where: { $0.name == place })
    else { preconditionFailure("\(model.name) has no place \(place) in \(pose)") }
    return Situation(
      build: .oneScene,
      device: Device(
        model: model.name, idiom: model.idiom, fold: pose.fold, display: pose.display),
      scenes: [
        Scene(id: .own, role: .window(frame: place.window), activationState: .foregroundActive)
      ],
      host: Host(
        scene: .own, view: Rect(place.window.size), safeAreaInsets: place.safeAreaInsets),
      before: nil)
  }
}

extension Stimulus {
  /// The window of ``Situation/spare`` becomes a point narrower.
  static let narrows = Stimulus.transition(to: .narrowed, .completed)

  /// A transition to another pose and place.
  static func goes(to situation: Situation) -> Stimulus {
    guard let layout = situation.layout else { preconditionFailure("the host is in no window") }
    return .transition(to: layout, .completed)
  }
}

extension Layout {
  /// ``Situation/spare`` with its window a point narrower.
  static let narrowed = Layout(
    fold: nil, display: Display(size: Size(width: 321, height: 400)), window: Rect(.smallest),
    view: Rect(.smallest), safeAreaInsets: .zero)
}
