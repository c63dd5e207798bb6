extension Rule {
  /// The rules of document 002 about the SDK and mediation adapters.
  static let sdk002: [Rule] = [
    .startCompletesInTime,
    .startWaitsForItsAdapters,
    .unreadyNetworkIsAsked,
    .lateNetworkServesLaterRequests,
    .readyNetworkFillsARequest,
    .statusesCanBeRead,
    .descriptionSaysWhyNotReady,
    .rewardComesBeforeTheDismissal,
    .networkOrdersItsCallbacks,
    .rewardIsToldWhenEarned,
    .rewardCanBeReadOnceLoaded,
    .adIsPresentedOnce,
    .rootControllerMayBeNil,
    .combinedCallbackGivesTheRewardFirst,
    .separateCallbacksKeepTheirOrder,
    .rewardIsForwardedWhenTold,
    .delegateIsToldOfThePresentation,
    .delegateIsToldOfTheDismissal,
    .presentationGoesInOrder,
    .customDataReachesTheServer,
    .unsetCustomDataChangesNothing,
  ]

  /// The rules of document 004 about the SDK's events.
  static let sdk004: [Rule] = [
    .noRateNoRefresh,
    .bannerRefreshesAtItsRate,
    .refreshesKeepTheRange,
    .reloadRefreshesTheBanner,
    .flagTellsOfRefreshes,
    .delegateIsToldOfAnAd,
    .delegateIsToldOfAFailure,
    .screenIsAnnounced,
    .dismissedScreenIsTold,
    .dismissalIsAnnounced,
    .leavingIsTold,
    .leavingFollowsTheAppsLife,
  ]
}
