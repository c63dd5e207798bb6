internal import Counterexample
internal import Scenarios

/// How large a placed ad is.
private enum AdExtent: Int {
  /// Fixed sizes of banners, the smallest first.
  case banner, mediumRectangle, largeBanner, fullBanner, leaderboard
  /// As large as the safe area, and half a point more in one direction.
  case safeArea, widerThanTheSafeArea, higherThanTheSafeArea
  case any
  static let weights = Weights([34, 8, 6, 3, 3, 10, 3, 3, 30])
}

extension Source {
  private static let kindWeights = Weights([4, 5, 4])
  private static let alignmentWeights = Weights([5, 3, 3])
  private static let meansWeights = Weights([2, 1])
  private static let systemWeights = Weights([5, 4, 2, 2, 1, 1])
  /// The newest version without a safe area and the oldest with one, and others around them.
  private static let systems = [11, 10, 9, 12, 17, 26]

  /// Draws what is to be placed and where; a banner at the bottom, in code, is the simplest.
  mutating func placement(in situation: Situation) -> AdPlacement {
    let kinds: [AdPlacement.Kind] = [.banner, .smartBanner, .native]
    let kind = kinds[choice(weights: Source.kindWeights)]
    let size = kind == .smartBanner ? smartBannerSize(in: situation) : adSize(in: situation)
    let edge = AdPlacement.Edge.allCases[choice(AdPlacement.Edge.allCases.count)]
    let alignments = AdPlacement.Alignment.allCases
    // Drawn whatever the kind, so that a kind moves no later draw.
    let alignment = alignments[choice(weights: Source.alignmentWeights)]
    let means = AdPlacement.Means.allCases[choice(weights: Source.meansWeights)]
    let system = Source.systems[choice(weights: Source.systemWeights)]
    let isRightToLeft = boolean(percent: 25)
    var formerSize: Size?
    if kind != .smartBanner, boolean(percent: 15) {
      let former = adSize(in: situation)
      if former != size { formerSize = former }
    }
    return AdPlacement(
      size, kind: kind, formerSize: formerSize, edge: edge,
      alignment: kind == .smartBanner ? nil : alignment, means: means, systemVersion: system,
      isRightToLeft: isRightToLeft)
  }

  private mutating func adSize(in situation: Situation) -> Size {
    let host = situation.host
    let insets = host.safeAreaInsets
    let safe = Size(
      width: max(0.5, host.view.width - insets.left - insets.right),
      height: max(0.5, host.view.height - insets.top - insets.bottom))
    switch AdExtent(rawValue: choice(weights: AdExtent.weights)) {
    case .banner, nil: return Size(width: 320, height: 50)
    case .mediumRectangle: return Size(width: 300, height: 250)
    case .largeBanner: return Size(width: 320, height: 100)
    case .fullBanner: return Size(width: 468, height: 60)
    case .leaderboard: return Size(width: 728, height: 90)
    case .safeArea: return safe
    case .widerThanTheSafeArea: return Size(width: safe.width + 0.5, height: 50)
    case .higherThanTheSafeArea: return Size(width: min(50, safe.width), height: safe.height + 0.5)
    case .any:
      return Size(
        width: length(in: 1...max(1, safe.width)), height: length(in: 1...max(1, safe.height)))
    }
  }

  /// Draws the extent a smart banner has before it is placed: as wide as its window, or its view.
  private mutating func smartBannerSize(in situation: Situation) -> Size {
    let heights = [50.0, 32, 90]
    let window = situation.hostScene?.window?.width ?? 320
    let width = boolean(percent: 30) ? situation.host.view.width : window
    return Size(width: max(0.5, width), height: heights[choice(heights.count)])
  }

  /// Versions around those that the document names: the first is one of them, or later.
  private static let sdks = [
    Version(7, 26), Version(7, 25, 9), Version(7, 26, 1), Version(7, 9), Version(8), Version(10),
    Version(6, 99), Version(7, 25), Version(7, 27), Version(13, 2, 1), Version(0, 1),
  ]
  private static let xcodes = [
    Version(9), Version(8, 3, 3), Version(9, 4, 1), Version(10), Version(26), Version(7, 3),
  ]
  private static let targets = [
    Version(11), Version(10, 3, 4), Version(9), Version(8, 4, 1), Version(11, 0, 1),
    Version(9, 3, 6), Version(12), Version(26), Version(7),
  ]

  /// Draws what may be supported, and versions at and around those the document names.
  mutating func supportInquiry() -> SupportInquiry {
    let features = SupportInquiry.Feature.allCases
    return SupportInquiry(
      features[choice(features.count)], sdk: Source.sdks[choice(Source.sdks.count)],
      xcode: Source.xcodes[choice(Source.xcodes.count)],
      system: Source.targets[choice(Source.targets.count)])
  }
}
