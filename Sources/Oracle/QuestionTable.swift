package import Records

/// Every question that a rule can ask, with the names of its readings.
package enum QuestionTable {
  /// A question in code as the catalogue knows it.
  package struct Entry: Sendable {
    /// The catalogue's name for it.
    package var id: QuestionID
    /// The catalogue's names of its readings, in the order of their raw values.
    package var readings: [String]
    /// Where the question type says it stands.
    package var index: QuestionIndex
  }

  /// The questions, each at the position its type names.
  package static let all: [Entry] = [
    entry("001-Q-001", SeveralActive.self),
    entry("001-Q-002", NoneActive.self),
    entry("001-Q-003", OtherActive.self),
    entry("001-Q-004", HostlessRequest.self),
    entry("001-Q-005", DisconnectedScene.self),
    entry("001-Q-006", NothingLoaded.self),
    entry("001-Q-007", HostlessPresentation.self),
    entry("001-Q-008", FractionalWidth.self),
    entry("001-Q-009", WidthBeforeLayout.self),
    entry("001-Q-010", WidthWithoutWindow.self),
    entry("001-Q-011", TooLarge.self),
    entry("001-Q-012", BannerWidthOf.self),
    entry("001-Q-013", TimeToCheck.self),
    entry("001-Q-014", NeededAgain.self),
    entry("001-Q-015", OnceFor.self),
    entry("001-Q-016", OtherRefusal.self),
    entry("001-Q-017", LateAd.self),
    entry("001-Q-018", ChangeWithoutTransition.self),
    entry("001-Q-019", SameWidth.self),
    entry("001-Q-020", CancelledChange.self),
    entry("001-Q-021", LiveResize.self),
  ]

  private static func entry<R: Reading>(_ id: String, _ type: R.Type) -> Entry {
    Entry(id: QuestionID(id), readings: R.allCases.map { "\($0)" }, index: R.index)
  }
}
