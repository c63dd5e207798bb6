extension Knob {
  /// What the knob is about, in words.
  package var words: String {
    switch self {
    case .testMode: "that requests are made in test mode"
    case .productionMode: "that requests are made in production mode"
    case .severalScenes: "that the app supports several scenes"
    case .activeScene: "that a scene is active, and not only in the foreground"
    case .windowScene: "that a scene is a window scene"
    case .noWindow: "that the host is in no window"
    case .laidOut: "that the view is laid out"
    case .transition: "that a change is a transition"
    case .otherSize: "that the window has another size after a change"
    case .dragging: "that the user drags the window's edge"
    case .settled: "that all has settled when a frame is looked at"
    case .sameHost: "that the view appeared for the host that requests"
    case .sameWidth: "that a banner is loaded for the width it had"
    case .uncheckedLoad: "that no check asked for the load"
    case .toldOfAChange: "that the load answers an event of the change"
    case .newSizeThere: "that the window has its new size at a check"
    case .noWidth: "that a width is 0 or less"
    case .layoutKept: "that the layout is as at the load before"
    case .covered: "that something covers the host"
    case .shownBefore: "that the ad was shown before"
    case .contentWidth: "how wide the content may be"
    case .contentHeight: "how high the content may be"
    case .bannerWidth: "how wide the banner is beside the safe area"
    case .roomForBanner: "that the safe area has a width"
    case .leftEdge: "how far to the left a frame may reach"
    case .topEdge: "how far up a frame may reach"
    case .rightEdge: "how far to the right a frame may reach"
    case .bottomEdge: "how far down a frame may reach"
    case .offEdge: "how far an edge is from where it belongs"
    case .offCenter: "how far the middle is from where it belongs"
    case .offWidth: "how far the width is from what it was"
    case .offHeight: "how far the height is from what it was"
    case .roomForAd: "how much room the ad needs"
    case .insets: "which insets count"
    case .inTime: "the last step of a reaction in time"
    case .sinceTheChange: "the first step of a reaction to a change"
    case .afterTheChange: "the step by which a change is over"
    case .held: "the step in which an ad is there"
    case .requested: "the step before which a request was made"
    case .appeared: "the step by which the view has appeared"
    case .gone: "the step by which nothing of a load is left"
    case .arrived: "the step in which an ad arrives"
    case .sdkVersion: "the version of the SDK it takes"
    case .xcodeVersion: "the version of Xcode it takes"
    case .systemVersion: "the version of iOS it takes"
    }
  }
}

extension Knob.Setting {
  /// What the knob is turned to, in words.
  package var words: String {
    switch self {
    case .ignored: "makes no difference"
    case .asLong: "equal lengths exceed, too"
    case .halfAPointMore: "half a point more"
    case .halfAPointLess: "half a point less"
    case .withoutTheLeft: "not the left one"
    case .withoutTheRight: "not the right one"
    case .twiceTheLeft: "twice the left one"
    case .earlier: "one step earlier"
    case .later: "one step later"
    }
  }
}
