internal import Records
internal import Scenarios

extension Rule {
  /// 004-TST-001: an app in development lists the test devices it knows.
  static let testDevicesAreListed = onRequestSetup(
    "004-TST-001", turning: [.development, .testDeviceKnown]
  ) { context, setup, readings, knobs in
    let known = context.testDevices
    guard knobs.holds(.development, context.phase == .development),
      knobs.holds(.testDeviceKnown, !known.isEmpty)
    else { return .silent }
    let listed = known.filter { setup.testDevices.contains($0) }
    guard !listed.isEmpty else {
      return .broken(
        .kind("noTestDevices", expected: .testDevices(known, isOneEnough: true)))
    }
    guard listed != known, readings(ListedTestDevices.self) == .each else { return .kept }
    return .broken(
      .kind("notEachTestDevice", expected: .testDevices(known, isOneEnough: false)))
  }
}
