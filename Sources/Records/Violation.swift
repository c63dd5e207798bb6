package import Scenarios

/// Evidence that breaks a clause: in which way, and what the clause wanted instead.
package struct Violation: Hashable, Sendable {
  /// In which of the clause's ways it is broken.
  package var kind: ViolationKind
  /// What would have kept the clause.
  package var expected: Expectation
  /// The step of a session that broke it, from 0 up; nil for a decision.
  package var step: Int?

  /// Creates a violation from its kind, what was expected, and where in a session it happened.
  package init(_ kind: ViolationKind, expected: Expectation, step: Int? = nil) {
    self.kind = kind
    self.expected = expected
    self.step = step
  }
}

/// What would have kept a clause, as values that a report turns into words.
package enum Expectation: Hashable, Sendable {
  /// This outcome of a request.
  case requestOutcome(RequestOutcome)
  /// Any one of these choices of a scene.
  case oneOf([SceneChoice])
  /// Any choice that makes a request.
  case aRequest
  /// This answer about presenting.
  case canPresent(Presentability)
  /// A refusal, for whatever reason but size.
  case refusalForAnotherReason
  /// A finite width of at most this many points.
  case widthAtMost(Double)
  /// A width of at least this many points.
  case widthAtLeast(Double)
  /// Any width in points.
  case aWidth
  /// No banner request yet.
  case noBanner
  /// The second of two linked decisions answered like the first.
  case sameAnswer(Answer)
  /// A load, by the end of the stimulus.
  case aLoad
  /// No load here.
  case noLoad
  /// A check whether the ad that is held can be presented.
  case aCheck
  /// An ad that fits the window, or none.
  case aFittingAd
  /// Nothing is presented here.
  case noPresentation
  /// A place within the safe area, kept by its guide.
  case inSafeArea
  /// This ad of fixed size, or none.
  case fixedSize(FixedSizeChoice)
  /// An ad of one of these sizes.
  case oneOfSizes([Size])
  /// These test devices are listed, or one of them where one will do.
  case testDevices([TestDevice], isOneEnough: Bool)
  /// No device is listed but these.
  case noTestDevicesBut([TestDevice])
  /// Information of the user's is given only where the app uses it already.
  case dataInUse
  /// One way of saying where the user is, or none.
  case oneLocation
  /// One of these deeds is done.
  case deed([BannerDeed])
  /// The one deed is done before the other.
  case deedBefore(BannerDeed, BannerDeed)
  /// This event of the SDK or of a mediation adapter.
  case event(ExchangeEvent)
  /// No such event, or one less.
  case noEvent(ExchangeEvent)
  /// The one event before the other.
  case eventBefore(ExchangeEvent, ExchangeEvent)
  /// The completion handler called between these instants, in seconds after the start.
  case initialized(from: Double, to: Double)
  /// Words about the adapter of a network that say why it is not ready.
  case reason(network: Int)
  /// No words about the adapter of a network.
  case noReason(network: Int)
  /// An automatic refresh so many seconds after the last one, at least and at most.
  case refreshAfter(Double, Double)
  /// An event that says this about whether a refresh caused it.
  case flag(Bool)
  /// A frame inside this rectangle of the host view's space.
  case frameInside(Rect)
  /// A frame that has this line at this place of the host view's space, or this extent, in points.
  case frameLine(FrameLine, Double)
  /// A frame clear of this rectangle of the display's space.
  case frameClearOf(Rect)
  /// Any frame.
  case aPlace
  /// No place yet.
  case noPlace
  /// This about whether something is supported.
  case support(Support)
}

/// A line of a frame, or one of its extents.
package enum FrameLine: String, Hashable, Sendable, CaseIterable {
  /// The left edge.
  case left
  /// The right edge.
  case right
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
  /// The vertical line down its middle.
  case center
  /// The horizontal extent.
  case width
  /// The vertical extent.
  case height
}
