// What the documents leave open about the SDK and about mediation adapters.

/// 002-Q-020: when the completion handler is called if all adapters are ready before ten seconds.
package enum EarlyCompletion: Int, Reading {
  case upToTen, atOnce, afterTen
  package static let index = QuestionIndex(of: Self.self)
}

/// 002-Q-021: whether a network that is not ready is asked though another one fills the request.
package enum AskedUntil: Int, Reading {
  case everyNetwork, filled
  package static let index = QuestionIndex(of: Self.self)
}

/// 002-Q-022: whether networks that are not ready are asked before the start is complete.
package enum AskedBeforeCompletion: Int, Reading {
  case always, onceComplete
  package static let index = QuestionIndex(of: Self.self)
}

/// 002-Q-023: whether an adapter is ready at the very instant it becomes so.
package enum ReadyAtTheInstant: Int, Reading {
  case ready, notYet
  package static let index = QuestionIndex(of: Self.self)
}

/// 002-Q-024: whether a network that becomes ready later can serve a request made before.
package enum EarlierRequest: Int, Reading {
  case laterOnly, pendingToo
  package static let index = QuestionIndex(of: Self.self)
}

/// 002-Q-025: whether the description of an adapter that is ready is empty.
package enum DescriptionWhenReady: Int, Reading {
  case anything, nothing
  package static let index = QuestionIndex(of: Self.self)
}

/// 002-Q-026: how often the handler is called where a reward is earned twice.
package enum RewardEarnedTwice: Int, Reading {
  case once, eachTime
  package static let index = QuestionIndex(of: Self.self)
}

/// 002-Q-027: whether the reward can be read once the ad was closed.
package enum RewardAfterShowing: Int, Reading {
  case readable, gone
  package static let index = QuestionIndex(of: Self.self)
}

/// 002-Q-028: whether the delegate is told that an ad cannot be presented again.
package enum SecondPresentation: Int, Reading {
  case told, untold
  package static let index = QuestionIndex(of: Self.self)
}

/// 002-Q-029: whether the reward of Google's ads comes before the ad will be dismissed, too.
package enum RewardAndWillDismiss: Int, Reading {
  case beforeDidDismiss, beforeWillDismiss
  package static let index = QuestionIndex(of: Self.self)
}

/// 002-Q-030: whether custom data counts that is set once the ad is presented.
package enum LateCustomData: Int, Reading {
  case beforePresenting, atAnyTime
  package static let index = QuestionIndex(of: Self.self)
}

/// 002-Q-031: which custom data counts where several are set.
package enum SeveralCustomData: Int, Reading {
  case last, first
  package static let index = QuestionIndex(of: Self.self)
}

/// 002-Q-032: what is not to change about the callback where no custom data is set.
package enum UnsetCustomData: Int, Reading {
  case unchanged, absent
  package static let index = QuestionIndex(of: Self.self)
}

/// 002-Q-033: whether an empty text is custom data.
package enum EmptyCustomData: Int, Reading {
  case set, unset
  package static let index = QuestionIndex(of: Self.self)
}

/// 002-Q-034: how often a reward is forwarded that two calls of a network tell of.
package enum RewardToldTwice: Int, Reading {
  case once, eachTime
  package static let index = QuestionIndex(of: Self.self)
}

/// 004-Q-020: whether leaving is told before the app is in the background, or after.
package enum LeavingAndBackground: Int, Reading {
  case before, after
  package static let index = QuestionIndex(of: Self.self)
}

/// 004-Q-021: what becomes of a refresh rate out of range.
package enum RateOutOfRange: Int, Reading {
  case clamped, refused
  package static let index = QuestionIndex(of: Self.self)
}

/// 004-Q-022: whether a request loaded by hand puts the next automatic refresh off.
package enum RefreshAfterReload: Int, Reading {
  case restarts, keepsOn
  package static let index = QuestionIndex(of: Self.self)
}

/// 004-Q-023: whether a banner is refreshed under its full-screen interface.
package enum RefreshUnderScreen: Int, Reading {
  case goesOn, pauses
  package static let index = QuestionIndex(of: Self.self)
}

/// 004-Q-024: whether a banner is refreshed after a request that failed.
package enum RefreshAfterFailure: Int, Reading {
  case goesOn, stops
  package static let index = QuestionIndex(of: Self.self)
}

/// 004-Q-025: whether the error tells which of the causes it was.
package enum CauseOfFailure: Int, Reading {
  case told, untold
  package static let index = QuestionIndex(of: Self.self)
}

/// 004-Q-026: whether a reload by hand is a refresh in the eyes of the flag.
package enum FlagOfReload: Int, Reading {
  case automaticOnly, anyRefresh
  package static let index = QuestionIndex(of: Self.self)
}

/// 004-Q-027: whether the delegate is told that the full-screen interface will be dismissed.
package enum WillDismissScreen: Int, Reading {
  case sent, notSent
  package static let index = QuestionIndex(of: Self.self)
}

/// 004-Q-028: whether leaving by the home button is told.
package enum LeavingByHomeButton: Int, Reading {
  case told, untold
  package static let index = QuestionIndex(of: Self.self)
}
