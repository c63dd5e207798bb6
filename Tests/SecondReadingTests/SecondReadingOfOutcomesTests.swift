import Scenarios
import SecondReading
import Testing

struct SecondReadingOfOutcomesTests {
  private static func app(several: Bool, test: Bool, _ scenes: [Scene]) -> Situation {
    .tablet(scenes, host: nil, supportsMultipleScenes: several, isTestMode: test)
  }

  private static let one: [Scene] = [.window(.left, .foregroundActive)]

  static let cases: [JudgedCase] = [
    .outcome(
      "test mode, several scenes, none passed: the quoted error",
      app(several: true, test: true, one), carrying: nil, .invalidRequest, .accepted),
    .outcome(
      "test mode, several scenes, none passed: no ad comes back",
      app(several: true, test: true, one), carrying: nil, .filled, .rejected),
    .outcome(
      "test mode, several scenes supported, nothing connected",
      app(several: true, test: true, []), carrying: nil, .filled, .rejected),
    .outcome(
      "test mode, several scenes, the window's scene passed",
      app(several: true, test: true, one), carrying: .left, .filled, .accepted),
    .outcome(
      "test mode, several scenes, the window's scene passed and refused",
      app(several: true, test: true, one), carrying: .left, .invalidRequest, .rejected),
    .outcome(
      "test mode, a window scene without a window is a scene",
      app(several: true, test: true, [.windowless(.foregroundInactive)]), carrying: .third,
      .invalidRequest, .rejected),
    .outcome(
      "test mode, a scene in the background is a scene",
      app(several: true, test: true, [.window(.left, .background)]), carrying: .left,
      .invalidRequest, .rejected),
    .outcome(
      "test mode, the scene passed is gone: filled", app(several: true, test: true, one),
      carrying: .gone, .filled, .open),
    .outcome(
      "test mode, the scene passed is gone: refused", app(several: true, test: true, one),
      carrying: .gone, .invalidRequest, .open),
    .outcome(
      "test mode, one scene only, none passed", app(several: false, test: true, one),
      carrying: nil, .filled, .accepted),
    .outcome(
      "test mode, one scene only, none passed, refused", app(several: false, test: true, one),
      carrying: nil, .invalidRequest, .rejected),
    .outcome(
      "test mode, one scene only, a scene that is gone, refused",
      app(several: false, test: true, one), carrying: .gone, .invalidRequest, .rejected),
    .outcome(
      "test mode, a scene that is no window scene is a scene passed",
      app(several: true, test: true, [.activeCar]), carrying: .car, .filled, .accepted),
    .outcome(
      "production, several scenes, none passed", app(several: true, test: false, one),
      carrying: nil, .filled, .accepted),
    .outcome(
      "production, several scenes, none passed, refused", app(several: true, test: false, one),
      carrying: nil, .invalidRequest, .rejected),
    .outcome(
      "production, the scene passed is gone", app(several: true, test: false, one),
      carrying: .gone, .invalidRequest, .rejected),
  ]

  @Test(arguments: cases)
  func `agrees with the hand about what becomes of a request`(_ judged: JudgedCase) {
    judged.check()
  }
}
