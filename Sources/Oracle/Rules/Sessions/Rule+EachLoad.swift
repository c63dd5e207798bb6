internal import Records
internal import Scenarios

extension Rule {
  /// The same clause over a session: what a load carries is judged as an answer would be.
  ///
  /// Each load is judged by itself.
  var atEachLoad: Rule {
    Rule(clause: clause, listensTo: .session(.load), knobs: knobs) {
      [ruling] exhibit, readings, knobs in
      guard case .session(let session) = exhibit else { return .silent }
      return session.loads.combined { load in
        guard let answer = session.decision(behind: load, asked: listensTo) else { return .silent }
        return ruling(.evidence(answer), &readings, knobs).at(load.step)
      }
    }
  }
}

extension Session {
  /// Returns a load as the answer to a query; nil where it is none to that query.
  fileprivate func decision(behind load: Load, asked trigger: Trigger) -> Evidence? {
    let situation = situation(at: load.step)
    switch trigger {
    case .query(.requestScene) where format != .native:
      return .answer(
        .requestScene, situation, .requestScene(load.request.scene.map { .scene($0) } ?? .unset))
    case .query(.bannerWidth) where format == .banner:
      return load.bannerWidth.map { .answer(.bannerWidth, situation, .bannerWidth(.points($0))) }
    default: return nil
    }
  }
}

extension Ruling {
  /// The same ruling about a step of a session.
  func at(_ step: Int) -> Ruling {
    guard case .broken(var violation) = self else { return self }
    violation.step = step
    return .broken(violation)
  }
}

extension Collection {
  /// Returns every broken ruling on an element, else that the clause is kept if any keeps it.
  func combined(_ ruling: (Element) -> Ruling) -> Ruling {
    var isKept = false
    var violations: [Violation] = []
    for element in self {
      switch ruling(element) {
      case .silent: break
      case .kept: isKept = true
      case .broken(let violation): violations.append(violation)
      case .brokenOften(let several): violations += several
      }
    }
    return Ruling(violations, orKept: isKept)
  }
}
