internal import Records
internal import Scenarios

extension Rule {
  /// 001-BAN-004: where the safe area has another width, the banner is sized and loaded anew.
  static let bannerFollowsTheSafeArea = onSession(
    "001-BAN-004", .change,
    turning: [
      .insets, .roomForBanner, .activeScene, .requested, .sinceTheChange, .inTime,
    ]
  ) { session, readings, knobs in
    session.bannerChanges(knobs).combined { change in
      session.ruling(onBannerAfter: change, &readings, knobs)
    }
  }

  /// 001-BAN-004 for a view that comes back: its safe area may be another one.
  static let bannerFollowsTheView = onSession(
    "001-BAN-004", .appearance,
    turning: [
      .insets, .roomForBanner, .activeScene, .sinceTheChange, .inTime,
    ]
  ) { session, readings, knobs in
    session.bannerReturns(knobs).combined { change in
      session.ruling(onBannerAfter: change, &readings, knobs)
    }
  }

  /// 001-BAN-006: whether a banner whose width stays is loaded anew after a transition.
  static let bannerOfTheSameWidth = onSession(
    "001-BAN-006", .change,
    turning: [
      .transition, .insets, .sameWidth, .roomForBanner, .activeScene, .requested,
      .sinceTheChange, .inTime,
    ]
  ) { session, readings, knobs in
    session.bannerChanges(knobs).combined { change in
      guard knobs.holds(.transition, change.kind != .relayout), !change.changesSafeWidth(knobs)
      else { return .silent }
      let isIgnored = change.kind == .cancelled && readings(CancelledChange.self) == .ignored
      if isIgnored || readings(SameWidth.self) == .left {
        guard let load = session.needlessReload(during: change, knobs) else { return .kept }
        return .broken(.kind("reloadedThoughTheSame", expected: .noLoad, step: load.step))
      }
      if !session.reloads(during: change, knobs).isEmpty { return .kept }
      guard session.canRequest(at: change.end, knobs),
        knobs.exceeds(.roomForBanner, change.after.safeWidth(knobs), 0)
      else { return .silent }
      return .broken(.kind("notReloaded", expected: .aLoad, step: change.end))
    }
  }

  /// 001-BAN-007: while the user still drags the window, the banner waits for the end.
  static let bannerWaitsForTheEnd = onSession(
    "001-BAN-007", .change, turning: [.dragging, .requested, .sinceTheChange, .afterTheChange]
  ) { session, readings, knobs in
    session.bannerChanges(knobs).combined { change in
      guard change.kind == .completed, knobs.holds(.dragging, session.isLive(change)) else {
        return .silent
      }
      let first = knobs.step(.sinceTheChange, change.start)
      let end = knobs.step(.afterTheChange, change.end)
      guard let early = session.loads.first(where: { first <= $0.step && $0.step < end })
      else { return .kept }
      guard readings(LiveResize.self) == .atItsEnd else { return .kept }
      return .broken(.kind("reloadedWhileDragging", expected: .noLoad, step: early.step))
    }
  }
}

extension Session {
  /// The changes that found a banner of the present host requested, with a width.
  fileprivate func bannerChanges(_ knobs: Knobs) -> [Change] {
    guard format == .banner else { return [] }
    return changes.filter { change in
      loads.contains { load in
        load.step < knobs.step(.requested, change.start) && load.bannerWidth != nil
          && !replacements.contains { load.step <= $0 && $0 <= change.start }
      }
    }
  }

  /// The views that came back to where a banner was requested before, with a width.
  fileprivate func bannerReturns(_ knobs: Knobs) -> [Change] {
    guard format == .banner else { return [] }
    return appearances.compactMap { step in
      let first = firstStep(ofStimulusAt: step)
      let loaded = replacements.last { $0 < first } ?? 0
      guard
        loads.contains(where: {
          (loaded..<max(loaded, first)).contains($0.step) && $0.bannerWidth != nil
        }),
        let before = trace.steps[loaded..<first].reversed().lazy.compactMap({
          $0.event.snapshot.situation.layout
        }).first,
        let after = situation(at: step).layout
      else { return nil }
      return Change(
        kind: .relayout, stimulus: trace.steps[step].stimulus, start: first, end: step,
        before: before, after: after)
    }
  }

  /// What the clause says of a change that found a banner requested.
  fileprivate func ruling(
    onBannerAfter change: Change, _ readings: inout Readings, _ knobs: Knobs
  ) -> Ruling {
    let width = change.after.safeWidth(knobs)
    guard changesWidth(of: change, knobs), knobs.exceeds(.roomForBanner, width, 0) else {
      return .silent
    }
    if isBannerLoaded(for: width, after: change, knobs) { return .kept }
    guard canRequest(at: change.end, knobs) else { return .silent }
    if change.kind == .relayout, readings(ChangeWithoutTransition.self) == .left { return .kept }
    return .broken(.kind("notRecomputed", expected: .aLoad, step: change.end))
  }

  /// The loads between the announcement of a change and the end of its stimulus.
  fileprivate func reloads(during change: Change, _ knobs: Knobs) -> [Load] {
    let steps = reactions(to: change, knobs)
    return loads.filter { steps.contains($0.step) }
  }

  /// Whether a change gives the safe area another width than it had, or than the banner went to.
  ///
  /// A cancelled transition calls for nothing, unless the banner went along with it.
  fileprivate func changesWidth(of change: Change, _ knobs: Knobs) -> Bool {
    switch change.kind {
    case .completed, .relayout: change.changesSafeWidth(knobs)
    case .cancelled:
      reloads(during: change, knobs).contains {
        safeWidth(at: $0.step, knobs) != change.after.safeWidth(knobs)
      }
    }
  }

  /// Whether the banner is loaded while the safe area has a width, or was requested for just that.
  fileprivate func isBannerLoaded(
    for width: Double, after change: Change, _ knobs: Knobs
  ) -> Bool {
    let steps = reactions(to: change, knobs)
    let banner = loads.last { $0.step <= steps.upperBound && $0.bannerWidth != nil }
    return banner?.bannerWidth == width
      || reloads(during: change, knobs).contains { safeWidth(at: $0.step, knobs) == width }
  }

  /// The first load of a change for a banner that has the width of the safe area.
  ///
  /// One that answers an earlier load has another reason.
  fileprivate func needlessReload(during change: Change, _ knobs: Knobs) -> Load? {
    reloads(during: change, knobs).first { load in
      let banner = loads.last { $0.number < load.number && $0.bannerWidth != nil }
      return !trace.steps[load.step].event.kind.answersALoad
        && knobs.holds(.sameWidth, banner?.bannerWidth == safeWidth(at: load.step, knobs))
    }
  }

  private func safeWidth(at step: Int, _ knobs: Knobs) -> Double? {
    situation(at: step).layout?.safeWidth(knobs)
  }

  /// Whether a change came of dragging the window's edge.
  fileprivate func isLive(_ change: Change) -> Bool {
    guard trace.life.stimuli.indices.contains(change.stimulus) else { return false }
    return trace.life.stimuli[change.stimulus].name == .liveResize
  }
}
