internal import Records
internal import Scenarios

extension Rule {
  /// 001-REQ-002: production mode fills every request; a missing scene shows only when presenting.
  static let requestIsFilledInProduction = onRequestOutcome(
    "001-REQ-002", turning: [.productionMode]
  ) { _, situation, outcome, _, knobs in
    guard knobs.holds(.productionMode, !situation.build.isTestMode) else { return .silent }
    switch outcome {
    case .filled: return .kept
    case .invalidRequest:
      return .broken(.kind("refusedInProduction", expected: .requestOutcome(.filled)))
    }
  }
}
