import Scenarios
import SecondReading
import Testing

struct SecondReadingOfWidthsTests {
  /// A bar on the right only: 466 points of window, 382 of them safe.
  private static let bar: Situation = .window(width: 466, right: 84)
  /// A cutout on the left only: 400 points of window, 350 of them safe.
  private static let cutout: Situation = .window(width: 400, left: 50)
  private static let fraction: Situation = .window(width: 475.5)
  private static let sliver: Situation = .window(width: 84.5, right: 84)
  private static let swallowed: Situation = .window(width: 84, right: 84)
  private static let overlapped: Situation = .window(width: 50, left: 40, right: 84)
  private static let beforeLayout: Situation = .tablet(
    [.window(.left, .foregroundActive)], host: .left, view: .zero)
  private static let outside: Situation = .tablet(
    [.window(.left, .foregroundActive)], host: nil, view: Rect(x: 0, y: 0, width: 320, height: 480))
  private static let nowhere: Situation = .tablet([], host: nil)
  private static let column: Situation = .tablet(
    [.window(.left, .background, width: 951)], host: .left,
    view: Rect(x: 300, y: 0, width: 651, height: 768),
    insets: EdgeInsets(top: 0, left: 0, bottom: 0, right: 84))

  static let laidOut: [JudgedCase] = [
    .width("the safe area's", bar, .points(382), .accepted),
    .width("half a point more", bar, .points(382.5), .rejected),
    .width("half a point less", bar, .points(381.5), .rejected),
    .width("a point less", bar, .points(381), .rejected),
    .width("the window's", bar, .points(466), .rejected),
    .width("without twice the left inset", cutout, .points(300), .rejected),
    .width("without the left inset once", cutout, .points(350), .accepted),
    .width("the display's", bar, .points(1024), .rejected),
    .width("none", bar, .points(0), .rejected),
    .width("less than none", bar, .points(-1), .rejected),
    .width("no number", bar, .points(.nan), .rejected),
    .width("without end", bar, .points(.infinity), .rejected),
    .width("without end the other way", bar, .points(-.infinity), .rejected),
    .width("waits though laid out", bar, .wait, .discouraged),
    .width("a column's own safe area", column, .points(567), .accepted),
    .width("the safe area of a column's window", column, .points(867), .rejected),
    .width("waits in a scene off screen", column, .wait, .accepted),
  ]

  static let fractions: [JudgedCase] = [
    .width("a fraction as it is", fraction, .points(475.5), .accepted),
    .width("a fraction cut off", fraction, .points(475), .open),
    .width("a fraction rounded up", fraction, .points(476), .rejected),
    .width("a fraction half cut off", fraction, .points(475.25), .rejected),
    .width("a fraction and a point cut off", fraction, .points(474.5), .rejected),
    .width("a whole point below the whole", fraction, .points(474), .rejected),
    .width("all there is cut off", sliver, .points(0), .open),
    .width("less than nothing left", sliver, .points(-1), .rejected),
  ]

  static let early: [JudgedCase] = [
    .width("before the layout: waits", beforeLayout, .wait, .accepted),
    .width("before the layout: no width", beforeLayout, .points(0), .open),
    .width("before the layout: the window's width", beforeLayout, .points(507), .rejected),
    .width("before the layout: no number", beforeLayout, .points(.nan), .rejected),
    .width("in no window: waits", outside, .wait, .accepted),
    .width("in no window: the view's width", outside, .points(320), .open),
    .width("in no window: an active scene's width", outside, .points(507), .rejected),
    .width("in no window: narrower", outside, .points(319), .rejected),
    .width("no window, no layout: waits", nowhere, .wait, .accepted),
    .width("no window, no layout: no width", nowhere, .points(0), .open),
    .width("laid out, nothing safe: no width", swallowed, .points(0), .accepted),
    .width("laid out, nothing safe: waits", swallowed, .wait, .accepted),
    .width("laid out, nothing safe: half a point", swallowed, .points(0.5), .rejected),
    .width("insets wider than the view: no width", overlapped, .points(0), .accepted),
    .width("insets wider than the view: what is missing", overlapped, .points(-74), .rejected),
  ]

  @Test(arguments: laidOut)
  func `agrees with the hand about a view laid out in a window`(_ judged: JudgedCase) {
    judged.check()
  }

  @Test(arguments: fractions)
  func `agrees with the hand about fractions of a point`(_ judged: JudgedCase) {
    judged.check()
  }

  @Test(arguments: early)
  func `agrees with the hand about a view too early for a banner`(_ judged: JudgedCase) {
    judged.check()
  }
}
