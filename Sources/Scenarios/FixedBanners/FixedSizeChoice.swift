/// What an SDK gives a banner view of fixed size.
public enum FixedSizeChoice: Hashable, Sendable {
  /// An ad of this extent, in points. Any can be said; only four can be right.
  case size(Size)
  /// No ad.
  case noAd
}
