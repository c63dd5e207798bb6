extension QuestionTable {
  /// The questions of document 002 about the SDK.
  static let sdk002: [(id: String, type: any Reading.Type)] = [
    ("002-Q-020", EarlyCompletion.self),
    ("002-Q-021", AskedUntil.self),
    ("002-Q-022", AskedBeforeCompletion.self),
    ("002-Q-023", ReadyAtTheInstant.self),
    ("002-Q-024", EarlierRequest.self),
    ("002-Q-025", DescriptionWhenReady.self),
    ("002-Q-026", RewardEarnedTwice.self),
    ("002-Q-027", RewardAfterShowing.self),
    ("002-Q-028", SecondPresentation.self),
    ("002-Q-029", RewardAndWillDismiss.self),
    ("002-Q-030", LateCustomData.self),
    ("002-Q-031", SeveralCustomData.self),
    ("002-Q-032", UnsetCustomData.self),
    ("002-Q-033", EmptyCustomData.self),
    ("002-Q-034", RewardToldTwice.self),
  ]

  /// The questions of document 004 about the SDK.
  static let sdk004: [(id: String, type: any Reading.Type)] = [
    ("004-Q-020", LeavingAndBackground.self),
    ("004-Q-021", RateOutOfRange.self),
    ("004-Q-022", RefreshAfterReload.self),
    ("004-Q-023", RefreshUnderScreen.self),
    ("004-Q-024", RefreshAfterFailure.self),
    ("004-Q-025", CauseOfFailure.self),
    ("004-Q-026", FlagOfReload.self),
    ("004-Q-027", WillDismissScreen.self),
    ("004-Q-028", LeavingByHomeButton.self),
  ]
}
