internal import Records
internal import Scenarios

extension Rule {
  /// 000-VER-001: from version 7.26.0 on, the SDK fully supports full-screen ads on iPhone X.
  static let fullScreenAdsAreSupported = onSupport(
    "000-VER-001", turning: [.sdkVersion]
  ) { inquiry, situation, support, readings, knobs in
    guard inquiry.feature == .interstitial || inquiry.feature == .rewarded else { return .silent }
    if situation.device.model != "iPhone X", readings(FullSupportOn.self) == .theDeviceNamed {
      return .silent
    }
    let isThere = inquiry.sdk >= Version(7, knobs.step(.sdkVersion, 26))
    if !isThere, readings(BeforeFullSupport.self) == .unsaid { return .silent }
    return support.ruling(isThere: isThere)
  }

  /// 000-VER-002: Interface Builder has safe-area guides with Xcode 9 and from iOS 9 on.
  static let safeAreaIsThereInInterfaceBuilder = onSupport(
    "000-VER-002", turning: [.xcodeVersion, .systemVersion]
  ) { inquiry, _, support, _, knobs in
    guard inquiry.feature == .safeAreaInInterfaceBuilder else { return .silent }
    return support.ruling(
      isThere: inquiry.xcode >= Version(knobs.step(.xcodeVersion, 9))
        && inquiry.system >= Version(knobs.step(.systemVersion, 9)))
  }

  /// 000-VER-003: code has a safe area from iOS 11 on.
  static let safeAreaIsThereInCode = onSupport(
    "000-VER-003", turning: [.systemVersion]
  ) { inquiry, _, support, _, knobs in
    guard inquiry.feature == .safeAreaInCode else { return .silent }
    return support.ruling(isThere: inquiry.system >= Version(knobs.step(.systemVersion, 11)))
  }
}

extension Support {
  /// Returns whether this is said rightly of something that is there, or is not.
  fileprivate func ruling(isThere: Bool) -> Ruling {
    switch (self, isThere) {
    case (.supported, true), (.unsupported, false): .kept
    case (.unsupported, true): .broken(.kind("denied", expected: .support(.supported)))
    case (.supported, false): .broken(.kind("claimed", expected: .support(.unsupported)))
    }
  }
}
