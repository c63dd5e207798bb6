import Scenarios

extension KnownPose {
  static func rigid(_ width: Double, _ height: Double) -> KnownPose {
    KnownPose(fold: nil, display: Size(width: width, height: height), regions: [])
  }
}

// One row a place, to be read against the domain facts: display, window unless it fills that, then
// top, left, bottom and right inset.
// swift-format-ignore
extension KnownPlace {
  /// Full screen is the only place of a phone; portrait and landscape.
  static let phones: [KnownPlace] = [
    KnownPlace("iPhone SE 3",       .rigid(375, 667), insets: 20,  0,  0,  0),
    KnownPlace("iPhone SE 3",       .rigid(667, 375), insets:  0,  0,  0,  0),
    KnownPlace("iPhone 8 Plus",     .rigid(414, 736), insets: 20,  0,  0,  0),
    KnownPlace("iPhone 8 Plus",     .rigid(736, 414), insets:  0,  0,  0,  0),
    KnownPlace("iPhone X",          .rigid(375, 812), insets: 44,  0, 34,  0),
    KnownPlace("iPhone X",          .rigid(812, 375), insets:  0, 44, 21, 44),
    KnownPlace("iPhone 11",         .rigid(414, 896), insets: 48,  0, 34,  0),
    KnownPlace("iPhone 11",         .rigid(896, 414), insets:  0, 48, 21, 48),
    KnownPlace("iPhone 13 mini",    .rigid(375, 812), insets: 50,  0, 34,  0),
    KnownPlace("iPhone 13 mini",    .rigid(812, 375), insets:  0, 50, 21, 50),
    KnownPlace("iPhone 14",         .rigid(390, 844), insets: 47,  0, 34,  0),
    KnownPlace("iPhone 14",         .rigid(844, 390), insets:  0, 47, 21, 47),
    KnownPlace("iPhone 14 Plus",    .rigid(428, 926), insets: 47,  0, 34,  0),
    KnownPlace("iPhone 14 Plus",    .rigid(926, 428), insets:  0, 47, 21, 47),
    KnownPlace("iPhone 14 Pro",     .rigid(393, 852), insets: 59,  0, 34,  0),
    KnownPlace("iPhone 14 Pro",     .rigid(852, 393), insets:  0, 59, 21, 59),
    KnownPlace("iPhone 14 Pro Max", .rigid(430, 932), insets: 59,  0, 34,  0),
    KnownPlace("iPhone 14 Pro Max", .rigid(932, 430), insets:  0, 59, 21, 59),
    KnownPlace("iPhone 15",         .rigid(393, 852), insets: 59,  0, 34,  0),
    KnownPlace("iPhone 15",         .rigid(852, 393), insets:  0, 59, 21, 59),
    KnownPlace("iPhone 16 Pro",     .rigid(402, 874), insets: 62,  0, 34,  0),
    KnownPlace("iPhone 16 Pro",     .rigid(874, 402), insets:  0, 62, 21, 62),
    KnownPlace("iPhone 16 Pro Max", .rigid(440, 956), insets: 62,  0, 34,  0),
    KnownPlace("iPhone 16 Pro Max", .rigid(956, 440), insets:  0, 62, 21, 62),

    // One list has other sides for the two with 62 points on top.
    KnownPlace("iPhone 16 Pro (narrow sides)",     .rigid(402, 874), insets: 62,  0, 34,  0),
    KnownPlace("iPhone 16 Pro (narrow sides)",     .rigid(874, 402), insets:  0, 59, 21, 59),
    KnownPlace("iPhone 16 Pro Max (narrow sides)", .rigid(440, 956), insets: 62,  0, 34,  0),
    KnownPlace("iPhone 16 Pro Max (narrow sides)", .rigid(956, 440), insets:  0, 59, 21, 59),

    // Zoomed: the next smaller ladder step; 47 of 390 points are 38.5 of 320, 59 of 430 are 51.5
    // of 375, both to the nearest half.
    KnownPlace("iPhone 14 (zoomed)",         .rigid(320, 693), insets: 38.5,    0, 34,    0),
    KnownPlace("iPhone 14 (zoomed)",         .rigid(693, 320), insets:    0, 38.5, 21, 38.5),
    KnownPlace("iPhone 14 Pro Max (zoomed)", .rigid(375, 812), insets: 51.5,    0, 34,    0),
    KnownPlace("iPhone 14 Pro Max (zoomed)", .rigid(812, 375), insets:    0, 51.5, 21, 51.5),
  ]
}
