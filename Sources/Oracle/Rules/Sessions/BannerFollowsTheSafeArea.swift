internal import Records
internal import Scenarios

extension Rule {
  /// 001-BAN-004: where the safe area has another width, the banner is sized and loaded anew.
  static let bannerFollowsTheSafeArea = onSession("001-BAN-004", .change) { session, readings in
    session.bannerChanges.combined { change in
      guard change.kind != .cancelled, change.changesSafeWidth, change.after.safeWidth > 0 else {
        return .silent
      }
      if session.reloads(during: change) { return .kept }
      // It may have been requested for just this width before.
      if session.loads.last(where: { $0.step < change.start })?.bannerWidth
        == change.after.safeWidth
      {
        return .kept
      }
      guard session.canRequest(at: change.end) else { return .silent }
      if change.kind == .relayout, readings(ChangeWithoutTransition.self) == .left {
        return .kept
      }
      return .broken(.kind("notRecomputed", expected: .aLoad, step: change.end))
    }
  }

  /// 001-BAN-006: whether a banner whose width stays is loaded anew after a transition.
  static let bannerOfTheSameWidth = onSession("001-BAN-006", .change) { session, readings in
    session.bannerChanges.combined { change in
      guard change.kind != .relayout, !change.changesSafeWidth else { return .silent }
      let isReloaded = session.reloads(during: change)
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
  static let bannerWaitsForTheEnd = onSession("001-BAN-007", .change) { session, readings in
    session.bannerChanges.combined { change in
      guard change.kind == .completed, session.isLive(change) else { return .silent }
      guard let early = session.loads.first(where: { change.start..<change.end ~= $0.step })
      else { return .kept }
      guard readings(LiveResize.self) == .atItsEnd else { return .kept }
      return .broken(.kind("reloadedWhileDragging", expected: .noLoad, step: early.step))
    }
  }
}

extension Session {
  /// The changes that found a banner of the present host requested, with a width.
  fileprivate var bannerChanges: [Change] {
    guard format == .banner else { return [] }
    return changes.filter { change in
      loads.contains { load in
        load.step < change.start && load.bannerWidth != nil
          && !replacements.contains { (load.step...change.start).contains($0) }
      }
    }
  }

  /// Whether the banner is loaded between the announcement of a change and the end of its stimulus.
  fileprivate func reloads(during change: Change) -> Bool {
    let steps = change.start...lastStep(ofStimulusAt: change.end)
    return loads.contains { steps.contains($0.step) }
  }

  /// Whether a change came of dragging the window's edge.
  fileprivate func isLive(_ change: Change) -> Bool {
    guard trace.life.stimuli.indices.contains(change.stimulus) else { return false }
    return trace.life.stimuli[change.stimulus].name == .liveResize
  }
}
