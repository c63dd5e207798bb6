import Scenarios

extension FixedSizeChoice {
  /// The ad in words.
  var text: String {
    switch self {
    case .size(let size): "an ad of \(size.text)"
    case .noAd: "no ad"
    }
  }
}

extension TestDevice {
  /// The device in words.
  var text: String {
    switch self {
    case .simulator: "the simulator"
    case .ownDevice: "the test device"
    case .otherDevice: "another device"
    }
  }
}

extension SetupContext {
  /// What the app knows, as labelled lines.
  var lines: [LabelledLine] {
    let devices = testDevices.map(\.text).joined(separator: ", ")
    let data = [
      ("gender", gender), ("birthday", birthday), ("coordinates", coordinates), ("place", place),
    ]
    return [
      LabelledLine("phase", phase == .development ? "in development" : "released"),
      LabelledLine("test devices", devices.isEmpty ? "none known" : devices),
    ] + data.map { LabelledLine($0, $1.text) }
  }
}

extension SetupContext.Knowledge {
  fileprivate var text: String {
    switch self {
    case .unknown: "not known"
    case .available: "could be known, not used"
    case .inUse: "used by the app"
    }
  }
}

extension RequestSetup {
  /// The setup in words.
  var text: String {
    let devices = testDevices.map(\.text).joined(separator: ", ")
    let data = [
      ("gender", gender), ("birthday", birthday), ("coordinates", coordinates), ("place", place),
    ].compactMap { name, origin in origin.map { "\(name) \($0.text)" } }
    let parts = (devices.isEmpty ? [] : ["\(devices) listed for test ads"]) + data
    return parts.isEmpty ? "the request is left as it is" : parts.joined(separator: "; ")
  }
}

extension RequestSetup.Origin {
  fileprivate var text: String {
    switch self {
    case .appUse: "as the app uses it"
    case .derived: "worked out from what the app uses"
    case .asked: "asked for the ad alone"
    case .constant: "from the code"
    }
  }
}

extension BannerMoment {
  /// What the app can see, as labelled lines.
  var lines: [LabelledLine] {
    let delegate =
      switch delegate {
      case .ownObject: "an object of its own"
      case .bannerItself: "the banner view itself"
      case .nothing: "none"
      }
    let place =
      switch place {
      case .absent: "in no hierarchy"
      case .unseen: "in the hierarchy, not to be seen"
      case .seen: "to be seen"
      }
    return [
      LabelledLine(
        "delegate",
        self.delegate == .nothing ? delegate : delegate + (isDelegateSet ? ", set" : ", not set")),
      LabelledLine("banner", place), LabelledLine("activities", activities.rawValue),
      LabelledLine("state", hasUnsavedState ? "not saved" : "saved"),
    ]
  }
}

extension BannerMoment.Kind {
  /// What happens, in words that follow "when".
  var text: String {
    switch self {
    case .requestIsDue: "it is about to request an ad"
    case .refreshIsDue: "it wants to refresh the banner by itself"
    case .adIsReceived: "the banner's ad has arrived"
    case .requestHasFailed: "the request has failed"
    case .screenWillBePresented: "a full-screen interface is about to appear"
    case .screenWillBeDismissed: "the full-screen interface is about to be dismissed"
    case .screenWasDismissed: "the full-screen interface has been dismissed"
    case .releaseIsDue: "it is about to release the banner view"
    }
  }
}

extension BannerDeed {
  /// The deed in words.
  var text: String {
    switch self {
    case .load: "loads a request"
    case .setDelegate: "sets the delegate"
    case .clearDelegate: "takes the delegate off"
    case .addBanner: "adds the banner to the hierarchy"
    case .revealBanner: "shows the banner where it is"
    case .pause: "pauses its activities"
    case .save: "saves its state"
    case .resume: "has its activities run again"
    case .log: "logs the failure"
    case .releaseBanner: "releases the banner view"
    }
  }
}

extension [BannerDeed] {
  /// The deeds in words, in order.
  var text: String { isEmpty ? "nothing" : map(\.text).joined(separator: ", then ") }
}
