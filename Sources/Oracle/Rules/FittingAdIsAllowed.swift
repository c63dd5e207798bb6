internal import Records
internal import Scenarios

extension Rule {
  /// 001-FIT-002: content that exceeds the window in neither dimension can be presented.
  static let fittingAdIsAllowed = onCanPresent(
    "001-FIT-002", turning: [.contentWidth, .contentHeight]
  ) { ad, situation, answer, readings, knobs in
    guard let ad else { return .silent }
    if let layout = situation.layout {
      guard !layout.excess(of: ad.contentSize, readings(TooLarge.self), knobs).isTooLarge
      else { return .silent }
    } else {
      guard readings(HostlessPresentation.self) == .ignored else { return .silent }
    }
    guard answer != .allowed else { return .kept }
    return .broken(.kind("refusedThoughItFits", expected: .canPresent(.allowed)))
  }
}
