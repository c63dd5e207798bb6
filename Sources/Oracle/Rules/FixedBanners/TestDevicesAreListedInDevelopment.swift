internal import Records
internal import Scenarios

extension Rule {
  /// 004-TST-002: a released app lists no test devices, where the list is for development only.
  static let testDevicesAreListedInDevelopment = onRequestSetup(
    "004-TST-002", turning: [.released]
  ) { context, setup, readings, knobs in
    guard knobs.holds(.released, context.phase == .released) else { return .silent }
    guard !setup.testDevices.isEmpty, readings(TestDevicesInRelease.self) == .developmentOnly
    else { return .kept }
    return .broken(.kind("testDevicesInRelease", expected: .noTestDevicesBut([])))
  }
}
