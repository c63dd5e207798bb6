/// Why an adapter is not asked anything any more.
enum Loss: Hashable {
  /// It had to be started anew too often for the number of cases.
  case restartedTooOften(restarts: Int, cases: Int)
  /// It could not be started anew.
  case notRestarted(AdapterStartError)
  /// It came back with another greeting.
  case changed
  /// It was told goodbye.
  case stopped

  /// Whether cases can still be tried out, which no budget of restarts is charged for.
  var isOfBudget: Bool {
    if case .restartedTooOften = self { true } else { false }
  }

  /// Why, as the rest of a sentence; may quote untrusted text.
  var text: String {
    switch self {
    case .restartedTooOften(let restarts, let cases):
      "it had to be started anew \(restarts) times within \(cases) cases"
    case .notRestarted(let error): "it could not be started anew. \(error)"
    case .changed: "it was started anew and greeted differently"
    case .stopped: "it had been told to end"
    }
  }
}
