internal import Records
internal import Scenarios

extension Rule {
  /// 004-TST-003: what is listed as a test device is known to be one.
  static let listedTestDevicesAreKnown = onRequestSetup("004-TST-003") { context, setup, _, _ in
    guard !setup.testDevices.isEmpty else { return .silent }
    guard !setup.testDevices.allSatisfy(context.testDevices.contains) else { return .kept }
    return .broken(.kind("noTestDevice", expected: .noTestDevicesBut(context.testDevices)))
  }
}
