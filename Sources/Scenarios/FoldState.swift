/// How far a foldable is open.
public enum FoldState: String, Hashable, Sendable, CaseIterable {
  /// The outer display is in use.
  case closed
  /// The inner display is in use and bent; its fold is a reserved region.
  case partiallyOpen
  /// The inner display is in use and flat.
  case fullyOpen

  /// Returns whether the hinge can go from this state to another without passing a third.
  public func canBecome(_ next: FoldState) -> Bool {
    switch (self, next) {
    case (.closed, .partiallyOpen), (.partiallyOpen, .closed),
      (.partiallyOpen, .fullyOpen), (.fullyOpen, .partiallyOpen):
      true
    default: false
    }
  }
}
