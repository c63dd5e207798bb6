import Miniatures
import Records
import Scenarios

/// The one finding a fault is to give, with its smallest case.
struct ExpectedFinding: Hashable, Sendable {
  var signature: Signature
  /// The smallest case; nil where a fault shows by the way, in one of several.
  var `case`: Case?
  var outcome: Outcome?
  /// Whether the clause only recommends.
  var isAdvisory: Bool

  init(
    _ clause: String, _ kind: String, _ case: Case, _ outcome: Outcome, isAdvisory: Bool = false
  ) {
    signature = Signature(clause, kind)
    self.case = `case`
    self.outcome = outcome
    self.isAdvisory = isAdvisory
  }

  /// What a fault gives by the way.
  static func byTheWay(_ clause: String, _ kind: String) -> ExpectedFinding {
    var finding = ExpectedFinding(
      clause, kind, .decision(.bannerWidth, .miniature()), .declined)
    finding.case = nil
    finding.outcome = nil
    return finding
  }

  /// Whether a finding is this one, with the same smallest case where there is just one.
  func isSame(as finding: Finding) -> Bool {
    signature == finding.signature && (`case` == nil || `case` == finding.case)
      && (outcome == nil || outcome == finding.outcome)
  }
}

extension Situation {
  /// The smallest situation, with one inset.
  static func inset(left: Double = 0, right: Double = 0) -> Situation {
    .miniature(insets: EdgeInsets(top: 0, left: left, bottom: 0, right: right))
  }

  /// A window of a width that fills its display, 400 points high.
  static func wide(_ width: Double) -> Situation {
    .miniature(scenes: [.window(.own, .foregroundActive, Size(width: width, height: 400))])
  }

  /// A window of a width, after it had another, on a display that both fit.
  static func resized(from old: Double, to new: Double) -> Situation {
    let width = max(old, new)
    var situation = Situation.miniature(
      scenes: [.window(.own, .foregroundActive, Size(width: new, height: 400))],
      display: Size(width: width, height: 400))
    situation.before = situation.layout
    situation.before?.window.size.width = old
    situation.before?.view.size.width = old
    return situation
  }
}

extension Case {
  /// Whether a loaded ad of a size can be presented in the smallest situation.
  static func presenting(_ width: Double, _ height: Double) -> Case {
    .decision(
      .canPresent(FullScreenAd(contentSize: Size(width: width, height: height))), .miniature())
  }
}

extension Outcome {
  static func width(_ points: Double) -> Outcome { .answered(.bannerWidth(.points(points))) }
}
