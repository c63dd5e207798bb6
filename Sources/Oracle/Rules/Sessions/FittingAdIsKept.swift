internal import Records
internal import Scenarios

extension Rule {
  /// 001-RSZ-004: an ad that still fits after a change is kept, and none loaded in its place.
  static let fittingAdIsKept = onSession("001-RSZ-004", .change) { session, readings in
    let reading = readings(TooLarge.self)
    return session.changes.combined { change in
      guard session.format.isFullScreen, change.kind != .relayout,
        session.holdsFittingAd(at: change.end, in: change.after, reading)
      else { return .silent }
      let steps = change.start...session.lastStep(ofStimulusAt: change.end)
      guard let load = session.loads.first(where: { steps.contains($0.step) }) else {
        return .kept
      }
      return .broken(.kind("reloadedThoughItFits", expected: .noLoad, step: load.step))
    }
  }

  /// 001-RSZ-005: what is presented fits the window it is presented in.
  static let presentedAdFits = onSession("001-RSZ-005", .presentation) { session, readings in
    let reading = readings(TooLarge.self)
    return session.presentations.combined { presentation in
      guard let layout = session.situation(at: presentation.step).layout,
        session.loads.indices.contains(presentation.what)
      else { return .silent }
      let presented = session.loads[presentation.what]
      guard presented.isHeld(at: presentation.step), let size = presented.contentSize else {
        return .silent
      }
      guard layout.excess(of: size, reading).isTooLarge else { return .kept }
      let hasBetter = session.loads.contains { load in
        load.number > presented.number && load.isHeld(at: presentation.step)
          && load.contentSize.map { !layout.excess(of: $0, reading).isTooLarge } == true
      }
      return .broken(
        .kind(
          hasBetter ? "presentedOlderAd" : "presentedTooLarge", expected: .aFittingAd,
          step: presentation.step))
    }
  }
}

extension Session {
  private func fits(_ load: Load, in layout: Layout, _ reading: TooLarge) -> Bool {
    load.contentSize.map { !layout.excess(of: $0, reading).isTooLarge } ?? false
  }

  /// Whether every ad that is there when a step begins fits a layout, and there is one.
  fileprivate func holdsFittingAd(
    at step: Int, in layout: Layout, _ reading: TooLarge
  ) -> Bool {
    let held = loads.filter { $0.isHeld(at: step) }
    return !held.isEmpty && held.allSatisfy { fits($0, in: layout, reading) }
  }
}
