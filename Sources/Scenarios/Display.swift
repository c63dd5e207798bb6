/// The display in use: the outer one of a closed foldable, the inner one of an open foldable.
public struct Display: Hashable, Sendable {
  /// The extent in the present orientation, in points.
  public var size: Size
  /// The parts a layout should keep clear that no safe area stands for, in the display's space.
  public var reservedRegions: [ReservedRegion]

  /// Creates a display from its extent in points and the regions reserved on it.
  public init(size: Size, reservedRegions: [ReservedRegion] = []) {
    self.size = size
    self.reservedRegions = reservedRegions
  }

  /// The whole display as a rectangle of its own space.
  public var bounds: Rect { Rect(size) }
}

/// A part of a display that content should keep clear, apart from any safe area.
public struct ReservedRegion: Hashable, Sendable {
  /// Why a region is reserved.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The fold divides the display; reserved only while the device is partly open.
    case division
    /// A camera or a status cluster covers the display.
    case occlusion
  }

  /// Why the region is reserved.
  public var kind: Kind
  /// Where it is, in the display's space, in points.
  public var frame: Rect

  /// Creates a region from its reason and its frame in the display's space, in points.
  public init(kind: Kind, frame: Rect) {
    self.kind = kind
    self.frame = frame
  }
}
