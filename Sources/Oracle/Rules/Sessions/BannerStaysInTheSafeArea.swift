internal import Records
internal import Scenarios

extension Rule {
  /// 001-BAN-005: a banner is constrained to the safe area, and so stays within it.
  static let bannerStaysInTheSafeArea = onSession(
    "001-BAN-005", .placement,
    turning: [.leftEdge, .topEdge, .rightEdge, .bottomEdge, .settled]
  ) { session, _, knobs in
    guard session.format == .banner else { return .silent }
    return session.placements.indices.combined { index in
      let placement = session.placements[index]
      switch placement.what {
      case .anchored(.safeArea): return .kept
      case .anchored(.view):
        return .broken(.kind("anchoredToTheView", expected: .inSafeArea, step: placement.step))
      case .frame(let frame):
        // It stays until it is placed anew, or goes with its host.
        let isLast = index + 1 == session.placements.count
        let next = min(
          isLast ? session.trace.steps.count : session.placements[index + 1].step,
          session.replacements.first { $0 > placement.step } ?? .max)
        guard let step = session.firstStep(in: placement.step..<next, outside: frame, knobs) else {
          return .kept
        }
        return .broken(.kind("outsideTheSafeArea", expected: .inSafeArea, step: step))
      }
    }
  }
}

extension Session {
  /// Returns the first step, with all settled, in which a frame is not within the safe area.
  fileprivate func firstStep(
    in steps: Range<Int>, outside frame: Rect, _ knobs: Knobs
  ) -> Int? {
    steps.first { step in
      guard knobs.holds(.settled, step == lastStep(ofStimulusAt: step)),
        let layout = situation(at: step).layout
      else { return false }
      return layout.safeRect.isExceeded(by: frame, knobs)
    }
  }
}

extension Rect {
  /// Whether another rectangle of the same space reaches out beyond some edge.
  fileprivate func isExceeded(by other: Rect, _ knobs: Knobs) -> Bool {
    knobs.exceeds(.leftEdge, minX, other.minX) || knobs.exceeds(.topEdge, minY, other.minY)
      || knobs.exceeds(.rightEdge, other.maxX, maxX)
      || knobs.exceeds(.bottomEdge, other.maxY, maxY)
  }
}
