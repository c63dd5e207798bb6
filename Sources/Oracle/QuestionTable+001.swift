extension QuestionTable {
  /// The questions of document 001.
  static let document001: [(id: String, type: any Reading.Type)] = [
    ("001-Q-001", SeveralActive.self),
    ("001-Q-002", NoneActive.self),
    ("001-Q-003", OtherActive.self),
    ("001-Q-004", HostlessRequest.self),
    ("001-Q-005", DisconnectedScene.self),
    ("001-Q-006", NothingLoaded.self),
    ("001-Q-007", HostlessPresentation.self),
    ("001-Q-008", FractionalWidth.self),
    ("001-Q-009", WidthBeforeLayout.self),
    ("001-Q-010", WidthWithoutWindow.self),
    ("001-Q-011", TooLarge.self),
    ("001-Q-012", BannerWidthOf.self),
    ("001-Q-013", TimeToCheck.self),
    ("001-Q-014", NeededAgain.self),
    ("001-Q-015", OnceFor.self),
    ("001-Q-016", OtherRefusal.self),
    ("001-Q-017", LateAd.self),
    ("001-Q-018", ChangeWithoutTransition.self),
    ("001-Q-019", SameWidth.self),
    ("001-Q-020", CancelledChange.self),
    ("001-Q-021", LiveResize.self),
  ]
}
