/// A place where a rule could say something a little different, as a mutant does.
///
/// A rule lists its own. What a knob is about is the same in every rule that has it, and a mutant
/// turns it in one rule only.
package enum Knob: UInt8, Hashable, Sendable, CaseIterable {
  /// That requests are made in test mode.
  case testMode
  /// That requests are made in production mode.
  case productionMode
  /// That the app supports several scenes.
  case severalScenes
  /// That a scene is active in the foreground, and not only in it.
  case activeScene
  /// That a scene is a window scene.
  case windowScene
  /// That the host is in no window.
  case noWindow
  /// That the host's view has had its first layout.
  case laidOut
  /// That a change is a transition, and no mere layout of the view.
  case transition
  /// That the window has another size after a change.
  case otherSize
  /// That the user drags the edge of the window.
  case dragging
  /// That everything has settled when a frame is looked at.
  case settled
  /// That a view appeared for the host that makes the request.
  case sameHost
  /// That a banner is loaded anew for the width it had.
  case sameWidth
  /// That no check asked for a load.
  case uncheckedLoad
  /// That a load answers an event that tells of a change.
  case toldOfAChange
  /// That a check is made with the new size there.
  case newSizeThere
  /// That a size is for tablets.
  case tabletSize
  /// That an app is in development.
  case development
  /// That an app is released.
  case released
  /// That a test device is known.
  case testDeviceKnown
  /// That an app uses a piece of information already.
  case dataInUse
  /// That one deed is done before another.
  case inOrder
  /// That a delegate is an object of its own.
  case ownObject
  /// That a moment is the one the clause is about.
  case moment
  /// That an app's activities run.
  case running
  /// That an app's activities are paused.
  case paused
  /// That an app has state that is not saved.
  case unsaved
  /// That a banner's width is none.
  case noWidth
  /// That the layout is as it was at the load before.
  case layoutKept
  /// That something is presented over the host.
  case covered
  /// That the ad was shown before.
  case shownBefore

  /// That an ad comes from Google.
  case googleAd
  /// That an ad comes by way of mediation.
  case mediatedAd
  /// That a network's adapter is not ready when a request is made.
  case unready
  /// That no root view controller is given.
  case withoutRoot
  /// That the server has no refresh rate.
  case withoutRate

  /// How wide the content is, beside the window.
  case contentWidth
  /// How high the content is, beside the window.
  case contentHeight
  /// How wide a banner is, beside the safe area.
  case bannerWidth
  /// How much of the view its insets leave for a banner.
  case roomForBanner
  /// How far to the left a frame reaches.
  case leftEdge
  /// How far up a frame reaches.
  case topEdge
  /// How far to the right a frame reaches.
  case rightEdge
  /// How far down a frame reaches.
  case bottomEdge
  /// How far an ad's edge is from the one it belongs at.
  case offEdge
  /// How far an ad's middle is from the one it belongs at.
  case offCenter
  /// How far an ad's width is from the one it has.
  case offWidth
  /// How far an ad's height is from the one it has.
  case offHeight
  /// How much room there is for an ad.
  case roomForAd
  /// How wide an ad of fixed size is, beside its view.
  case adWidth
  /// How high an ad of fixed size is, beside its view.
  case adHeight

  /// How many seconds a start takes, at most.
  case timeOut
  /// How many seconds a start waits, at least.
  case waited
  /// How many seconds after the start an adapter is late.
  case late
  /// How many seconds a refresh rate is, at least.
  case shortestRate
  /// How many seconds a refresh rate is, at most.
  case longestRate
  /// How many seconds are between refreshes, at least.
  case shortestGap
  /// How many seconds are between refreshes, at most.
  case longestGap

  /// Which insets are taken off the view's width.
  case insets

  /// The last step in which a reaction is in time.
  case inTime
  /// The first step in which a reaction counts.
  case sinceTheChange
  /// The step by which a change is over.
  case afterTheChange
  /// The step in which an ad is there.
  case held
  /// The step before which a request was made.
  case requested
  /// The step by which the view has appeared.
  case appeared
  /// The step by which nothing of a load is left.
  case gone
  /// The step in which an ad arrives.
  case arrived

  /// The version of the ad SDK from which on something is supported.
  case sdkVersion
  /// The version of Xcode from which on something is supported.
  case xcodeVersion
  /// The version of iOS from which on something is there.
  case systemVersion

  /// What the knob can be turned to; never empty.
  package var settings: [Setting] {
    switch self {
    case .testMode, .productionMode, .severalScenes, .activeScene, .windowScene, .noWindow,
      .laidOut, .transition, .otherSize, .dragging, .settled, .sameHost, .sameWidth,
      .uncheckedLoad, .toldOfAChange, .newSizeThere, .noWidth, .layoutKept, .covered,
      .shownBefore, .tabletSize, .development, .released, .testDeviceKnown, .dataInUse, .inOrder,
      .ownObject, .moment, .running, .paused, .unsaved, .googleAd, .mediatedAd, .unready,
      .withoutRoot, .withoutRate:
      [.ignored]
    case .contentWidth, .contentHeight, .bannerWidth, .leftEdge, .topEdge, .rightEdge,
      .bottomEdge, .offEdge, .offCenter, .offWidth, .offHeight, .adWidth, .adHeight:
      [.asLong, .halfAPointMore, .halfAPointLess, .ignored]
    case .timeOut, .waited, .late, .shortestRate, .longestRate, .shortestGap, .longestGap:
      [.asMuch, .halfASecondMore, .halfASecondLess, .ignored]
    case .roomForBanner, .roomForAd: [.asLong, .ignored]
    case .insets: [.withoutTheLeft, .withoutTheRight, .twiceTheLeft]
    case .inTime, .sinceTheChange, .afterTheChange, .held, .requested, .appeared, .gone,
      .arrived, .sdkVersion, .xcodeVersion, .systemVersion:
      [.earlier, .later]
    }
  }

  /// What a knob can be turned to.
  package enum Setting: UInt8, Hashable, Sendable, CaseIterable {
    /// It makes no difference any more.
    case ignored
    /// Equal lengths exceed, too.
    case asLong
    /// A length exceeds from a whole point over its bound on.
    case halfAPointMore
    /// A length exceeds from its bound on, which is half a point less.
    case halfAPointLess
    /// An equal time exceeds, too.
    case asMuch
    /// A time exceeds from a whole second over its bound on.
    case halfASecondMore
    /// A time exceeds from its bound on, which is half a second less.
    case halfASecondLess
    /// The left inset is not taken off.
    case withoutTheLeft
    /// The right inset is not taken off.
    case withoutTheRight
    /// The left inset is taken off twice, and the right one not.
    case twiceTheLeft
    /// The step before.
    case earlier
    /// The step after.
    case later
  }
}
