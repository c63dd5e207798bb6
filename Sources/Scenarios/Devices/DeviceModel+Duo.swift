extension DeviceModel {
  /// The safe-area figures on which two public sources disagree for the same foldable.
  private struct DuoInsets {
    var name: String
    /// The bottom inset where the home indicator is, in points.
    var homeIndicator: Double
    var openPortrait: EdgeInsets
  }

  /// iPhone Duo in both families of insets that public sources give.
  ///
  /// Cases are drawn from both. Sources: Apple's design resource, and measurements in the
  /// simulator of Xcode 27.1 as published at github.com/mirzaaghazadeh/iphone-duo-skills.
  public static let duos: [DeviceModel] = [
    duo(
      DuoInsets(
        name: "iPhone Duo (design resource)", homeIndicator: 0,
        openPortrait: EdgeInsets(top: 84, left: 0, bottom: 95, right: 0))),
    duo(
      DuoInsets(
        name: "iPhone Duo (simulator)", homeIndicator: 34,
        openPortrait: EdgeInsets(top: 82, left: 0, bottom: 34, right: 0))),
  ]

  /// The width of the vertical system bar, in points.
  private static let barWidth = 84.0

  private static func duo(_ family: DuoInsets) -> DeviceModel {
    let outer = Size(width: 466, height: 678)
    let inner = Size(width: 951, height: 669)
    // The half-open band is 40 points wide around the middle of the long side.
    let foldStart = 455.5
    let foldExtent = 40.0

    func bar(left: Double, right: Double) -> EdgeInsets {
      EdgeInsets(top: 0, left: left, bottom: family.homeIndicator, right: right)
    }
    func cluster(x: Double, width: Double, height: Double) -> ReservedRegion {
      ReservedRegion(kind: .occlusion, frame: Rect(x: x, y: 0, width: width, height: height))
    }
    func closed(_ name: String, _ size: Size, clusterX: Double, _ insets: EdgeInsets) -> Pose {
      Pose(
        name: name, fold: .closed,
        display: Display(
          size: size, reservedRegions: [cluster(x: clusterX, width: barWidth, height: 170)]),
        places: [.fullScreen(size, insets)])
    }
    func openLandscape(_ name: String, _ fold: FoldState, _ regions: [ReservedRegion]) -> Pose {
      let half = inner.width / 2
      return Pose(
        name: name, fold: fold,
        display: Display(
          size: inner,
          reservedRegions: [
            cluster(x: inner.width - barWidth, width: barWidth, height: 120)
          ] + regions),
        places: [
          .fullScreen(inner, bar(left: 0, right: barWidth)),
          Place(
            name: "left half", window: Rect(x: 0, y: 0, width: half, height: inner.height),
            safeAreaInsets: bar(left: barWidth, right: 0)),
          Place(
            name: "right half", window: Rect(x: half, y: 0, width: half, height: inner.height),
            safeAreaInsets: bar(left: 0, right: barWidth)),
        ])
    }
    func openPortrait(_ name: String, _ fold: FoldState, _ regions: [ReservedRegion]) -> Pose {
      let size = Size(width: inner.height, height: inner.width)
      return Pose(
        name: name, fold: fold,
        display: Display(
          size: size,
          reservedRegions: [cluster(x: size.width - 134, width: 134, height: 82)] + regions),
        places: [.fullScreen(size, family.openPortrait)])
    }
    let bookFold = ReservedRegion(
      kind: .division, frame: Rect(x: foldStart, y: 0, width: foldExtent, height: inner.height))
    let tabletopFold = ReservedRegion(
      kind: .division, frame: Rect(x: 0, y: foldStart, width: inner.height, height: foldExtent))
    let sideways = Size(width: outer.height, height: outer.width)

    return DeviceModel(
      name: family.name, idiom: .phone, hasFreeWindows: false,
      poses: [
        closed(
          "closed, portrait", outer, clusterX: outer.width - barWidth,
          bar(left: 0, right: barWidth)),
        closed("closed, landscape left", sideways, clusterX: 0, bar(left: barWidth, right: 0)),
        closed(
          "closed, landscape right", sideways, clusterX: sideways.width - barWidth,
          bar(left: 0, right: barWidth)),
        openLandscape("open, landscape", .fullyOpen, []),
        openPortrait("open, portrait", .fullyOpen, []),
        openLandscape("book", .partiallyOpen, [bookFold]),
        openPortrait("tabletop", .partiallyOpen, [tabletopFold]),
      ])
  }
}
