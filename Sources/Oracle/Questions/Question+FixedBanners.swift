/// 004-Q-001: whether the scope of a size binds.
package enum SizeScope: Int, Reading {
  case tabletsOnly, anyWithRoom
  package static let index = QuestionIndex(of: Self.self)
}

/// 004-Q-002: a phone's inner display is unfolded.
package enum UnfoldedPhone: Int, Reading {
  case idiom, innerDisplay
  package static let index = QuestionIndex(of: Self.self)
}

/// 004-Q-003: which of two sizes is the larger.
package enum LargerSize: Int, Reading {
  case area, width
  package static let index = QuestionIndex(of: Self.self)
}

/// 004-Q-004: which view a size must fit.
package enum ViewToFit: Int, Reading {
  case bannerView, hostView
  package static let index = QuestionIndex(of: Self.self)
}

/// 004-Q-005: which test devices must be listed.
package enum ListedTestDevices: Int, Reading {
  case any, each
  package static let index = QuestionIndex(of: Self.self)
}

/// 004-Q-006: a released app lists test devices.
package enum TestDevicesInRelease: Int, Reading {
  case allowed, developmentOnly
  package static let index = QuestionIndex(of: Self.self)
}

/// 004-Q-007: information is worked out from information the app uses.
package enum DerivedData: Int, Reading {
  case asWell, notIt
  package static let index = QuestionIndex(of: Self.self)
}

/// 004-Q-008: the app follows no event of the banner.
package enum DelegateOfNoInterest: Int, Reading {
  case unneeded, always
  package static let index = QuestionIndex(of: Self.self)
}

/// 004-Q-009: a banner view is its own delegate.
package enum OwnDelegate: Int, Reading {
  case told, itself
  package static let index = QuestionIndex(of: Self.self)
}

/// 004-Q-010: a banner view is in the hierarchy and cannot be seen.
package enum HiddenBanner: Int, Reading {
  case absentOnly, unseen
  package static let index = QuestionIndex(of: Self.self)
}

/// 004-Q-011: by which event paused activities run again.
package enum TimeToResume: Int, Reading {
  case willDismiss, didDismiss
  package static let index = QuestionIndex(of: Self.self)
}
