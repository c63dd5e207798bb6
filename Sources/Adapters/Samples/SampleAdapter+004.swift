internal import Scenarios

// Document 004, lines 36-41 (test devices), 46-56 and 59 (targeting), 97-105, 108-111 and 128-135
// (the delegate). The samples of targeting stand each for a whole setup, with the test devices.

extension SampleAdapter {
  private static let document004 = "004_acea9db5ea4ac4e5.txt"

  /// The request with coordinates.
  static let coordinates004 = SampleAdapter(
    "004-coordinates", "a request with test devices, traits and coordinates",
    document: document004, lines: [36...41, 46...54], queries: [.requestSetup]
  ) { query, _ in
    guard case .requestSetup(let context) = query else { return nil }
    // 36, 46: a request is made.
    var setup = RequestSetup()
    // 38-41: the simulator and a device are listed, whatever the phase.
    setup.testDevices = context.devicesOfTheSample
    // 48: request.gender = kGADGenderMale
    setup.gender = .constant
    // 50-52: the location of the app's location manager, whether it is used for more or not.
    setup.coordinates = context.coordinates == .inUse ? .appUse : .asked
    // 54: setBirthdayWithMonth:3 day:13 year:1976
    setup.birthday = .constant
    return .requestSetup(setup)
  } live: { _ in
    nil
  }

  /// The request with a description of the place.
  static let description004 = SampleAdapter(
    "004-description", "a request with test devices and a description of the place",
    document: document004, lines: [36...41, 59...59], queries: [.requestSetup]
  ) { query, _ in
    guard case .requestSetup(let context) = query else { return nil }
    // 36-41: a request is made, and lists the simulator and a device.
    // 59: setLocationWithDescription:@"94070 US"
    return .requestSetup(
      RequestSetup(testDevices: context.devicesOfTheSample, place: .constant))
  } live: { _ in
    nil
  }

  /// The delegate's methods and the end of the view.
  static let delegate004 = SampleAdapter(
    "004-delegate", "the delegate's methods, the request and the end of the view",
    document: document004, lines: [56...56, 97...105, 108...111, 128...135],
    queries: [.bannerStep]
  ) { query, _ in
    guard case .bannerStep(let moment) = query else { return nil }
    switch moment.kind {
    case .requestIsDue, .refreshIsDue:
      // 56: the request is loaded.
      return .bannerStep([.load])
    case .adIsReceived:
      // 97-105: the banner's frame slides to the lower edge of the view.
      return .bannerStep([.revealBanner])
    case .requestHasFailed:
      // 108-111: the failure is logged.
      return .bannerStep([.log])
    case .releaseIsDue:
      // 128-131: the delegate is taken off, then the banner is released.
      // 133-135: nothing is left to do.
      return .bannerStep([.clearDelegate, .releaseBanner])
    case .screenWillBePresented, .screenWillBeDismissed, .screenWasDismissed:
      // The sample has no method for these.
      return .bannerStep([])
    }
  } live: { _ in
    nil
  }
}

extension SetupContext {
  /// `GAD_SIMULATOR_ID` and `@"TEST_DEVICE_ID"`, which stands for a device where one is known.
  fileprivate var devicesOfTheSample: [TestDevice] {
    [.simulator, testDevices.contains(.ownDevice) ? .ownDevice : .otherDevice]
  }
}
