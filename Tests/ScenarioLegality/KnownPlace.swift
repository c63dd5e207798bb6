package import Scenarios

/// A row of the checker's own device table: one place of one pose of one model.
///
/// Typed in from the domain facts row by row, without arithmetic and without `Scenarios`' tables.
package struct KnownPlace: Hashable, Sendable {
  /// The name of the model.
  package var model: String
  /// The pose the model is in.
  package var pose: KnownPose
  /// The frame of the window in the display's space, in points.
  package var window: Rect
  /// What the system covers along each edge of the window, in points.
  package var insets: EdgeInsets

  /// Creates a row from its parts, lengths in points.
  package init(model: String, pose: KnownPose, window: Rect, insets: EdgeInsets) {
    self.model = model
    self.pose = pose
    self.window = window
    self.insets = insets
  }

  /// Creates a row of the tables; a window is as wide and as high as its display unless said.
  init(
    _ model: String, _ pose: KnownPose, x: Double = 0, y: Double = 0, width: Double? = nil,
    height: Double? = nil, insets top: Double, _ left: Double, _ bottom: Double, _ right: Double
  ) {
    self.init(
      model: model, pose: pose,
      window: Rect(
        x: x, y: y, width: width ?? pose.display.width, height: height ?? pose.display.height),
      insets: EdgeInsets(top: top, left: left, bottom: bottom, right: right))
  }
}

/// How a model is held: its fold, and the display in use.
package struct KnownPose: Hashable, Sendable {
  /// The fold state; nil for a device that does not fold.
  package var fold: FoldState?
  /// The extent of the display, in points.
  package var display: Size
  /// The reserved regions, the occlusion first.
  package var regions: [ReservedRegion]

  /// Creates a pose from its parts, lengths in points.
  package init(fold: FoldState?, display: Size, regions: [ReservedRegion]) {
    self.fold = fold
    self.display = display
    self.regions = regions
  }
}

extension KnownPlace {
  /// Every row: phones, tablets, then foldables.
  package static let all: [KnownPlace] =
    phones + pads + duoOfDesignResource + duoOfSimulator + duoOfPanelOverThree + duoFor27
    + duoBefore27

  /// Returns the rows of a model; none for a model no table lists.
  static func all(of model: String) -> [KnownPlace] {
    byModel[model] ?? []
  }

  // A million cases ask several times each.
  private static let byModel = Dictionary(grouping: all, by: \.model)
}
