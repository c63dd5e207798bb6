import Scenarios

// One row a place: display, window unless it fills that, then top, left, bottom and right inset.
// swift-format-ignore
extension KnownPlace {
  /// Full screen, the panes of two unequal parts and, in landscape, of two halves; Slide Over.
  static let pads: [KnownPlace] = [
    KnownPlace("iPad 9.7-inch", .rigid(768, 1024), insets: 20, 0, 0, 0),
    KnownPlace("iPad 9.7-inch", .rigid(768, 1024), x: 0, width: 438, insets: 20, 0, 0, 0),
    KnownPlace("iPad 9.7-inch", .rigid(768, 1024), x: 448, width: 320, insets: 20, 0, 0, 0),
    KnownPlace("iPad 9.7-inch", .rigid(768, 1024), x: 0, width: 320, insets: 20, 0, 0, 0),
    KnownPlace("iPad 9.7-inch", .rigid(1024, 768), insets: 20, 0, 0, 0),
    KnownPlace("iPad 9.7-inch", .rigid(1024, 768), x: 0, width: 694, insets: 20, 0, 0, 0),
    KnownPlace("iPad 9.7-inch", .rigid(1024, 768), x: 704, width: 320, insets: 20, 0, 0, 0),
    KnownPlace("iPad 9.7-inch", .rigid(1024, 768), x: 0, width: 507, insets: 20, 0, 0, 0),
    KnownPlace("iPad 9.7-inch", .rigid(1024, 768), x: 517, width: 507, insets: 20, 0, 0, 0),
    KnownPlace("iPad 9.7-inch", .rigid(1024, 768), x: 0, width: 320, insets: 20, 0, 0, 0),

    KnownPlace("iPad Pro 10.5-inch", .rigid(834, 1112), insets: 20, 0, 0, 0),
    KnownPlace("iPad Pro 10.5-inch", .rigid(834, 1112), x: 0, width: 504, insets: 20, 0, 0, 0),
    KnownPlace("iPad Pro 10.5-inch", .rigid(834, 1112), x: 514, width: 320, insets: 20, 0, 0, 0),
    KnownPlace("iPad Pro 10.5-inch", .rigid(834, 1112), x: 0, width: 320, insets: 20, 0, 0, 0),
    KnownPlace("iPad Pro 10.5-inch", .rigid(1112, 834), insets: 20, 0, 0, 0),
    KnownPlace("iPad Pro 10.5-inch", .rigid(1112, 834), x: 0, width: 782, insets: 20, 0, 0, 0),
    KnownPlace("iPad Pro 10.5-inch", .rigid(1112, 834), x: 792, width: 320, insets: 20, 0, 0, 0),
    KnownPlace("iPad Pro 10.5-inch", .rigid(1112, 834), x: 0, width: 551, insets: 20, 0, 0, 0),
    KnownPlace("iPad Pro 10.5-inch", .rigid(1112, 834), x: 561, width: 551, insets: 20, 0, 0, 0),
    KnownPlace("iPad Pro 10.5-inch", .rigid(1112, 834), x: 0, width: 320, insets: 20, 0, 0, 0),

    KnownPlace("iPad Pro 12.9-inch", .rigid(1024, 1366), insets: 24, 0, 20, 0),
    KnownPlace("iPad Pro 12.9-inch", .rigid(1024, 1366), x: 0, width: 639, insets: 24, 0, 20, 0),
    KnownPlace("iPad Pro 12.9-inch", .rigid(1024, 1366), x: 649, width: 375, insets: 24, 0, 20, 0),
    KnownPlace("iPad Pro 12.9-inch", .rigid(1024, 1366), x: 0, width: 375, insets: 24, 0, 20, 0),
    KnownPlace("iPad Pro 12.9-inch", .rigid(1366, 1024), insets: 24, 0, 20, 0),
    KnownPlace("iPad Pro 12.9-inch", .rigid(1366, 1024), x: 0, width: 981, insets: 24, 0, 20, 0),
    KnownPlace("iPad Pro 12.9-inch", .rigid(1366, 1024), x: 991, width: 375, insets: 24, 0, 20, 0),
    KnownPlace("iPad Pro 12.9-inch", .rigid(1366, 1024), x: 0, width: 678, insets: 24, 0, 20, 0),
    KnownPlace("iPad Pro 12.9-inch", .rigid(1366, 1024), x: 688, width: 678, insets: 24, 0, 20, 0),
    KnownPlace("iPad Pro 12.9-inch", .rigid(1366, 1024), x: 0, width: 375, insets: 24, 0, 20, 0),

    KnownPlace("iPad Pro 11-inch", .rigid(834, 1194), insets: 24, 0, 20, 0),
    KnownPlace("iPad Pro 11-inch", .rigid(834, 1194), x: 0, width: 449, insets: 24, 0, 20, 0),
    KnownPlace("iPad Pro 11-inch", .rigid(834, 1194), x: 459, width: 375, insets: 24, 0, 20, 0),
    KnownPlace("iPad Pro 11-inch", .rigid(834, 1194), x: 0, width: 375, insets: 24, 0, 20, 0),
    KnownPlace("iPad Pro 11-inch", .rigid(1194, 834), insets: 24, 0, 20, 0),
    KnownPlace("iPad Pro 11-inch", .rigid(1194, 834), x: 0, width: 809, insets: 24, 0, 20, 0),
    KnownPlace("iPad Pro 11-inch", .rigid(1194, 834), x: 819, width: 375, insets: 24, 0, 20, 0),
    KnownPlace("iPad Pro 11-inch", .rigid(1194, 834), x: 0, width: 592, insets: 24, 0, 20, 0),
    KnownPlace("iPad Pro 11-inch", .rigid(1194, 834), x: 602, width: 592, insets: 24, 0, 20, 0),
    KnownPlace("iPad Pro 11-inch", .rigid(1194, 834), x: 0, width: 375, insets: 24, 0, 20, 0),

    KnownPlace("iPad 10", .rigid(820, 1180), insets: 24, 0, 20, 0),
    KnownPlace("iPad 10", .rigid(820, 1180), x: 0, width: 435, insets: 24, 0, 20, 0),
    KnownPlace("iPad 10", .rigid(820, 1180), x: 445, width: 375, insets: 24, 0, 20, 0),
    KnownPlace("iPad 10", .rigid(820, 1180), x: 0, width: 375, insets: 24, 0, 20, 0),
    KnownPlace("iPad 10", .rigid(1180, 820), insets: 24, 0, 20, 0),
    KnownPlace("iPad 10", .rigid(1180, 820), x: 0, width: 795, insets: 24, 0, 20, 0),
    KnownPlace("iPad 10", .rigid(1180, 820), x: 805, width: 375, insets: 24, 0, 20, 0),
    KnownPlace("iPad 10", .rigid(1180, 820), x: 0, width: 585, insets: 24, 0, 20, 0),
    KnownPlace("iPad 10", .rigid(1180, 820), x: 595, width: 585, insets: 24, 0, 20, 0),
    KnownPlace("iPad 10", .rigid(1180, 820), x: 0, width: 375, insets: 24, 0, 20, 0),

    KnownPlace("iPad mini 6", .rigid(744, 1133), insets: 24, 0, 20, 0),
    KnownPlace("iPad mini 6", .rigid(744, 1133), x: 0, width: 359, insets: 24, 0, 20, 0),
    KnownPlace("iPad mini 6", .rigid(744, 1133), x: 369, width: 375, insets: 24, 0, 20, 0),
    KnownPlace("iPad mini 6", .rigid(744, 1133), x: 0, width: 375, insets: 24, 0, 20, 0),
    KnownPlace("iPad mini 6", .rigid(1133, 744), insets: 24, 0, 20, 0),
    KnownPlace("iPad mini 6", .rigid(1133, 744), x: 0, width: 748, insets: 24, 0, 20, 0),
    KnownPlace("iPad mini 6", .rigid(1133, 744), x: 758, width: 375, insets: 24, 0, 20, 0),
    KnownPlace("iPad mini 6", .rigid(1133, 744), x: 0, width: 561.5, insets: 24, 0, 20, 0),
    KnownPlace("iPad mini 6", .rigid(1133, 744), x: 571.5, width: 561.5, insets: 24, 0, 20, 0),
    KnownPlace("iPad mini 6", .rigid(1133, 744), x: 0, width: 561, insets: 24, 0, 20, 0),
    KnownPlace("iPad mini 6", .rigid(1133, 744), x: 571, width: 562, insets: 24, 0, 20, 0),
    KnownPlace("iPad mini 6", .rigid(1133, 744), x: 0, width: 375, insets: 24, 0, 20, 0),
  ]

  /// The models on which windows can be placed and sized freely: the tablets.
  static let modelsWithFreeWindows = [
    "iPad 9.7-inch", "iPad Pro 10.5-inch", "iPad Pro 12.9-inch", "iPad Pro 11-inch", "iPad 10",
    "iPad mini 6",
  ]
}
