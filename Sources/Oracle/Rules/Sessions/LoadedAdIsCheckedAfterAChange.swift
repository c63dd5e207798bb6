internal import Records
internal import Scenarios

extension Rule {
  /// 001-RSZ-001: a loaded full-screen ad is checked once the window has another size.
  static let loadedAdIsCheckedAfterAChange = onSession(
    "001-RSZ-001", .change,
    turning: [.otherSize, .held, .newSizeThere, .inTime]
  ) { session, readings, knobs in
    session.sizeChanges(knobs).combined { change in
      guard let ad = session.adToCheck(after: change, knobs) else { return .silent }
      switch session.look(at: ad, after: change, knobs) {
      case .inTime: return .kept
      case .tooEarly: return .silent
      case .never: break
      }
      if readings(TimeToCheck.self) == .beforePresenting {
        guard let presentation = session.presentation(of: ad, after: change) else {
          return .silent
        }
        if session.isChecked(ad, in: change.end...presentation) { return .kept }
      }
      return .broken(.kind("notChecked", expected: .aCheck, step: change.end))
    }
  }

  /// 001-RSZ-002: what is checked is the new size, so not before the window has it.
  static let checkWaitsForTheNewSize = onSession(
    "001-RSZ-002", .change,
    turning: [.otherSize, .held, .newSizeThere, .inTime]
  ) { session, _, knobs in
    session.sizeChanges(knobs).combined { change in
      guard let ad = session.adToCheck(after: change, knobs) else { return .silent }
      switch session.look(at: ad, after: change, knobs) {
      case .inTime: return .kept
      case .never: return .silent
      case .tooEarly:
        if session.isSeenToLater(ad, than: change) { return .kept }
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

  /// The ad of the host that is there when a step begins; of several, the one that arrived last.
  func heldAd(at step: Int, _ knobs: Knobs) -> Load? {
    let step = knobs.step(.held, step)
    return loads.filter { $0.host == host(at: step) && $0.isHeld(at: step) }
      .max { ($0.delivery ?? 0) < ($1.delivery ?? 0) }
  }

  /// The ad that is there when a change has ended, and is not let go of before its stimulus is over.
  fileprivate func adToCheck(after change: Change, _ knobs: Knobs) -> Load? {
    guard let ad = heldAd(at: change.end, knobs) else { return nil }
    let last = lastStep(ofStimulusAt: change.end)
    if let end = ad.end, end <= last, (presentation(of: ad, after: change) ?? .max) > end {
      return nil
    }
    return ad
  }

  fileprivate func look(at ad: Load, after change: Change, _ knobs: Knobs) -> Look {
    let last = knobs.step(.inTime, lastStep(ofStimulusAt: change.end))
    let steps = change.start...min(last, presentation(of: ad, after: change) ?? .max)
    let isNew = { (step: Int) in
      steps.contains(step)
        && knobs.holds(.newSizeThere, self.windowSize(at: step) == change.after.window.size)
    }
    if checks.contains(where: { $0.load == ad.number && isNew($0.step) })
      || loads.contains(where: { isNew($0.step) })
    {
      return .inTime
    }
    let isEarly = checks.contains { check in
      check.load == ad.number && steps.contains(check.step)
        && windowSize(at: check.step) == change.before.window.size
    }
    return isEarly ? .tooEarly : .never
  }

  /// The step in which an ad is to be presented first once a change has ended.
  fileprivate func presentation(of ad: Load, after change: Change) -> Int? {
    presentations.first { $0.what == ad.number && $0.step >= change.end }?.step
  }

  fileprivate func isChecked(_ ad: Load, in steps: ClosedRange<Int>) -> Bool {
    checks.contains { $0.load == ad.number && steps.contains($0.step) }
  }

  /// Whether an ad is checked after a change before it is presented, or let go of.
  fileprivate func isSeenToLater(_ ad: Load, than change: Change) -> Bool {
    let presentation = presentation(of: ad, after: change)
    return isChecked(ad, in: change.end...(presentation ?? .max))
      || (presentation == nil && ad.end != nil)
  }
}
