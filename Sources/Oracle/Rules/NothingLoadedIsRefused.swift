internal import Records
internal import Scenarios

extension Rule {
  /// 001-FIT-004: with nothing loaded the check fails, or has nothing to fail on.
  static let nothingLoadedIsRefused = onCanPresent(
    "001-FIT-004", turning: [.noWindow]
  ) { ad, situation, answer, readings, knobs in
    guard ad == nil else { return .silent }
    let refusal = Expectation.canPresent(.refused(.notReady))
    switch (readings(NothingLoaded.self), answer) {
    case (.refused, .refused(.notReady)), (.vacuous, .allowed): return .kept
    // Both reasons are true of a view in no window; the document ranks neither.
    case (.refused, .refused(.notInWindow))
    where knobs.holds(.noWindow, situation.hostScene == nil): return .kept
    case (.refused, .allowed): return .broken(.kind("allowedNothing", expected: refusal))
    case (.refused, .refused): return .broken(.kind("wrongReason", expected: refusal))
    case (.vacuous, .refused):
      return .broken(.kind("refusedNothing", expected: .canPresent(.allowed)))
    }
  }
}
