import Scenarios
import SecondReading
import Testing

/// Places of ads and versions, as a hand works them out from document 000.
struct SecondReadingOfPlacesTests {
  /// 507 by 768 points, at the top and bottom of the screen; 20 of them covered at the top, 84 on
  /// the right and 34 at the bottom, so that the safe area is 423 wide and 714 high.
  private static let barred: Situation = {
    var situation = Situation.window(width: 507, right: 84)
    situation.host.safeAreaInsets.bottom = 34
    return situation
  }()
  private static let banner = AdPlacement(Size(width: 320, height: 50))

  private static func place(
    _ label: String, ad: AdPlacement = banner, _ x: Double, _ y: Double,
    size: (Double, Double) = (320, 50), in situation: Situation = barred, _ verdict: SecondVerdict
  ) -> JudgedCase {
    JudgedCase(
      label: label, query: .placement(ad), situation: situation,
      answer: .placement(.frame(Rect(x: x, y: y, width: size.0, height: size.1))),
      verdict: verdict)
  }

  private static func wait(
    _ label: String, ad: AdPlacement = banner, in situation: Situation = barred,
    _ verdict: SecondVerdict
  ) -> JudgedCase {
    JudgedCase(
      label: label, query: .placement(ad), situation: situation, answer: .placement(.wait),
      verdict: verdict)
  }

  private static func ad(_ change: (inout AdPlacement) -> Void) -> AdPlacement {
    var ad = banner
    change(&ad)
    return ad
  }

  private static let right = ad { $0.alignment = .right }
  private static let rightToLeft = ad {
    $0.alignment = .right
    $0.isRightToLeft = true
  }
  private static let smart = ad {
    $0.kind = .smartBanner
    $0.alignment = nil
  }
  private static let native = ad { $0.kind = .native }
  private static let builder = ad { $0.means = .interfaceBuilder }
  private static let old = ad { $0.systemVersion = 10 }
  private static let changed = ad { $0.formerSize = Size(width: 320, height: 100) }
  private static let wide = ad { $0.size.width = 423.5 }

  private static let nowhere = Situation.tablet(
    [.window(.left, .foregroundActive)], host: nil, view: Rect(x: 0, y: 0, width: 507, height: 768))
  private static let short: Situation = .tablet(
    [.window(.left, .foregroundActive, width: 507, height: 400)], host: .left,
    insets: EdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
  private static let folded: Situation = {
    var situation = barred
    situation.device.display.reservedRegions = [
      ReservedRegion(kind: .division, frame: Rect(x: 200, y: 0, width: 0, height: 768))
    ]
    return situation
  }()

  static let places: [JudgedCase] = [
    place("in the middle of the safe area", 51.5, 684, .accepted),
    place("half a point beside the middle", 52, 684, .open),
    place("a point beside the middle", 52.5, 684, .discouraged),
    place("in the middle of the view", 93.5, 684, .discouraged),
    place("under the home indicator", 51.5, 718, .rejected),
    place("above the bottom", 51.5, 600, .discouraged),
    place("cropped", 51.5, 694, size: (320, 40), .discouraged),
    place("on the right of the safe area", ad: right, 103, 684, .accepted),
    place("on the right of the view", ad: right, 187, 684, .rejected),
    place("on the left, asked for the right", ad: right, 0, 684, .rejected),
    place("on the left, where lines end there", ad: rightToLeft, 0, 684, .open),
    place("a smart banner from side to side", ad: smart, 0, 684, size: (423, 50), .accepted),
    place("a smart banner under the bar", ad: smart, 0, 684, size: (507, 50), .rejected),
    place("a smart banner that is narrower", ad: smart, 10, 684, size: (400, 50), .discouraged),
    place("a smart banner that is lower", ad: smart, 0, 702, size: (423, 32), .open),
    place("a native ad in the safe area", ad: native, 51.5, 684, .accepted),
    place("a native ad under the home indicator", ad: native, 51.5, 718, .rejected),
    place("a banner at the bottom of a short window", 93.5, 350, in: short, .rejected),
    place("a native ad at the bottom of a short window", ad: native, 93.5, 350, in: short, .open),
    place("in Interface Builder, in the view's middle", ad: builder, 93.5, 684, .open),
    place("below iOS 11, on the layout guide", ad: old, 93.5, 684, .open),
    place("below iOS 11, on the view's edge", ad: old, 93.5, 718, .open),
    place("below iOS 11, neither", ad: old, 93.5, 700, .discouraged),
    place("of the size it has now", ad: changed, 51.5, 684, .open),
    place("of the size it had", ad: changed, 51.5, 634, size: (320, 100), .open),
    place("of neither size", ad: changed, 51.5, 659, size: (320, 75), .discouraged),
    place("wider than the safe area", ad: wide, -0.25, 684, size: (423.5, 50), .rejected),
    place("across a fold", 51.5, 684, in: folded, .open),
  ]

  static let times: [JudgedCase] = [
    wait("waits though there is room", .discouraged),
    wait("waits as there is no room", ad: wide, .accepted),
    wait("waits for a window", in: nowhere, .accepted),
    place("placed in no window", 0, 0, in: nowhere, .open),
  ]

  private static func support(
    _ label: String, _ feature: SupportInquiry.Feature, sdk: Version = Version(7, 26),
    xcode: Int = 9, system: Int = 11, on model: String = "iPhone X", _ support: Support,
    _ verdict: SecondVerdict
  ) -> JudgedCase {
    var situation = barred
    situation.device.model = model
    let inquiry = SupportInquiry(
      feature, sdk: sdk, xcode: Version(xcode), system: Version(system))
    return JudgedCase(
      label: label, query: .isSupported(inquiry), situation: situation,
      answer: .isSupported(support), verdict: verdict)
  }

  static let versions: [JudgedCase] = [
    support("7.26.0", .rewarded, .supported, .accepted),
    support("7.26.0, denied", .rewarded, .unsupported, .rejected),
    support("10, denied", .interstitial, sdk: Version(10), .unsupported, .rejected),
    support("7.9.0, claimed", .interstitial, sdk: Version(7, 9), .supported, .open),
    support("7.9.0, denied", .interstitial, sdk: Version(7, 9), .unsupported, .accepted),
    support("denied on a later phone", .rewarded, on: "iPhone 14", .unsupported, .open),
    support("Xcode 8", .safeAreaInInterfaceBuilder, xcode: 8, .supported, .rejected),
    support("iOS 8", .safeAreaInInterfaceBuilder, system: 8, .supported, .rejected),
    support("iOS 9", .safeAreaInInterfaceBuilder, system: 9, .supported, .accepted),
    support("iOS 10 in code", .safeAreaInCode, system: 10, .supported, .rejected),
    support("iOS 11 in code", .safeAreaInCode, .unsupported, .rejected),
  ]

  @Test(arguments: places)
  func `agrees with the hand about where an ad stands`(_ judged: JudgedCase) {
    judged.check()
  }

  @Test(arguments: times)
  func `agrees with the hand about when an ad is placed`(_ judged: JudgedCase) {
    judged.check()
  }

  @Test(arguments: versions)
  func `agrees with the hand about what is supported`(_ judged: JudgedCase) {
    judged.check()
  }
}
