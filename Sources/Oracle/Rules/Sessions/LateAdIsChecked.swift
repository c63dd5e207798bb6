internal import Records
internal import Scenarios

extension Rule {
  /// 001-RSZ-006: an ad that was requested before a change and arrives after it is checked, too.
  static let lateAdIsChecked = onSession(
    "001-RSZ-006", .load,
    turning: [.otherSize, .requested, .afterTheChange, .arrived]
  ) { session, readings, knobs in
    session.loads.combined { load in
      guard let delivery = load.delivery, load.contentSize != nil,
        session.sizeChanges(knobs).contains(where: { change in
          load.step < knobs.step(.requested, change.end)
            && knobs.step(.afterTheChange, change.end) < delivery
        })
      else { return .silent }
      let next = session.presentations.first { $0.what == load.number }?.step ?? .max
      let isChecked = session.checks.contains {
        $0.load == load.number && knobs.step(.arrived, delivery) <= $0.step && $0.step <= next
      }
      if isChecked { return .kept }
      guard readings(LateAd.self) == .checked else { return .kept }
      return .broken(.kind("lateAdNotChecked", expected: .aCheck, step: delivery))
    }
  }

  /// 001-RSZ-007: with no ad there when the window changes, one is loaded.
  static let missingAdIsLoaded = onSession(
    "001-RSZ-007", .change,
    turning: [
      .otherSize, .activeScene, .held, .requested, .sinceTheChange, .inTime,
    ]
  ) { session, readings, knobs in
    session.sizeChanges(knobs).combined { change in
      guard !session.loads.isEmpty, session.loads[0].step < knobs.step(.requested, change.start),
        session.canRequest(at: change.end, knobs), !session.holdsAd(at: change.end, knobs),
        !session.loads.contains(where: { $0.isUnderWay(at: change.start) })
      else { return .silent }
      let steps = session.reactions(to: change, knobs)
      if session.loads.contains(where: { steps.contains($0.step) }) { return .kept }
      // A check of nothing that counts as refused is answered with a load; 001-Q-006.
      guard readings(NothingLoaded.self) == .refused else { return .kept }
      return .broken(.kind("notReloaded", expected: .aLoad, step: change.end))
    }
  }
}
