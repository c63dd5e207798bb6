import Scenarios

/// A joint reading of what version 7.26.0 begins, and where (000-Q-014 and 000-Q-015).
struct SupportWorld {
  /// Earlier versions do not have what it begins.
  var endsBefore: Bool
  /// It is said of the one device.
  var isOfOneDevice: Bool

  static let all = [
    SupportWorld(endsBefore: true, isOfOneDevice: true),
    SupportWorld(endsBefore: true, isOfOneDevice: false),
    SupportWorld(endsBefore: false, isOfOneDevice: true),
    SupportWorld(endsBefore: false, isOfOneDevice: false),
  ]

  enum Claim: Statement {
    case isTrue

    var isAdvice: Bool { false }
  }

  func broken(by support: Support, _ inquiry: SupportInquiry, on device: Device) -> Set<Claim> {
    guard let isThere = isThere(inquiry, on: device) else { return [] }
    return (support == .supported) == isThere ? [] : [.isTrue]
  }

  /// Whether the thing is supported; nil where the document says nothing of it.
  private func isThere(_ inquiry: SupportInquiry, on device: Device) -> Bool? {
    switch inquiry.feature {
    case .interstitial, .rewarded:
      if isOfOneDevice, device.model != "iPhone X" { return nil }
      let (major, minor) = (inquiry.sdk.major, inquiry.sdk.minor)
      let isSince = major > 7 || (major == 7 && minor >= 26)
      return isSince || endsBefore ? isSince : nil
    case .safeAreaInInterfaceBuilder: return inquiry.xcode.major > 8 && inquiry.system.major > 8
    case .safeAreaInCode: return inquiry.system.major > 10
    }
  }
}
