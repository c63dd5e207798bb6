import Scenarios
import SecondReading
import Testing

struct SecondReadingOfScenesTests {
  private static let alone: Situation = .tablet(
    [.window(.left, .foregroundActive)], host: .left)
  private static let carFirst: Situation = .tablet(
    [.activeCar, .window(.left, .foregroundActive)], host: .left)
  private static let carOnly: Situation = .tablet(
    [.activeCar, .window(.left, .foregroundInactive)], host: .left)
  private static let split: Situation = .tablet(
    [.window(.right, .foregroundActive), .window(.left, .foregroundActive)], host: .left)
  private static let asleep: Situation = .tablet(
    [.window(.left, .background), .window(.right, .foregroundInactive)], host: .left)
  private static let elsewhere: Situation = .tablet(
    [.window(.left, .foregroundInactive), .window(.right, .foregroundActive)], host: .left)
  private static let elsewhereTwice: Situation = .tablet(
    [
      .window(.left, .foregroundInactive), .window(.right, .foregroundActive),
      .window(.third, .foregroundActive),
    ], host: .left)
  private static let outside: Situation = .tablet(
    [.window(.left, .background), .window(.right, .foregroundActive)], host: nil)
  private static let outsideAsleep: Situation = .tablet(
    [.window(.left, .background)], host: nil)
  private static let plain: Situation = .tablet(
    [.window(.left, .foregroundActive)], host: .left, supportsMultipleScenes: false)
  private static let plainOutside: Situation = .tablet(
    [.window(.left, .foregroundActive)], host: nil, supportsMultipleScenes: false)
  private static let plainAsleep: Situation = .tablet(
    [.window(.left, .foregroundInactive)], host: .left, supportsMultipleScenes: false)

  private static let besideWindowless: Situation = .tablet(
    [.windowless(.foregroundActive), .window(.left, .foregroundActive)], host: .left)
  private static let besideSleepingWindowless: Situation = .tablet(
    [.windowless(.foregroundInactive), .window(.left, .foregroundActive)], host: .left)
  private static let beforeItsWindow: Situation = .tablet(
    [.windowless(.foregroundActive)], host: nil)

  static let settled: [JudgedCase] = [
    .scene("the one active scene, the view's", alone, .scene(.left), .accepted),
    .scene("waits in viewDidAppear", alone, .wait, .discouraged),
    .scene("passes none though the app has several", alone, .unset, .rejected),
    .scene("passes a scene that is gone", alone, .scene(.gone), .rejected),
    .scene("a CarPlay scene is listed first: the view's", carFirst, .scene(.left), .accepted),
    .scene("a CarPlay scene is listed first: the query's cast", carFirst, .unset, .rejected),
    .scene("a CarPlay scene is listed first: that one", carFirst, .scene(.car), .rejected),
    .scene(
      "one without a window is inactive: the view's", besideSleepingWindowless, .scene(.left),
      .accepted),
    .scene(
      "one without a window is inactive: that one", besideSleepingWindowless, .scene(.third),
      .rejected),
    .scene("an app of one scene passes it", plain, .scene(.left), .accepted),
    .scene("an app of one scene passes none", plain, .unset, .accepted),
    .scene("an app of one scene waits", plain, .wait, .discouraged),
    .scene("an app of one scene passes none before the window", plainOutside, .unset, .accepted),
    .scene("an app of one scene passes none while inactive", plainAsleep, .unset, .accepted),
  ]

  static let open: [JudgedCase] = [
    .scene("two active: the view's", split, .scene(.left), .accepted),
    .scene("two active: the other, listed first", split, .scene(.right), .open),
    .scene("two active: waits", split, .wait, .discouraged),
    .scene("none active: the view's", asleep, .scene(.left), .open),
    .scene("none active: waits", asleep, .wait, .accepted),
    .scene("none active: passes none, as the query does", asleep, .unset, .rejected),
    .scene("none active: another one", asleep, .scene(.right), .rejected),
    .scene("only CarPlay active: the view's", carOnly, .scene(.left), .open),
    .scene("only CarPlay active: CarPlay's", carOnly, .scene(.car), .rejected),
    .scene("another active: the view's", elsewhere, .scene(.left), .open),
    .scene("another active: that one", elsewhere, .scene(.right), .open),
    .scene("another active: waits", elsewhere, .wait, .accepted),
    .scene("two others active: the view's", elsewhereTwice, .scene(.left), .open),
    .scene("two others active: the last", elsewhereTwice, .scene(.third), .open),
    .scene("in no window, one active: that one", outside, .scene(.right), .open),
    .scene("in no window, one active: waits", outside, .wait, .accepted),
    .scene("in no window, one active: one in the background", outside, .scene(.left), .rejected),
    .scene("in no window, one active: passes none", outside, .unset, .rejected),
    .scene("in no window, none active: waits", outsideAsleep, .wait, .accepted),
    .scene("in no window, none active: some scene", outsideAsleep, .scene(.left), .rejected),
    .scene(
      "one without a window is active: the view's", besideWindowless, .scene(.left), .accepted),
    .scene(
      "one without a window is active: that one, as the query finds it", besideWindowless,
      .scene(.third), .open),
    .scene("before its window, active: waits", beforeItsWindow, .wait, .accepted),
    .scene("before its window, active: its scene", beforeItsWindow, .scene(.third), .open),
    .scene("nothing connected: waits", .tablet([], host: nil), .wait, .accepted),
    .scene("nothing connected: passes none", .tablet([], host: nil), .unset, .rejected),
    .scene(
      "an app of one scene, in no window: the active one", plainOutside, .scene(.left), .open),
  ]

  @Test(arguments: settled)
  func `agrees with the hand where the scene is plain`(_ judged: JudgedCase) {
    judged.check()
  }

  @Test(arguments: open)
  func `agrees with the hand where procedures part`(_ judged: JudgedCase) {
    judged.check()
  }
}
