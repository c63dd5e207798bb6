internal import Records
internal import Scenarios

extension Rule {
  /// 001-RSZ-001: a loaded full-screen ad is checked once the window has another size.
  static let loadedAdIsCheckedAfterAChange = onSession(
    "001-RSZ-001", .change,
    turning: [.otherSize, .held, .sinceTheChange, .inTime]
  ) { session, readings, knobs in
    session.sizeChanges(knobs).combined { change in
      let look = session.look(after: change, knobs)
      guard session.holdsAd(at: change.end, knobs), look != .tooEarly else { return .silent }
      if look == .inTime { return .kept }
      let presentation = session.presentations.first { $0.step > change.end }
      if readings(TimeToCheck.self) == .beforePresenting {
        guard let presentation else { return .silent }
        let isChecked = session.checks.contains {
          (change.end...presentation.step).contains($0.step)
        }
        if isChecked { return .kept }
      }
      return .broken(.kind("notChecked", expected: .aCheck, step: change.end))
    }
  }

  /// 001-RSZ-002: what is checked is the new size, so not before the window has it.
  static let checkWaitsForTheNewSize = onSession(
    "001-RSZ-002", .change,
    turning: [.otherSize, .held, .sinceTheChange, .inTime]
  ) { session, _, knobs in
    session.sizeChanges(knobs).combined { change in
      guard session.holdsAd(at: change.end, knobs) else { return .silent }
      switch session.look(after: change, knobs) {
      case .inTime: return .kept
      case .never: return .silent
      case .tooEarly:
        return .broken(
          .kind("checkedBeforeTheChange", expected: .aCheck, step: change.start))
      }
    }
  }
}

/// Whether an implementation saw to its loaded ad when the window changed.
private enum Look {
  /// It checked it, or loaded another, with the new size there.
  case inTime
  /// It checked it only while the window had its old size.
  case tooEarly
  /// It did neither.
  case never
}

extension Session {
  /// The completed transitions that gave the window of a full-screen ad's host another size.
  func sizeChanges(_ knobs: Knobs) -> [Change] {
    guard format.isFullScreen else { return [] }
    return changes.filter { change in
      change.kind == .completed && knobs.holds(.otherSize, change.changesWindowSize)
    }
  }

  /// Whether a full-screen ad is there to be checked when a step begins.
  func holdsAd(at step: Int, _ knobs: Knobs) -> Bool {
    loads.contains { $0.isHeld(at: knobs.step(.held, step)) }
  }

  fileprivate func look(after change: Change, _ knobs: Knobs) -> Look {
    let first = knobs.step(.sinceTheChange, change.start + 1)
    let last = knobs.step(.inTime, lastStep(ofStimulusAt: change.end))
    let new = first...max(first, last)
    if checks.contains(where: { new.contains($0.step) })
      || loads.contains(where: { new.contains($0.step) })
    {
      return .inTime
    }
    return checks.contains { $0.step == change.start } ? .tooEarly : .never
  }
}
