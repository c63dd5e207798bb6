import Scenarios

private let designResource = "iPhone Duo (design resource)"
private let simulator = "iPhone Duo (simulator)"
private let panelOverThree = "iPhone Duo (panel over three)"

// One row a place: pose, window unless it fills the display, then top, left, bottom and right
// inset. The last row of an open pose is what a picture pinned to the upper third leaves.
// swift-format-ignore
extension KnownPlace {
  /// The insets of Apple's design resource, which counts the bars and no home indicator.
  static let duoOfDesignResource: [KnownPlace] = [
    KnownPlace(designResource, .closedPortrait,       insets: 0,  0, 0, 84),
    KnownPlace(designResource, .closedLandscapeLeft,  insets: 0, 84, 0,  0),
    KnownPlace(designResource, .closedLandscapeRight, insets: 0,  0, 0, 84),

    KnownPlace(designResource, .openLandscape, insets: 0, 0, 0, 84),
    KnownPlace(designResource, .openLandscape, x: 0, width: 475.5, insets: 0, 84, 0, 0),
    KnownPlace(designResource, .openLandscape, x: 475.5, width: 475.5, insets: 0, 0, 0, 84),
    KnownPlace(designResource, .openLandscape, y: 223, height: 446, insets: 0, 0, 0, 84),
    KnownPlace(designResource, .openPortrait, insets: 84, 0, 95, 0),
    KnownPlace(designResource, .openPortrait, y: 317, height: 634, insets: 0, 0, 95, 0),

    KnownPlace(designResource, .book, insets: 0, 0, 0, 84),
    KnownPlace(designResource, .book, x: 0, width: 475.5, insets: 0, 84, 0, 0),
    KnownPlace(designResource, .book, x: 475.5, width: 475.5, insets: 0, 0, 0, 84),
    KnownPlace(designResource, .book, y: 223, height: 446, insets: 0, 0, 0, 84),
    KnownPlace(designResource, .tabletop, insets: 84, 0, 95, 0),
    KnownPlace(designResource, .tabletop, y: 317, height: 634, insets: 0, 0, 95, 0),
  ]

  /// The insets measured in the simulator, without bars of the app and with a home indicator.
  static let duoOfSimulator: [KnownPlace] = [
    KnownPlace(simulator, .closedPortrait,       insets: 0,  0, 34, 84),
    KnownPlace(simulator, .closedLandscapeLeft,  insets: 0, 84, 34,  0),
    KnownPlace(simulator, .closedLandscapeRight, insets: 0,  0, 34, 84),

    KnownPlace(simulator, .openLandscape, insets: 0, 0, 34, 84),
    KnownPlace(simulator, .openLandscape, x: 0, width: 475.5, insets: 0, 84, 34, 0),
    KnownPlace(simulator, .openLandscape, x: 475.5, width: 475.5, insets: 0, 0, 34, 84),
    KnownPlace(simulator, .openLandscape, y: 223, height: 446, insets: 0, 0, 34, 84),
    KnownPlace(simulator, .openPortrait, insets: 82, 0, 34, 0),
    KnownPlace(simulator, .openPortrait, y: 317, height: 634, insets: 0, 0, 34, 0),

    KnownPlace(simulator, .book, insets: 0, 0, 34, 84),
    KnownPlace(simulator, .book, x: 0, width: 475.5, insets: 0, 84, 34, 0),
    KnownPlace(simulator, .book, x: 475.5, width: 475.5, insets: 0, 0, 34, 84),
    KnownPlace(simulator, .book, y: 223, height: 446, insets: 0, 0, 34, 84),
    KnownPlace(simulator, .tabletop, insets: 82, 0, 34, 0),
    KnownPlace(simulator, .tabletop, y: 317, height: 634, insets: 0, 0, 34, 0),
  ]

  /// The contradicting inner display of 626 by 890, with the measured insets and both halves.
  static let duoOfPanelOverThree: [KnownPlace] = [
    KnownPlace(panelOverThree, .closedPortrait,       insets: 0,  0, 34, 84),
    KnownPlace(panelOverThree, .closedLandscapeLeft,  insets: 0, 84, 34,  0),
    KnownPlace(panelOverThree, .closedLandscapeRight, insets: 0,  0, 34, 84),

    KnownPlace(panelOverThree, .smallOpenLandscape, insets: 0, 0, 34, 84),
    KnownPlace(panelOverThree, .smallOpenLandscape, x: 0, width: 445, insets: 0, 84, 34, 0),
    KnownPlace(panelOverThree, .smallOpenLandscape, x: 445, width: 445, insets: 0, 0, 34, 84),
    KnownPlace(panelOverThree, .smallOpenLandscape, x: 0, width: 437, insets: 0, 84, 34, 0),
    KnownPlace(panelOverThree, .smallOpenLandscape, x: 453, width: 437, insets: 0, 0, 34, 84),
    KnownPlace(panelOverThree, .smallOpenLandscape, y: 208, height: 418, insets: 0, 0, 34, 84),
    KnownPlace(panelOverThree, .smallOpenPortrait, insets: 82, 0, 34, 0),
    KnownPlace(panelOverThree, .smallOpenPortrait, y: 296, height: 594, insets: 0, 0, 34, 0),

    KnownPlace(panelOverThree, .smallBook, insets: 0, 0, 34, 84),
    KnownPlace(panelOverThree, .smallBook, x: 0, width: 445, insets: 0, 84, 34, 0),
    KnownPlace(panelOverThree, .smallBook, x: 445, width: 445, insets: 0, 0, 34, 84),
    KnownPlace(panelOverThree, .smallBook, x: 0, width: 437, insets: 0, 84, 34, 0),
    KnownPlace(panelOverThree, .smallBook, x: 453, width: 437, insets: 0, 0, 34, 84),
    KnownPlace(panelOverThree, .smallBook, y: 208, height: 418, insets: 0, 0, 34, 84),
    KnownPlace(panelOverThree, .smallTabletop, insets: 82, 0, 34, 0),
    KnownPlace(panelOverThree, .smallTabletop, y: 296, height: 594, insets: 0, 0, 34, 0),
  ]
}
