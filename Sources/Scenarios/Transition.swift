/// What changed between two settled layouts of the same host.
///
/// The kind follows from the two layouts, so a case stores only the earlier one and can never
/// name a change that did not happen.
public enum Transition: String, Hashable, Sendable, CaseIterable {
  /// The device went to a less open state.
  case fold
  /// The device went to a more open state.
  case unfold
  /// The display turned: its extents swapped, or its regions moved to the other side.
  case rotation
  /// The window changed its size on the same display.
  case resize
  /// The window moved on the same display and kept its size.
  case move
  /// Neither display nor window changed; the view or its insets did.
  case relayout

  /// Names the change between two layouts; nil when nothing changed or no single move leads there.
  ///
  /// A foldable passes partly open between closed and fully open, a rigid device never changes
  /// its display except by rotation, and a foldable turns only within one fold state.
  public init?(from before: Layout, to after: Layout) {
    guard before != after else { return nil }
    switch (before.fold, after.fold) {
    case (let old?, let new?) where old != new:
      guard old.canBecome(new) else { return nil }
      // Bending the inner display does not turn it; only the step between the displays may.
      let isSameDisplay = old != .closed && new != .closed
      guard !isSameDisplay || before.display.size == after.display.size else { return nil }
      self = old.isMoreOpen(than: new) ? .fold : .unfold
    case (nil, nil), (.some, .some):
      guard let kind = Transition(sameFoldFrom: before, to: after) else { return nil }
      self = kind
    default: return nil
    }
  }

  private init?(sameFoldFrom before: Layout, to after: Layout) {
    let old = before.display.size
    let new = after.display.size
    if old != new || before.display.reservedRegions != after.display.reservedRegions {
      guard old == new || (old.width == new.height && old.height == new.width) else { return nil }
      self = .rotation
    } else if before.window.size != after.window.size {
      self = .resize
    } else if before.window != after.window {
      self = .move
    } else {
      self = .relayout
    }
  }
}

extension FoldState {
  fileprivate func isMoreOpen(than other: FoldState) -> Bool {
    switch (self, other) {
    case (.fullyOpen, .partiallyOpen), (.fullyOpen, .closed), (.partiallyOpen, .closed): true
    default: false
    }
  }
}
