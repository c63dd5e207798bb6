extension DeviceModel {
  /// The tablets of the device tables, with every pane of Split View and Slide Over.
  ///
  /// iPad 10 stands for Air 5. Sources: github.com/marcbouchenoire/dimmmensions at 4ae3cef for
  /// extents and insets of all but the two with a home button; minimalab.com, "Split View width",
  /// and gist.github.com/macguru/b7a01e3f0e9ae6f350d5 for the panes. The rule behind those, which
  /// gives the panes no source lists too: a divider of 10 points, and the narrow pane as wide as
  /// Slide Over.
  public static let pads: [DeviceModel] = [
    pad("iPad 9.7-inch", width: 768, height: 1024, narrowPane: 320, .homeButton),
    pad(
      "iPad mini 6", width: 744, height: 1133, narrowPane: 375, .homeIndicator,
      halvesOnWholePoints: true),
    pad("iPad Pro 10.5-inch", width: 834, height: 1112, narrowPane: 320, .homeButton),
    pad("iPad Pro 12.9-inch", width: 1024, height: 1366, narrowPane: 375, .homeIndicator),
    pad("iPad Pro 11-inch", width: 834, height: 1194, narrowPane: 375, .homeIndicator),
    pad("iPad 10", width: 820, height: 1180, narrowPane: 375, .homeIndicator),
  ]

  /// The width of the bar between two panes of a Split View, in points.
  private static let splitViewDivider = 10.0

  /// A tablet with the panes of Split View in both orientations, and free windows.
  ///
  /// A wide pane and a narrow one, divider between them, fill the display; so do two halves, which
  /// only landscape has.
  ///
  /// - Parameters:
  ///   - name: The name cases and reports use.
  ///   - width: The short side of the display, in points.
  ///   - height: The long side of the display, in points.
  ///   - narrowPane: The width of the narrow pane and of Slide Over in both orientations, in points.
  ///   - insets: The insets of every place, in points.
  ///   - halvesOnWholePoints: Whether two halves that differ by a point are in the sources as well.
  /// - Returns: The model, portrait first.
  private static func pad(
    _ name: String, width: Double, height: Double, narrowPane: Double, _ insets: EdgeInsets,
    halvesOnWholePoints: Bool = false
  ) -> DeviceModel {
    func pane(_ name: String, on display: Size, x: Double, width: Double) -> Place {
      Place(
        name: name, window: Rect(x: x, y: 0, width: width, height: display.height),
        safeAreaInsets: insets)
    }
    func pair(_ left: String, _ right: String, on display: Size, leftWidth: Double) -> [Place] {
      let x = leftWidth + splitViewDivider
      return [
        pane(left, on: display, x: 0, width: leftWidth),
        pane(right, on: display, x: x, width: display.width - x),
      ]
    }
    func pose(_ name: String, _ display: Size, _ halves: [Place]) -> Pose {
      let wide = display.width - narrowPane - splitViewDivider
      // On the right, Slide Over has the frame of the narrow pane. That it has the height of the
      // display is assumed.
      let slideOver = pane("Slide Over, left", on: display, x: 0, width: narrowPane)
      return Pose(
        name: name, fold: nil, display: Display(size: display),
        places: [.fullScreen(display, insets)]
          + pair("wide pane", "narrow pane", on: display, leftWidth: wide) + halves + [slideOver])
    }
    let landscape = Size(width: height, height: width)
    let half = (height - splitViewDivider) / 2
    var halves = pair("left half", "right half", on: landscape, leftWidth: half)
    if halvesOnWholePoints {
      halves += pair(
        "left half, whole points", "right half, whole points", on: landscape,
        leftWidth: Double(Int(half)))
    }
    return DeviceModel(
      name: name, idiom: .pad, hasFreeWindows: true,
      poses: [
        pose("portrait", Size(width: width, height: height), []),
        pose("landscape", landscape, halves),
      ])
  }
}

extension EdgeInsets {
  /// The insets of a tablet with a home button, in any orientation and pane.
  fileprivate static let homeButton = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
  /// The insets of a tablet without a home button, in any orientation and pane.
  fileprivate static let homeIndicator = EdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
}
