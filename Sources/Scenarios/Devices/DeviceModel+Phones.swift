extension DeviceModel {
  /// The phones of the device tables: measured, told by others, and zoomed.
  public static let phones: [DeviceModel] = measuredPhones + furtherPhones + zoomedPhones

  /// The phones measured in a simulator of the iOS 16 era, one of each kind of display.
  ///
  /// iPhone SE 3 stands for 8; 13 mini for 12 mini; 14 for 12, 12 Pro, 13 and 13 Pro; 14 Plus for
  /// 12 and 13 Pro Max. Source: github.com/marcbouchenoire/dimmmensions at 4ae3cef,
  /// `dimensions.json`.
  private static let measuredPhones: [DeviceModel] = [
    phone("iPhone SE 3", width: 375, height: 667, statusBar: 20),
    phone("iPhone 8 Plus", width: 414, height: 736, statusBar: 20),
    phone("iPhone 13 mini", width: 375, height: 812, top: 50, sides: 50),
    phone("iPhone 14", width: 390, height: 844, top: 47, sides: 47),
    phone("iPhone 14 Pro", width: 393, height: 852, top: 59, sides: 59),
    phone("iPhone 14 Plus", width: 428, height: 926, top: 47, sides: 47),
    phone("iPhone 14 Pro Max", width: 430, height: 932, top: 59, sides: 59),
  ]

  /// The phones of other lists, and both sides of a figure on which lists disagree.
  ///
  /// iPhone X stands for XS, 11 for XR, 15 for 16, 16 Pro for 17, 16 Pro Max for 17 Pro Max.
  /// Sources: qiita.com/usagimaru/items/761e9a5f3d78b1939df8 for iPhone X; the readme of the
  /// package `dimmmensions` for 48 points on iPhone 11. Assumed: the extent of iPhone 11, and 34
  /// and 21 points of home indicator on all but iPhone X. A third-party list has 59 points on the
  /// sides of the phones with 62 on top; every measured phone has the same inset on all three
  /// edges.
  private static let furtherPhones: [DeviceModel] = [
    phone("iPhone X", width: 375, height: 812, top: 44, sides: 44),
    phone("iPhone 11", width: 414, height: 896, top: 48, sides: 48),
    phone("iPhone 15", width: 393, height: 852, top: 59, sides: 59),
    phone("iPhone 16 Pro", width: 402, height: 874, top: 62, sides: 62),
    phone("iPhone 16 Pro (narrow sides)", width: 402, height: 874, top: 62, sides: 59),
    phone("iPhone 16 Pro Max", width: 440, height: 956, top: 62, sides: 62),
    phone("iPhone 16 Pro Max (narrow sides)", width: 440, height: 956, top: 62, sides: 59),
  ]

  /// Phones under display zoom, which report the extent of a smaller phone.
  ///
  /// Source of the extents: gist.github.com/ricsantos/e7baee6885626b9cb87c021a5097623f. Assumed:
  /// the insets. A cutout covers fewer of the larger points, to the nearest half; the home
  /// indicator, which the system draws, keeps its own.
  private static let zoomedPhones: [DeviceModel] = [
    phone("iPhone 14 (zoomed)", width: 320, height: 693, top: 38.5, sides: 38.5),
    phone("iPhone 14 Pro Max (zoomed)", width: 375, height: 812, top: 51.5, sides: 51.5),
  ]

  /// A phone with a home button and a status bar in portrait, lengths in points.
  private static func phone(
    _ name: String, width: Double, height: Double, statusBar: Double
  ) -> DeviceModel {
    phone(
      name, Size(width: width, height: height),
      portrait: EdgeInsets(top: statusBar, left: 0, bottom: 0, right: 0), landscape: .zero)
  }

  /// A phone with a cutout and a home indicator.
  ///
  /// - Parameters:
  ///   - name: The name cases and reports use.
  ///   - width: The short side of the display, in points.
  ///   - height: The long side of the display, in points.
  ///   - top: The inset of the cutout in portrait, in points.
  ///   - sides: The inset on either side in landscape, in points.
  /// - Returns: The model, portrait first.
  private static func phone(
    _ name: String, width: Double, height: Double, top: Double, sides: Double
  ) -> DeviceModel {
    phone(
      name, Size(width: width, height: height),
      portrait: EdgeInsets(top: top, left: 0, bottom: 34, right: 0),
      landscape: EdgeInsets(top: 0, left: sides, bottom: 21, right: sides))
  }

  private static func phone(
    _ name: String, _ size: Size, portrait: EdgeInsets, landscape: EdgeInsets
  ) -> DeviceModel {
    DeviceModel(
      name: name, idiom: .phone, hasFreeWindows: false,
      poses: [
        .fullScreen("portrait", size, portrait),
        .fullScreen("landscape", Size(width: size.height, height: size.width), landscape),
      ])
  }
}

extension Pose {
  /// A pose of a rigid device whose only tabulated place is the full screen.
  fileprivate static func fullScreen(
    _ name: String, _ size: Size, _ insets: EdgeInsets
  ) -> Pose {
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
