internal import Scenarios

extension RewardedExchange {
  /// For each presentation, whether it has a root view controller.
  var presentations: [Bool] {
    steps.compactMap { if case .presents(let hasRoot) = $0 { hasRoot } else { nil } }
  }

  /// Returns the custom data that counts as set; nil for none.
  func customData(_ readings: inout Readings) -> String? {
    let counted = countedCustomData(&readings)
    guard let first = counted.first, let last = counted.last else { return nil }
    guard first != last else { return first }
    return readings(SeveralCustomData.self) == .first ? first : last
  }

  /// Returns all custom data that counts as set, in order.
  func countedCustomData(_ readings: inout Readings) -> [String] {
    let shown = steps.firstIndex { if case .presents = $0 { true } else { false } }
    var counted: [String] = []
    for (index, step) in steps.enumerated() {
      guard case .setsCustomData(let data) = step else { continue }
      if let shown, index > shown, readings(LateCustomData.self) == .beforePresenting { continue }
      if data.isEmpty, readings(EmptyCustomData.self) == .unset { continue }
      counted.append(data)
    }
    return counted
  }
}
