internal import Records
internal import Scenarios

extension Rule {
  /// 001-FIT-001: content that exceeds the window cannot be presented.
  static let tooLargeAdIsRefused = onCanPresent(
    "001-FIT-001", turning: [.contentWidth, .contentHeight]
  ) { ad, situation, answer, readings, knobs in
    guard let ad else { return .silent }
    guard let layout = situation.layout else {
      guard readings(HostlessPresentation.self) == .refused else { return .silent }
      guard answer == .allowed else { return .kept }
      return .broken(
        .kind("allowedWithoutWindow", expected: .canPresent(.refused(.notInWindow))))
    }
    let excess = layout.excess(of: ad.contentSize, readings(TooLarge.self), knobs)
    guard excess.isTooLarge else { return .silent }
    guard answer == .allowed else { return .kept }
    return .broken(
      .kind("allowedTooLarge", expected: .canPresent(.refused(.tooLarge(exceeding: excess.axes)))))
  }
}
