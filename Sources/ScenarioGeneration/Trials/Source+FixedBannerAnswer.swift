internal import Counterexample
internal import Scenarios

extension Source {
  /// Draws which ad a banner view gets: a fixed size, another one, or none.
  mutating func fixedSizeChoice() -> FixedSizeChoice {
    let sizes: [Size] = [
      Size(width: 320, height: 50), Size(width: 300, height: 250), Size(width: 468, height: 60),
      Size(width: 728, height: 90), Size(width: 300, height: 50),
    ]
    let index = choice(sizes.count + 1)
    return index == 0 ? .noAd : .size(sizes[index - 1])
  }

  /// Draws a setup: each piece of information from an origin or, mostly, not given.
  mutating func requestSetup(_ context: SetupContext) -> RequestSetup {
    let devices: [[TestDevice]] = [
      [], context.testDevices, [.simulator], [.ownDevice], [.simulator, .ownDevice],
      [.otherDevice],
    ]
    return RequestSetup(
      testDevices: devices[choice(devices.count)], gender: origin(), birthday: origin(),
      coordinates: origin(), place: origin())
  }

  private mutating func origin() -> RequestSetup.Origin? {
    let index = choice(weights: Source.originWeights)
    return index == 0 ? nil : RequestSetup.Origin.allCases[index - 1]
  }

  private static let originWeights = Weights([8, 4, 1, 1, 1])

  /// Draws what is done at a moment: nothing, one deed, or two whose order matters.
  mutating func bannerDeeds() -> [BannerDeed] {
    let deeds = BannerDeed.allCases
    let pairs: [[BannerDeed]] = [
      [.setDelegate, .load], [.load, .setDelegate], [.clearDelegate, .load],
      [.clearDelegate, .releaseBanner], [.releaseBanner, .clearDelegate], [.pause, .save],
    ]
    let index = choice(1 + deeds.count + pairs.count)
    switch index {
    case 0: return []
    case 1...deeds.count: return [deeds[index - 1]]
    default: return pairs[index - 1 - deeds.count]
    }
  }
}
