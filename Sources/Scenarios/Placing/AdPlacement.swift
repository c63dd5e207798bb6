/// What an app wants to put in its host's view, and where.
public struct AdPlacement: Hashable, Sendable {
  /// What is put there.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A banner of a fixed size.
    case banner
    /// A banner that takes the whole width it is given.
    case smartBanner
    /// A native ad's view, or the view that holds it.
    case native
  }

  /// At which edge of the view it stands.
  public enum Edge: String, Hashable, Sendable, CaseIterable {
    /// At the bottom.
    case bottom
    /// At the top.
    case top
  }

  /// Where it stands from left to right.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// In the middle.
    case centered
    /// At the left.
    case left
    /// At the right.
    case right
  }

  /// What its constraints are made with.
  public enum Means: String, Hashable, Sendable, CaseIterable {
    /// Code.
    case code
    /// Interface Builder, with safe-area layout guides in use.
    case interfaceBuilder
  }

  /// What is put there.
  public var kind: Kind
  /// The extent it has now, in points; a smart banner's width is what it has before it is placed.
  public var size: Size
  /// The extent it had when its constraints were made, in points; nil when it is the same.
  public var formerSize: Size?
  /// At which edge of the view it is to stand.
  public var edge: Edge
  /// Where it is to stand from left to right; nil for a smart banner, which takes all of it.
  public var alignment: Alignment?
  /// What its constraints are made with.
  public var means: Means
  /// The major version of iOS it runs on.
  public var systemVersion: Int
  /// Whether the interface is laid out from right to left.
  public var isRightToLeft: Bool

  /// Creates a placement; without further arguments, as simple as it can be.
  public init(
    _ size: Size, kind: Kind = .banner, formerSize: Size? = nil, edge: Edge = .bottom,
    alignment: Alignment? = .centered, means: Means = .code, systemVersion: Int = 11,
    isRightToLeft: Bool = false
  ) {
    self.kind = kind
    self.size = size
    self.formerSize = formerSize
    self.edge = edge
    self.alignment = alignment
    self.means = means
    self.systemVersion = systemVersion
    self.isRightToLeft = isRightToLeft
  }
}

/// Where an implementation puts an ad.
public enum PlacementChoice: Hashable, Sendable {
  /// At this frame in the host view's own space, in points, once its constraints are resolved.
  case frame(Rect)
  /// It is not placed yet.
  case wait
}
