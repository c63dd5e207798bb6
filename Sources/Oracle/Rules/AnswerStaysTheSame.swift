internal import Records
internal import Scenarios

extension Rule {
  /// 001-REL-001: only the sum of the left and right insets counts for a banner's width.
  static let mirroringLeavesTheWidth = onRelation(
    "001-REL-001", .mirroredInsets, kind: "changedByMirroring")

  /// 001-REL-002: the connected scenes are a set, and a set has no order.
  static let listingOrderMeansNothing = onRelation(
    "001-REL-002", .scenesListedFrom, kind: "orderDependent",
    turning: [.activeScene, .windowScene]
  ) { situation, one, other, readings, knobs in
    // Where a reading permits several scenes, any of them may be taken in either order.
    guard case .requestScene(let first) = one, case .requestScene(let second) = other
    else { return false }
    let permitted = situation.scenesToCarry(&readings, knobs)
    return permitted.contains(first) && permitted.contains(second)
  }

  /// 001-REL-003: a scene that has nothing to do with the host changes nothing for it.
  static let unrelatedSceneChangesNothing = onRelation(
    "001-REL-003", .addedScene, kind: "changedByScene")

  /// 001-REL-004: where the window stands on its display changes nothing.
  static let movingTheWindowChangesNothing = onRelation(
    "001-REL-004", .movedWindow, kind: "changedByMove")

  /// 001-REL-005: what counts is the layout as it is now, not the one before.
  static let onlyThePresentLayoutCounts = onRelation(
    "001-REL-005", .noTransition, kind: "changedByPast")
}
