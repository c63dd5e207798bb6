import Scenarios

private let designFor27 = "iPhone Duo (design resource, iOS 27 build)"
private let simulatorFor27 = "iPhone Duo (simulator, iOS 27 build)"
private let designBefore27 = "iPhone Duo (design resource, older build)"
private let simulatorBefore27 = "iPhone Duo (simulator, older build)"

// One row a place: pose, window unless it fills the display, then top, left, bottom and right
// inset.
// swift-format-ignore
extension KnownPlace {
  /// An app built for iOS 27 ends where the status strip begins; in portrait, the strip is on top.
  static let duoFor27: [KnownPlace] = [
    KnownPlace(designFor27, .closedPortrait,       x:  0, width: 382, insets: 0, 0, 0, 0),
    KnownPlace(designFor27, .closedLandscapeLeft,  x: 84, width: 594, insets: 0, 0, 0, 0),
    KnownPlace(designFor27, .closedLandscapeRight, x:  0, width: 594, insets: 0, 0, 0, 0),
    KnownPlace(designFor27, .openLandscape,        x:  0, width: 867, insets: 0, 0, 0, 0),
    KnownPlace(designFor27, .openPortrait,  y: 84, height: 867, insets: 0, 0, 95, 0),
    KnownPlace(designFor27, .book,                 x:  0, width: 867, insets: 0, 0, 0, 0),
    KnownPlace(designFor27, .tabletop,      y: 84, height: 867, insets: 0, 0, 95, 0),

    KnownPlace(simulatorFor27, .closedPortrait,       x:  0, width: 382, insets: 0, 0, 34, 0),
    KnownPlace(simulatorFor27, .closedLandscapeLeft,  x: 84, width: 594, insets: 0, 0, 34, 0),
    KnownPlace(simulatorFor27, .closedLandscapeRight, x:  0, width: 594, insets: 0, 0, 34, 0),
    KnownPlace(simulatorFor27, .openLandscape,        x:  0, width: 867, insets: 0, 0, 34, 0),
    KnownPlace(simulatorFor27, .openPortrait,  y: 82, height: 869, insets: 0, 0, 34, 0),
    KnownPlace(simulatorFor27, .book,                 x:  0, width: 867, insets: 0, 0, 34, 0),
    KnownPlace(simulatorFor27, .tabletop,      y: 82, height: 869, insets: 0, 0, 34, 0),
  ]

  /// An older app is letterboxed there, assumed 16 to 9; upright, it reaches the bottom edge.
  static let duoBefore27: [KnownPlace] = [
    KnownPlace(
      designBefore27, .closedPortrait,       x: 0.5, width: 381, insets: 0, 0, 0, 0),
    KnownPlace(
      designBefore27, .closedLandscapeLeft,  x: 84, y: 66, width: 594, height: 334, insets: 0, 0, 0, 0),
    KnownPlace(
      designBefore27, .closedLandscapeRight, x: 0, y: 66, width: 594, height: 334, insets: 0, 0, 0, 0),
    KnownPlace(
      designBefore27, .openLandscape, x: 0, y: 91, width: 867, height: 487, insets: 0, 0, 0, 0),
    KnownPlace(
      designBefore27, .openPortrait,  x: 91, y: 84, width: 487, height: 867, insets: 0, 0, 95, 0),
    KnownPlace(
      designBefore27, .book,          x: 0, y: 91, width: 867, height: 487, insets: 0, 0, 0, 0),
    KnownPlace(
      designBefore27, .tabletop,      x: 91, y: 84, width: 487, height: 867, insets: 0, 0, 95, 0),

    KnownPlace(
      simulatorBefore27, .closedPortrait,       x: 0.5, width: 381, insets: 0, 0, 34, 0),
    KnownPlace(
      simulatorBefore27, .closedLandscapeLeft,  x: 84, y: 66, width: 594, height: 334, insets: 0, 0, 0, 0),
    KnownPlace(
      simulatorBefore27, .closedLandscapeRight, x: 0, y: 66, width: 594, height: 334, insets: 0, 0, 0, 0),
    KnownPlace(
      simulatorBefore27, .openLandscape, x: 0, y: 91, width: 867, height: 487, insets: 0, 0, 0, 0),
    KnownPlace(
      simulatorBefore27, .openPortrait,  x: 90.5, y: 82, width: 488, height: 869, insets: 0, 0, 34, 0),
    KnownPlace(
      simulatorBefore27, .book,          x: 0, y: 91, width: 867, height: 487, insets: 0, 0, 0, 0),
    KnownPlace(
      simulatorBefore27, .tabletop,      x: 90.5, y: 82, width: 488, height: 869, insets: 0, 0, 34, 0),
  ]
}
