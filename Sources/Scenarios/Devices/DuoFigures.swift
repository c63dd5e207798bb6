/// The figures on which public sources disagree for the same foldable, in points.
struct DuoFigures {
  /// What the model's name says about the source.
  var name: String
  /// The inner display in landscape.
  var inner: Size
  /// The widths a half of it is said to have.
  var halfWidths: [Double]
  /// The bottom inset where the home indicator is.
  var homeIndicator: Double
  /// The insets of the inner display in portrait, where the bars are horizontal.
  var openPortrait: EdgeInsets

  /// Apple's design resource: counts the bars, and no home indicator.
  static let designResource = DuoFigures(
    name: "design resource", inner: Size(width: 951, height: 669), halfWidths: [475.5],
    homeIndicator: 0, openPortrait: EdgeInsets(top: 84, left: 0, bottom: 95, right: 0))

  /// Measured in the simulator, without bars of the app's.
  static let simulator = DuoFigures(
    name: "simulator", inner: Size(width: 951, height: 669), halfWidths: [475.5],
    homeIndicator: 34, openPortrait: EdgeInsets(top: 82, left: 0, bottom: 34, right: 0))

  /// The inner panel's pixels divided by three; contradicted by both of the others.
  static let panelOverThree = DuoFigures(
    name: "panel over three", inner: Size(width: 890, height: 626), halfWidths: [445, 437],
    homeIndicator: 34, openPortrait: EdgeInsets(top: 82, left: 0, bottom: 34, right: 0))

  /// The width of the vertical system bar.
  private static let bar = 84.0
  /// The outer display in portrait, on which all sources agree.
  private static let outer = Size(width: 466, height: 678)
  /// How far the fold reaches across the inner display while it is bent.
  private static let foldExtent = 40.0

  /// Every way the device is held, closed first.
  var stances: [DuoStance] {
    let sideways = Size(width: Self.outer.height, height: Self.outer.width)
    return [
      closed("closed, portrait", Self.outer, bar: .right),
      closed("closed, landscape left", sideways, bar: .left),
      closed("closed, landscape right", sideways, bar: .right),
      openLandscape("open, landscape", .fullyOpen), openPortrait("open, portrait", .fullyOpen),
      openLandscape("book", .partiallyOpen), openPortrait("tabletop", .partiallyOpen),
    ]
  }

  private func closed(_ name: String, _ size: Size, bar: DuoStance.Edge) -> DuoStance {
    let x = bar == .left ? 0 : size.width - Self.bar
    return DuoStance(
      name: name, fold: .closed,
      display: Display(
        size: size, reservedRegions: [.statusCluster(x: x, width: Self.bar, height: 170)]),
      insets: insets(withBarOn: bar), bar: bar)
  }

  private func openLandscape(_ name: String, _ fold: FoldState) -> DuoStance {
    let cluster = ReservedRegion.statusCluster(
      x: inner.width - Self.bar, width: Self.bar, height: 120)
    let band = Rect(
      x: (inner.width - Self.foldExtent) / 2, y: 0, width: Self.foldExtent, height: inner.height)
    return DuoStance(
      name: name, fold: fold,
      display: Display(size: inner, reservedRegions: [cluster] + regions(ofFold: band, fold)),
      insets: insets(withBarOn: .right), bar: .right)
  }

  private func openPortrait(_ name: String, _ fold: FoldState) -> DuoStance {
    let size = Size(width: inner.height, height: inner.width)
    let cluster = ReservedRegion.statusCluster(x: size.width - 134, width: 134, height: 82)
    let band = Rect(
      x: 0, y: (size.height - Self.foldExtent) / 2, width: size.width, height: Self.foldExtent)
    return DuoStance(
      name: name, fold: fold,
      display: Display(size: size, reservedRegions: [cluster] + regions(ofFold: band, fold)),
      insets: openPortrait, bar: .top)
  }

  private func regions(ofFold band: Rect, _ fold: FoldState) -> [ReservedRegion] {
    fold == .partiallyOpen ? [ReservedRegion(kind: .division, frame: band)] : []
  }

  private func insets(withBarOn edge: DuoStance.Edge) -> EdgeInsets {
    EdgeInsets(
      top: 0, left: edge == .left ? Self.bar : 0, bottom: homeIndicator,
      right: edge == .right ? Self.bar : 0)
  }
}

extension DuoFigures {
  /// Returns the halves of the inner display in landscape, each with its bar on its outer edge.
  func halves(in stance: DuoStance) -> [Place] {
    guard stance.fold != .closed, stance.bar == .right else { return [] }
    return halfWidths.enumerated().flatMap { index, width in
      let suffix = index == 0 ? "" : ", beside a gap"
      return [
        Place(
          name: "left half\(suffix)",
          window: Rect(x: 0, y: 0, width: width, height: inner.height),
          safeAreaInsets: insets(withBarOn: .left)),
        Place(
          name: "right half\(suffix)",
          window: Rect(x: inner.width - width, y: 0, width: width, height: inner.height),
          safeAreaInsets: insets(withBarOn: .right)),
      ]
    }
  }

  /// Returns the place of a window that a pinned picture makes less high; none while closed.
  ///
  /// Only that the window shrinks in height is known. Assumed: the picture takes the upper third,
  /// in whole points, and with it what the system covers at the top.
  func besidePinnedPicture(in stance: DuoStance) -> [Place] {
    guard stance.fold != .closed else { return [] }
    let display = stance.display.size
    let picture = Double(Int(display.height / 3))
    return [
      stance.place(
        "below a pinned picture",
        Rect(x: 0, y: picture, width: display.width, height: display.height - picture))
    ]
  }
}

/// One way iPhone Duo is held, whatever the app's build makes of it.
struct DuoStance {
  /// An edge of the display that a bar of the system's can run along.
  enum Edge {
    case top, left, right
  }

  /// The name of the pose.
  var name: String
  var fold: FoldState
  var display: Display
  /// What the system covers along each edge of the display, in points.
  var insets: EdgeInsets
  /// Where the system's bar is.
  var bar: Edge

  /// What the strip of the system's bar leaves of the display.
  ///
  /// Assumed in portrait: sources speak of a window left of the strip, and the strip is on top.
  var besideStrip: Rect {
    let size = display.size
    return switch bar {
    case .top: Rect(x: 0, y: insets.top, width: size.width, height: size.height - insets.top)
    case .left: Rect(x: insets.left, y: 0, width: size.width - insets.left, height: size.height)
    case .right: Rect(x: 0, y: 0, width: size.width - insets.right, height: size.height)
    }
  }

  /// Returns a place with the insets that remain where the window reaches into what is covered.
  func place(_ name: String, _ window: Rect) -> Place {
    let size = display.size
    return Place(
      name: name, window: window,
      safeAreaInsets: EdgeInsets(
        top: max(0, insets.top - window.minY), left: max(0, insets.left - window.minX),
        bottom: max(0, insets.bottom - (size.height - window.maxY)),
        right: max(0, insets.right - (size.width - window.maxX))))
  }
}

extension ReservedRegion {
  /// Where the system shows clock, signal and battery, at the display's top.
  fileprivate static func statusCluster(
    x: Double, width: Double, height: Double
  ) -> ReservedRegion {
    ReservedRegion(kind: .occlusion, frame: Rect(x: x, y: 0, width: width, height: height))
  }
}
