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
      guard change.kind != .cancelled, change.changesSafeWidth(knobs),
        knobs.exceeds(.roomForBanner, change.after.safeWidth(knobs), 0)
      else { return .silent }
      if session.reloads(during: change, knobs) { return .kept }
      // It may have been requested for just this width before.
      if session.loads.last(where: { $0.step < change.start })?.bannerWidth
        == change.after.safeWidth(knobs)
      {
        return .kept
      }
      guard session.canRequest(at: change.end, knobs) else { return .silent }
      if change.kind == .relayout, readings(ChangeWithoutTransition.self) == .left {
        return .kept
      }
      return .broken(.kind("notRecomputed", expected: .aLoad, step: change.end))
    }
  }

  /// 001-BAN-006: whether a banner whose width stays is loaded anew after a transition.
  static let bannerOfTheSameWidth = onSession(
    "001-BAN-006", .change,
    turning: [.transition, .insets, .requested, .sinceTheChange, .inTime]
  ) { session, readings, knobs in
    session.bannerChanges(knobs).combined { change in
      guard knobs.holds(.transition, change.kind != .relayout), !change.changesSafeWidth(knobs)
      else { return .silent }
      let isReloaded = session.reloads(during: change, knobs)
      if change.kind == .cancelled, readings(CancelledChange.self) == .ignored {
        return isReloaded
          ? .broken(.kind("reloadedThoughTheSame", expected: .noLoad, step: change.end)) : .kept
      }
      switch (readings(SameWidth.self), isReloaded) {
      case (.reloaded, true), (.left, false): return .kept
      case (.reloaded, false):
        return .broken(.kind("notReloaded", expected: .aLoad, step: change.end))
      case (.left, true):
        return .broken(.kind("reloadedThoughTheSame", expected: .noLoad, step: change.end))
      }
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

  /// Whether the banner is loaded between the announcement of a change and the end of its stimulus.
  fileprivate func reloads(during change: Change, _ knobs: Knobs) -> Bool {
    let steps = reactions(to: change, knobs)
    return loads.contains { steps.contains($0.step) }
  }

  /// Whether a change came of dragging the window's edge.
  fileprivate func isLive(_ change: Change) -> Bool {
    guard trace.life.stimuli.indices.contains(change.stimulus) else { return false }
    return trace.life.stimuli[change.stimulus].name == .liveResize
  }
}
