/// 001-Q-013: when a loaded ad is checked after the window has changed its size.
package enum TimeToCheck: Int, Reading {
  case afterTheChange, beforePresenting
  package static let index = QuestionIndex(of: Self.self)
}

/// 001-Q-014: the view appears again, and the first request brought nothing, or its ad was shown.
package enum NeededAgain: Int, Reading {
  case never, requested
  package static let index = QuestionIndex(of: Self.self)
}

/// 001-Q-015: what the flag that lets a request fire once belongs to.
package enum OnceFor: Int, Reading {
  case eachHost, theApp
  package static let index = QuestionIndex(of: Self.self)
}

/// 001-Q-016: the check fails for another reason than the size.
package enum OtherRefusal: Int, Reading {
  case reloaded, left
  package static let index = QuestionIndex(of: Self.self)
}

/// 001-Q-017: an ad requested before a change arrives after it.
package enum LateAd: Int, Reading {
  case checked, taken
  package static let index = QuestionIndex(of: Self.self)
}

/// 001-Q-018: the safe area changes its width without a transition of the window.
package enum ChangeWithoutTransition: Int, Reading {
  case recomputed, left
  package static let index = QuestionIndex(of: Self.self)
}

/// 001-Q-019: a transition leaves the safe area as wide as it was.
package enum SameWidth: Int, Reading {
  case reloaded, left
  package static let index = QuestionIndex(of: Self.self)
}

/// 001-Q-020: a transition is cancelled.
package enum CancelledChange: Int, Reading {
  case likeAnyOther, ignored
  package static let index = QuestionIndex(of: Self.self)
}

/// 001-Q-021: the user drags the edge of the window through many sizes.
package enum LiveResize: Int, Reading {
  case atItsEnd, atEachSize
  package static let index = QuestionIndex(of: Self.self)
}
