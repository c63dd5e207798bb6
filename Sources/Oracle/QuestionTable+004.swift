extension QuestionTable {
  /// The questions of document 004.
  static let document004: [(id: String, type: any Reading.Type)] = [
    ("004-Q-001", SizeScope.self),
    ("004-Q-002", UnfoldedPhone.self),
    ("004-Q-003", LargerSize.self),
    ("004-Q-004", ViewToFit.self),
    ("004-Q-005", ListedTestDevices.self),
    ("004-Q-006", TestDevicesInRelease.self),
    ("004-Q-007", DerivedData.self),
    ("004-Q-008", DelegateOfNoInterest.self),
    ("004-Q-009", OwnDelegate.self),
    ("004-Q-010", HiddenBanner.self),
    ("004-Q-011", TimeToResume.self),
  ]
}
