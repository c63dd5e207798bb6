import Scenarios

extension KnownPose {
  fileprivate static func rigid(_ width: Double, _ height: Double) -> KnownPose {
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
  ]

  /// Full screen, the panes of two unequal parts and, in landscape, of two halves.
  static let pads: [KnownPlace] = [
    KnownPlace("iPad 9.7-inch", .rigid(768, 1024), insets: 20, 0, 0, 0),
    KnownPlace("iPad 9.7-inch", .rigid(768, 1024), x: 0, width: 438, insets: 20, 0, 0, 0),
    KnownPlace("iPad 9.7-inch", .rigid(768, 1024), x: 448, width: 320, insets: 20, 0, 0, 0),
    KnownPlace("iPad 9.7-inch", .rigid(1024, 768), insets: 20, 0, 0, 0),
    KnownPlace("iPad 9.7-inch", .rigid(1024, 768), x: 0, width: 694, insets: 20, 0, 0, 0),
    KnownPlace("iPad 9.7-inch", .rigid(1024, 768), x: 704, width: 320, insets: 20, 0, 0, 0),
    KnownPlace("iPad 9.7-inch", .rigid(1024, 768), x: 0, width: 507, insets: 20, 0, 0, 0),
    KnownPlace("iPad 9.7-inch", .rigid(1024, 768), x: 517, width: 507, insets: 20, 0, 0, 0),

    KnownPlace("iPad mini 6", .rigid(744, 1133), insets: 24, 0, 20, 0),
    KnownPlace("iPad mini 6", .rigid(744, 1133), x: 0, width: 359, insets: 24, 0, 20, 0),
    KnownPlace("iPad mini 6", .rigid(744, 1133), x: 369, width: 375, insets: 24, 0, 20, 0),
    KnownPlace("iPad mini 6", .rigid(1133, 744), insets: 24, 0, 20, 0),
    KnownPlace("iPad mini 6", .rigid(1133, 744), x: 0, width: 748, insets: 24, 0, 20, 0),
    KnownPlace("iPad mini 6", .rigid(1133, 744), x: 758, width: 375, insets: 24, 0, 20, 0),
    KnownPlace("iPad mini 6", .rigid(1133, 744), x: 0, width: 561.5, insets: 24, 0, 20, 0),
    KnownPlace("iPad mini 6", .rigid(1133, 744), x: 571.5, width: 561.5, insets: 24, 0, 20, 0),
  ]
}
