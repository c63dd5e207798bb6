/// 001-Q-008: the safe area ends on a fraction of a point.
package enum FractionalWidth: Int, Reading {
  case exact, truncated, roundedUp
  package static let index = QuestionIndex(of: Self.self)
}

/// 001-Q-009: the safe area has no width yet.
package enum WidthBeforeLayout: Int, Reading {
  case wait, asIs
  package static let index = QuestionIndex(of: Self.self)
}

/// 001-Q-010: the view has a width and is in no window.
package enum WidthWithoutWindow: Int, Reading {
  case wait, asIs
  package static let index = QuestionIndex(of: Self.self)
}

/// 001-Q-012: whose width an anchored adaptive banner takes.
package enum BannerWidthOf: Int, Reading {
  case safeArea, window
  package static let index = QuestionIndex(of: Self.self)
}
