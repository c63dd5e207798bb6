extension DeviceModel {
  /// The width of the bar between two panes of a Split View, in points.
  static let splitViewDivider = 10.0

  /// A tablet with the panes of Split View in both orientations, and free windows.
  ///
  /// A wide pane and a narrow one, divider between them, fill the display; so do two halves, which
  /// only landscape has.
  ///
  /// - Parameters:
  ///   - name: The name cases and reports use.
  ///   - width: The short side of the display, in points.
  ///   - height: The long side of the display, in points.
  ///   - narrowPane: The width of the narrow pane in both orientations, in points.
  ///   - insets: The insets of every place, in points.
  /// - Returns: The model, portrait first.
  static func pad(
    _ name: String, width: Double, height: Double, narrowPane: Double, insets: EdgeInsets
  ) -> DeviceModel {
    func panes(_ display: Size, halves: Bool) -> [Place] {
      func pane(_ name: String, x: Double, width: Double) -> Place {
        Place(
          name: name, window: Rect(x: x, y: 0, width: width, height: display.height),
          safeAreaInsets: insets)
      }
      let wide = display.width - narrowPane - splitViewDivider
      let half = (display.width - splitViewDivider) / 2
      var places: [Place] = [.fullScreen(display, insets)]
      places.append(pane("wide pane", x: 0, width: wide))
      places.append(pane("narrow pane", x: wide + splitViewDivider, width: narrowPane))
      if halves {
        places.append(pane("left half", x: 0, width: half))
        places.append(pane("right half", x: half + splitViewDivider, width: half))
      }
      return places
    }
    func pose(_ name: String, _ size: Size, halves: Bool) -> Pose {
      Pose(
        name: name, fold: nil, display: Display(size: size), places: panes(size, halves: halves))
    }
    return DeviceModel(
      name: name, idiom: .pad, hasFreeWindows: true,
      poses: [
        pose("portrait", Size(width: width, height: height), halves: false),
        pose("landscape", Size(width: height, height: width), halves: true),
      ])
  }

  /// The tablets of the device tables.
  ///
  /// Source of the pane widths: gist.github.com/macguru/b7a01e3f0e9ae6f350d5.
  public static let pads: [DeviceModel] = [
    .pad(
      "iPad 9.7-inch", width: 768, height: 1024, narrowPane: 320,
      insets: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
    .pad(
      "iPad mini 6", width: 744, height: 1133, narrowPane: 375,
      insets: EdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
  ]
}
