extension DeviceModel {
  /// A phone that shows one window at a time, in two orientations.
  ///
  /// - Parameters:
  ///   - name: The name cases and reports use.
  ///   - width: The short side of the display, in points.
  ///   - height: The long side of the display, in points.
  ///   - portrait: The full-screen insets in portrait, in points.
  ///   - landscape: The full-screen insets in landscape, in points; the same on both sides.
  /// - Returns: The model, portrait first.
  static func phone(
    _ name: String, width: Double, height: Double, portrait: EdgeInsets, landscape: EdgeInsets
  ) -> DeviceModel {
    DeviceModel(
      name: name, idiom: .phone, hasFreeWindows: false,
      poses: [
        .fullScreen("portrait", Size(width: width, height: height), portrait),
        .fullScreen("landscape", Size(width: height, height: width), landscape),
      ])
  }

  /// The phones of the device tables, as measured in a simulator of the iOS 16 era.
  ///
  /// Source: github.com/marcbouchenoire/dimmmensions at 4ae3cef, `dimensions.json`.
  public static let phones: [DeviceModel] = [
    .phone(
      "iPhone SE 3", width: 375, height: 667,
      portrait: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      landscape: .zero),
    .phone(
      "iPhone 8 Plus", width: 414, height: 736,
      portrait: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      landscape: .zero),
    .phone(
      "iPhone 13 mini", width: 375, height: 812,
      portrait: EdgeInsets(top: 50, left: 0, bottom: 34, right: 0),
      landscape: EdgeInsets(top: 0, left: 50, bottom: 21, right: 50)),
    .phone(
      "iPhone 14", width: 390, height: 844,
      portrait: EdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      landscape: EdgeInsets(top: 0, left: 47, bottom: 21, right: 47)),
    .phone(
      "iPhone 14 Pro", width: 393, height: 852,
      portrait: EdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
      landscape: EdgeInsets(top: 0, left: 59, bottom: 21, right: 59)),
    .phone(
      "iPhone 14 Plus", width: 428, height: 926,
      portrait: EdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      landscape: EdgeInsets(top: 0, left: 47, bottom: 21, right: 47)),
    .phone(
      "iPhone 14 Pro Max", width: 430, height: 932,
      portrait: EdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
      landscape: EdgeInsets(top: 0, left: 59, bottom: 21, right: 59)),
  ]
}

extension Pose {
  /// A pose of a rigid device whose only tabulated place is the full screen.
  static func fullScreen(_ name: String, _ size: Size, _ insets: EdgeInsets) -> Pose {
    Pose(
      name: name, fold: nil, display: Display(size: size),
      places: [.fullScreen(size, insets)])
  }
}

extension Place {
  /// The place of a window that fills its display.
  static func fullScreen(_ size: Size, _ insets: EdgeInsets) -> Place {
    Place(name: "full screen", window: Rect(size), safeAreaInsets: insets)
  }
}
