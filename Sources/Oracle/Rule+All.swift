extension Rule {
  /// Every rule, in the order of the clauses' ids within an area.
  package static let all: [Rule] =
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
