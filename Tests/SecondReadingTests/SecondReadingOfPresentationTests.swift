import Scenarios
import SecondReading
import Testing

struct SecondReadingOfPresentationTests {
  /// A window of 507 by 768 points in the right half of the display.
  private static let half: Situation = .tablet(
    [.window(.left, .foregroundActive, width: 1024), .window(.right, .foregroundInactive)],
    host: .right, insets: EdgeInsets(top: 24, left: 0, bottom: 20, right: 84))
  private static let outside: Situation = .tablet(
    [.window(.left, .foregroundActive)], host: nil)
  private static let inCar: Situation = .tablet([.activeCar], host: .car)
  private static let same = Size(width: 507, height: 768)
  private static let wide = Size(width: 507.5, height: 768)
  private static let tall = Size(width: 507, height: 768.5)
  private static let turned = Size(width: 768, height: 507)
  private static let both = Size(width: 1024, height: 769)

  static let loaded: [JudgedCase] = [
    .check("as large as the window", half, ad: same, .allowed, .accepted),
    .check(
      "as large as the window, refused over the safe area", half, ad: same,
      .refused(.tooLarge(exceeding: [.width, .height])), .rejected),
    .check(
      "as large as the window, refused over nothing", half, ad: same,
      .refused(.tooLarge(exceeding: [])), .rejected),
    .check(
      "as large as the window, refused as not loaded", half, ad: same, .refused(.notReady),
      .rejected),
    .check(
      "as large as the window, refused as in no window", half, ad: same, .refused(.notInWindow),
      .rejected),
    .check("no extent at all", half, ad: .zero, .allowed, .accepted),
    .check("half a point too wide, allowed", half, ad: wide, .allowed, .rejected),
    .check(
      "half a point too wide", half, ad: wide, .refused(.tooLarge(exceeding: .width)), .accepted),
    .check(
      "half a point too wide, the height named", half, ad: wide,
      .refused(.tooLarge(exceeding: .height)), .rejected),
    .check(
      "half a point too wide, both named", half, ad: wide,
      .refused(.tooLarge(exceeding: [.width, .height])), .rejected),
    .check(
      "half a point too wide, none named", half, ad: wide, .refused(.tooLarge(exceeding: [])),
      .rejected),
    .check(
      "half a point too wide, another reason", half, ad: wide, .refused(.notReady), .rejected),
    .check("half a point too tall, allowed", half, ad: tall, .allowed, .rejected),
    .check(
      "half a point too tall", half, ad: tall, .refused(.tooLarge(exceeding: .height)), .accepted),
    .check("the same area, turned, allowed", half, ad: turned, .allowed, .rejected),
    .check(
      "the same area, turned", half, ad: turned, .refused(.tooLarge(exceeding: .width)), .accepted
    ),
    .check("too large both ways, allowed", half, ad: both, .allowed, .rejected),
    .check(
      "too large both ways", half, ad: both, .refused(.tooLarge(exceeding: [.width, .height])),
      .accepted),
  ]

  static let missing: [JudgedCase] = [
    .check("nothing loaded, allowed as in Swift", half, ad: nil, .allowed, .open),
    .check("nothing loaded, refused as in Objective-C", half, ad: nil, .refused(.notReady), .open),
    .check(
      "nothing loaded, refused for size", half, ad: nil, .refused(.tooLarge(exceeding: .width)),
      .rejected),
    .check(
      "nothing loaded and no window, refused for the window", outside, ad: nil,
      .refused(.notInWindow), .open),
    .check(
      "nothing loaded, refused for a window the view is in", half, ad: nil,
      .refused(.notInWindow), .rejected),
    .check("no window, allowed", outside, ad: same, .allowed, .open),
    .check("no window, refused for that", outside, ad: same, .refused(.notInWindow), .open),
    .check("no window, refused as not loaded", outside, ad: same, .refused(.notReady), .open),
    .check(
      "no window, refused for size", outside, ad: same, .refused(.tooLarge(exceeding: .width)),
      .rejected),
    .check(
      "no window, refused for a size that exceeds nowhere", outside, ad: same,
      .refused(.tooLarge(exceeding: [])), .rejected),
    .check("a scene without a window, allowed", inCar, ad: same, .allowed, .open),
  ]

  @Test(arguments: loaded)
  func `agrees with the hand about an ad and a window`(_ judged: JudgedCase) {
    judged.check()
  }

  @Test(arguments: missing)
  func `agrees with the hand where ad or window is missing`(_ judged: JudgedCase) {
    judged.check()
  }
}
