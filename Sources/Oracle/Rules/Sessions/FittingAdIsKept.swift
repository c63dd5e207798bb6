internal import Records
internal import Scenarios

extension Rule {
  /// 001-RSZ-004: an ad that still fits after a change is kept, and none loaded in its place.
  static let fittingAdIsKept = onSession(
    "001-RSZ-004", .change,
    turning: [
      .transition, .contentWidth, .contentHeight, .held, .sinceTheChange, .inTime,
    ]
  ) { session, readings, knobs in
    let reading = readings(TooLarge.self)
    return session.changes.combined { change in
      guard session.format.isFullScreen, knobs.holds(.transition, change.kind != .relayout),
        session.holdsFittingAd(at: change.end, in: change.after, reading, knobs)
      else { return .silent }
      let steps = session.reactions(to: change, knobs)
      guard let load = session.loads.first(where: { steps.contains($0.step) }) else {
        return .kept
      }
      // A check that fails for another reason than the size may call for a load, too; 001-Q-016.
      if session.isRefused(during: steps, before: load.step),
        readings(OtherRefusal.self) == .reloaded
      {
        return .kept
      }
      return .broken(.kind("reloadedThoughItFits", expected: .noLoad, step: load.step))
    }
  }

  /// 001-RSZ-005: what is presented fits the window it is presented in.
  static let presentedAdFits = onSession(
    "001-RSZ-005", .presentation, turning: [.contentWidth, .contentHeight, .held]
  ) { session, readings, knobs in
    let reading = readings(TooLarge.self)
    return session.presentations.combined { presentation in
      guard let layout = session.situation(at: presentation.step).layout,
        session.loads.indices.contains(presentation.what)
      else { return .silent }
      let presented = session.loads[presentation.what]
      let moment = knobs.step(.held, presentation.step)
      guard presented.isHeld(at: moment), let size = presented.contentSize else {
        return .silent
      }
      guard layout.excess(of: size, reading, knobs).isTooLarge else { return .kept }
      let hasBetter = session.loads.contains { load in
        load.number > presented.number && load.isHeld(at: moment)
          && session.fits(load, in: layout, reading, knobs)
      }
      return .broken(
        .kind(
          hasBetter ? "presentedOlderAd" : "presentedTooLarge", expected: .aFittingAd,
          step: presentation.step))
    }
  }
}

extension Session {
  /// The steps in which a reaction to a change counts: from its announcement to the end of its
  /// stimulus.
  func reactions(to change: Change, _ knobs: Knobs) -> ClosedRange<Int> {
    let first = knobs.step(.sinceTheChange, change.start)
    return first...max(first, knobs.step(.inTime, lastStep(ofStimulusAt: change.end)))
  }

  fileprivate func fits(
    _ load: Load, in layout: Layout, _ reading: TooLarge, _ knobs: Knobs
  ) -> Bool {
    load.contentSize.map { !layout.excess(of: $0, reading, knobs).isTooLarge } ?? false
  }

  /// Whether every ad that is there when a step begins fits a layout, and there is one.
  fileprivate func holdsFittingAd(
    at step: Int, in layout: Layout, _ reading: TooLarge, _ knobs: Knobs
  ) -> Bool {
    let held = loads.filter { $0.isHeld(at: knobs.step(.held, step)) }
    return !held.isEmpty && held.allSatisfy { fits($0, in: layout, reading, knobs) }
  }
}

extension Session {
  /// Whether a check was answered with a refusal in some steps, up to one of them.
  fileprivate func isRefused(during steps: ClosedRange<Int>, before step: Int) -> Bool {
    checks.contains { check in
      steps.contains(check.answerStep) && check.answerStep <= step && check.answer != .allowed
    }
  }
}
