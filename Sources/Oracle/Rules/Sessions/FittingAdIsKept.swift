internal import Records
internal import Scenarios

extension Rule {
  /// 001-RSZ-004: an ad that still fits after a change is kept, and none loaded in its place.
  static let fittingAdIsKept = onSession(
    "001-RSZ-004", .change,
    turning: [
      .transition, .contentWidth, .contentHeight, .held, .uncheckedLoad, .toldOfAChange,
      .sinceTheChange, .inTime,
    ]
  ) { session, readings, knobs in
    let reading = readings(TooLarge.self)
    return session.changes.combined { change in
      guard session.format.isFullScreen, knobs.holds(.transition, change.kind != .relayout),
        let ad = session.heldAd(at: change.start, knobs),
        session.fits(ad, in: change.after, reading, knobs)
      else { return .silent }
      guard let load = session.needlessLoad(in: change, besides: ad, knobs) else { return .kept }
      return .broken(.kind("reloadedThoughItFits", expected: .noLoad, step: load.step))
    }
  }

  /// 001-RSZ-005: what is presented fits the window it is presented in.
  static let presentedAdFits = onSession(
    "001-RSZ-005", .presentation, turning: [.contentWidth, .contentHeight]
  ) { session, readings, knobs in
    let reading = readings(TooLarge.self)
    return session.presentations.combined { presentation in
      let presented = session.loads[presentation.what]
      guard let layout = session.situation(at: presentation.step).layout,
        let size = presented.contentSize
      else { return .silent }
      guard layout.excess(of: size, reading, knobs).isTooLarge else { return .kept }
      let hasBetter = session.loads.contains { load in
        load.number > presented.number && load.isHeld(at: presentation.step)
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

  /// The first load of a change that neither a failed check nor an earlier load accounts for.
  ///
  /// Once the ad is shown, another takes no place of it.
  fileprivate func needlessLoad(
    in change: Change, besides ad: Load, _ knobs: Knobs
  ) -> Load? {
    let steps = reactions(to: change, knobs)
    let refusal = checks.first { steps.contains($0.answerStep) && $0.answer != .allowed }
    let showing = ad.end.flatMap { end in
      trace.steps[end].event.kind == .adWillPresent(load: ad.number) ? end : nil
    }
    return loads.first { load in
      steps.contains(load.step) && load.step < showing ?? .max
        && knobs.holds(.uncheckedLoad, load.step < refusal?.answerStep ?? .max)
        && knobs.holds(.toldOfAChange, !trace.steps[load.step].event.kind.answersALoad)
    }
  }
}

extension Event.Kind {
  /// Whether the event says what a load has brought.
  var answersALoad: Bool {
    switch self {
    case .loadDidSucceed, .loadDidFail: true
    default: false
    }
  }
}
