extension Rule {
  /// Every rule of document 004, in the order of the clauses in the catalogue.
  static let document004: [Rule] = [
    .adHasAFixedSize,
    .tabletSizesAreForTablets,
    .tooSmallAViewGetsNoAd,
    .adIsNoLargerThanItsView,
    .adHasTheLargestSizeThatFits,
    .fittingViewGetsAnAd,
    .testDevicesAreListed,
    .testDevicesAreListedInDevelopment,
    .listedTestDevicesAreKnown,
    .targetingUsesWhatTheAppUses,
    .locationIsGivenOneWay,
    .delegateIsSetBeforeTheRequest,
    .delegateIsTakenOffBeforeTheRelease,
    .hiddenBannerIsShownWithItsAd,
    .activitiesPauseForTheScreen,
    .stateIsSavedForTheScreen,
    .activitiesResumeAfterTheScreen,
    .refreshLoadsARequest,
  ]
}
