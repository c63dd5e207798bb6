extension Rule {
  /// Every rule about a fault that shipped software had and that no document decides.
  static let platform: [Rule] = [
    .bannerWidthIsUsable, Rule.bannerWidthIsUsable.atEachLoad,
    .nothingIsLoadedWithoutCause,
    .coveredHostPresentsNothing,
    .hostOutsideAWindowPresentsNothing,
    .shownAdIsNotPresentedAgain,
  ]
}
