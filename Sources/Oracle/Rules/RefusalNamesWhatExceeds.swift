internal import Records
internal import Scenarios

extension Rule {
  /// 001-FIT-003: a refusal for size names the dimensions that exceed, and no other reason is given.
  static let refusalNamesWhatExceeds = onCanPresent(
    "001-FIT-003", turning: [.contentWidth, .contentHeight]
  ) { ad, situation, answer, readings, knobs in
    guard let ad, case .refused(let refusal) = answer else { return .silent }
    guard let layout = situation.layout else {
      guard case .tooLarge = refusal else { return .silent }
      return .broken(.kind("wrongAxes", expected: .refusalForAnotherReason))
    }
    let excess = layout.excess(of: ad.contentSize, readings(TooLarge.self), knobs)
    guard excess.isTooLarge else { return .silent }
    let expected = Expectation.canPresent(.refused(.tooLarge(exceeding: excess.axes)))
    switch refusal {
    case .tooLarge(let axes) where axes == excess.axes || !excess.namesAxes: return .kept
    case .tooLarge: return .broken(.kind("wrongAxes", expected: expected))
    case .notReady, .notInWindow, .alreadyUsed, .covered:
      return .broken(.kind("wrongReason", expected: expected))
    }
  }
}
