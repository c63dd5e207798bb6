extension Rule {
  /// Every rule of document 000, in the order of the clauses' ids within an area.
  static let document000: [Rule] = [
    .adIsPlacedOnceLaidOut,
    .bannerStandsInTheSafeArea,
    .adStandsAtTheEdge,
    .adIsAlignedWithTheSafeArea,
    .adIsCenteredInTheSafeArea,
    .bannerKeepsItsSize,
    .smartBannerSpansTheSafeArea,
    .smartBannerLeavesTheViewsEdges,
    .adFallsBackToTheLayoutGuides,
    .nativeAdStandsInTheSafeArea,
    .nativeAdKeepsItsSize,
    .fullScreenAdsAreSupported,
    .safeAreaIsThereInInterfaceBuilder,
    .safeAreaIsThereInCode,
  ]
}
