internal import Records
internal import Scenarios

extension Rule {
  /// 004-RLD-001: an app refreshes a banner by loading a new request.
  static let refreshLoadsARequest = onBannerStep(
    "004-RLD-001", turning: [.moment]
  ) { moment, deeds, _, knobs in
    guard knobs.holds(.moment, moment.kind == .refreshIsDue) else { return .silent }
    guard !deeds.contains(.load) else { return .kept }
    return .broken(.kind("notLoaded", expected: .deed([.load])))
  }
}
