extension QuestionTable {
  /// The questions of document 000.
  static let document000: [(id: String, type: any Reading.Type)] = [
    ("000-Q-001", LeftInRightToLeft.self),
    ("000-Q-002", CenterInBuilder.self),
    ("000-Q-003", CenterBetweenPixels.self),
    ("000-Q-004", BuilderBeforeSafeArea.self),
    ("000-Q-005", EdgeBeforeSafeArea.self),
    ("000-Q-006", SizeThatChanged.self),
    ("000-Q-007", SmartBannerHeight.self),
    ("000-Q-008", SmartBannerWidth.self),
    ("000-Q-009", LargerThanTheSafeArea.self),
    ("000-Q-010", NativeAdAtTheEdge.self),
    ("000-Q-011", AcrossTheFold.self),
    ("000-Q-012", PlacedBeforeLayout.self),
    ("000-Q-013", PlacedWithoutWindow.self),
    ("000-Q-014", BeforeFullSupport.self),
    ("000-Q-015", FullSupportOn.self),
  ]
}
