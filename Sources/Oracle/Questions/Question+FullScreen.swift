/// 001-Q-006: nothing is loaded when the check is made.
package enum NothingLoaded: Int, Reading {
  case refused, vacuous
  package static let index = QuestionIndex(of: Self.self)
}

/// 001-Q-007: the presenting view is in no window.
package enum HostlessPresentation: Int, Reading {
  case refused, ignored
  package static let index = QuestionIndex(of: Self.self)
}

/// 001-Q-011: what must exceed what for an ad to be too large.
package enum TooLarge: Int, Reading {
  case eachDimension, area, bothDimensions, safeArea, notFullScreen
  package static let index = QuestionIndex(of: Self.self)
}
