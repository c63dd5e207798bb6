internal import Records
internal import Scenarios

extension Rule {
  /// 001-APP-002: however often the view appears, appearing fires one request.
  static let requestFiresOnce = onSession(
    "001-APP-002", .load, turning: [.sameWidth, .gone]
  ) { session, readings, knobs in
    guard session.format != .native else { return .silent }
    var fired: Session.Load?
    return session.loads.combined { load in
      guard session.isFiredByAppearance(load, knobs) else { return .silent }
      defer { fired = load }
      guard let earlier = fired else { return .kept }
      if earlier.host != load.host, readings(OnceFor.self) == .eachHost { return .kept }
      if session.isNeededAnew(load, after: earlier, knobs),
        readings(NeededAgain.self) == .requested
      {
        return .kept
      }
      return .broken(.kind("requestedAgain", expected: .noLoad, step: load.step))
    }
  }
}

extension Session {
  /// Whether a load began because the view had appeared, at once or put off.
  ///
  /// One that a check asked for is not, nor is one for a banner of another width.
  fileprivate func isFiredByAppearance(_ load: Load, _ knobs: Knobs) -> Bool {
    var cause = load.step
    while let origin = origins[cause] { cause = origin }
    guard case .viewDidAppear = trace.steps[cause].event.kind else { return false }
    let last = loads.last {
      $0.number < load.number && $0.host == load.host && $0.bannerWidth != nil
    }
    return last.map { last in
      knobs.holds(.sameWidth, last.bannerWidth == load.bannerWidth)
    } ?? true
  }

  /// Whether nothing of an earlier load can be shown any more: it failed, or its ad was shown.
  fileprivate func isNeededAnew(
    _ load: Load, after earlier: Load, _ knobs: Knobs
  ) -> Bool {
    (earlier.failure ?? earlier.end).map { $0 <= knobs.step(.gone, load.step) } ?? false
  }
}
