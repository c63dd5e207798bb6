extension Rule {
  /// Every rule of document 001, in the order of the clauses' ids within an area.
  static let document001: [Rule] =
    [
      .requestWithoutSceneFailsInTestMode,
      .requestIsFilledInProduction,
      .requestIsFilledInTestMode,
      .requestCarriesAConnectedWindowScene,
      .requestCarriesAScene,
      .requestCarriesTheRightScene,
      .requestDoesNotWaitNeedlessly,
      .tooLargeAdIsRefused,
      .fittingAdIsAllowed,
      .refusalNamesWhatExceeds,
      .nothingLoadedIsRefused,
      .bannerIsNoWiderThanTheSafeArea,
      .bannerIsNoNarrowerThanTheSafeArea,
      .bannerIsRequestedOnceLaidOut,
      .mirroringLeavesTheWidth,
      .listingOrderMeansNothing,
      .unrelatedSceneChangesNothing,
      .movingTheWindowChangesNothing,
      .onlyThePresentLayoutCounts,
    ]
    + [
      Rule.requestCarriesAConnectedWindowScene, .requestCarriesAScene,
      .requestCarriesTheRightScene, .bannerIsNoWiderThanTheSafeArea,
      .bannerIsNoNarrowerThanTheSafeArea, .bannerIsRequestedOnceLaidOut,
    ].map(\.atEachLoad)
    + [
      .requestFollowsTheAppearance,
      .bannerFollowsTheAppearance,
      .requestWaitsForTheViewToAppear,
      .requestFiresOnce,
      .loadedAdIsCheckedAfterAChange,
      .checkWaitsForTheNewSize,
      .refusedAdIsReplaced,
      .fittingAdIsKept,
      .presentedAdFits,
      .lateAdIsChecked,
      .missingAdIsLoaded,
      .bannerFollowsTheSafeArea,
      .bannerFollowsTheView,
      .bannerStaysInTheSafeArea,
      .bannerOfTheSameWidth,
      .bannerWaitsForTheEnd,
      .nativeAdIsKept,
    ]
}
