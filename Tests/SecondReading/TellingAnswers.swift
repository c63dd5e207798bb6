package import Scenarios

/// Returns every answer to a query that is worth trying in a situation.
///
/// Right ones and near misses of all kinds: every connected scene and one that is not, every
/// refusal with every set of axes, the widths people confuse with that of the safe area, and the
/// whole and half points around it; each fixed size and others; setups with one thing in them or
/// two that do not go together; single deeds, and pairs in both orders. No answer comes twice.
///
/// - Complexity: O(*n*²) in the number of scenes.
package func tellingAnswers(to query: Query, in situation: Situation) -> [Answer] {
  switch query {
  case .requestOutcome: RequestOutcome.allCases.map(Answer.requestOutcome)
  case .requestScene: sceneChoices(in: situation).map(Answer.requestScene)
  case .canPresent: presentabilities.map(Answer.canPresent)
  case .bannerWidth: widthChoices(in: situation).map(Answer.bannerWidth)
  case .placement(let placement): placementChoices(of: placement, situation.host)
  case .isSupported: Support.allCases.map(Answer.isSupported)
  case .fixedSize(let view): fixedSizeChoices(for: view).map(Answer.fixedSize)
  case .requestSetup(let context): setups(for: context).map(Answer.requestSetup)
  case .bannerStep: deeds.map(Answer.bannerStep)
  case .sdkExchange(let exchange): distinct(exchange.tellings).map(Answer.sdkExchange)
  case .mediationExchange(let exchange):
    distinct(exchange.tellings).map(Answer.mediationExchange)
  }
}

private func sceneChoices(in situation: Situation) -> [SceneChoice] {
  let connected = situation.scenes.map(\.id)
  let known = connected + [situation.host.scene].compactMap(\.self)
  let fresh = Scene.ID((known.map(\.number).max() ?? -1) + 1)
  return distinct((known + [fresh]).map(SceneChoice.scene) + [.unset, .wait])
}

private let presentabilities: [Presentability] = {
  let axes: [Axes] = [[], .width, .height, [.width, .height]]
  let sizes = axes.map { Presentability.Refusal.tooLarge(exceeding: $0) }
  return [.allowed] + ([.notReady, .notInWindow] + sizes).map(Presentability.refused)
}()

private func widthChoices(in situation: Situation) -> [WidthChoice] {
  let host = situation.host
  let safe = safeWidth(of: host.view, host.safeAreaInsets)
  let around = [
    safe, safe - 0.5, safe + 0.5, safe.rounded(.down), safe.rounded(.up), safe - 1, safe + 1,
  ]
  var confused = [
    situation.device.display.size.width, host.view.width,
    host.view.width - 2 * host.safeAreaInsets.left,
  ]
  confused += situation.scenes.compactMap(\.window?.width)
  if let before = situation.before {
    confused.append(safeWidth(of: before.view, before.safeAreaInsets))
  }
  let plain = [0, -1, Double.nan, Double.infinity]
  return distinct((around + confused + plain).map(WidthChoice.points) + [.wait])
}

/// Where the ad might be put: at every pair of lines an edge of it is confused with, at its own
/// extent, its former one or from line to line, and a little beside where most would put it.
private func placementChoices(of ad: AdPlacement, _ host: Host) -> [Answer] {
  let insets = host.safeAreaInsets
  let xs = [insets.left, 0]
  let maxXs = [host.view.width - insets.right, host.view.width]
  let bottom = [host.view.height - insets.bottom, host.view.height]
  let size = ad.formerSize.map { [ad.size, $0] } ?? [ad.size]
  var frames: [Rect] = []
  for size in size {
    for (left, right) in zip(xs, maxXs) {
      let tops = ad.edge == .top ? [insets.top, 0] : bottom.map { $0 - size.height }
      for y in tops {
        for x in [left, (left + right - size.width) / 2, right - size.width] {
          frames.append(Rect(x: x, y: y, width: size.width, height: size.height))
        }
        frames.append(Rect(x: left, y: y, width: right - left, height: size.height))
      }
    }
  }
  let first = frames[ad.alignment == .centered ? 1 : ad.alignment == .right ? 2 : 0]
  for step in [-0.5, 0.5, 0.25, 20] {
    var moved = first
    moved.minX += step
    frames.append(moved)
    moved = first
    moved.minY += step
    frames.append(moved)
    moved = first
    moved.size.height += step
    frames.append(moved)
    moved = first
    moved.size.width += step
    frames.append(moved)
  }
  frames.append(Rect(x: .nan, y: first.minY, width: first.width, height: first.height))
  return distinct(frames.map(PlacementChoice.frame) + [.wait]).map(Answer.placement)
}

private func fixedSizeChoices(for view: Size) -> [FixedSizeChoice] {
  let sizes = [(320, 50), (300, 250), (468, 60), (728, 90), (728, 250), (300, 50)].map {
    Size(width: $0.0, height: $0.1)
  }
  return distinct(sizes.map(FixedSizeChoice.size) + [.size(view), .noAd])
}

private func setups(for context: SetupContext) -> [RequestSetup] {
  let lists: [[TestDevice]] = [
    [], context.testDevices, [.simulator], [.ownDevice], [.ownDevice, .simulator],
    [.simulator, .otherDevice],
  ]
  var setups = lists.map { RequestSetup(testDevices: $0) }
  for origin in RequestSetup.Origin.allCases {
    setups += [
      RequestSetup(testDevices: context.testDevices, gender: origin),
      RequestSetup(birthday: origin), RequestSetup(coordinates: origin),
      RequestSetup(place: origin), RequestSetup(coordinates: origin, place: .appUse),
    ]
  }
  return distinct(setups)
}

private let deeds: [[BannerDeed]] = {
  let pairs: [(BannerDeed, BannerDeed)] = [
    (.setDelegate, .load), (.clearDelegate, .load), (.clearDelegate, .releaseBanner),
    (.setDelegate, .releaseBanner), (.pause, .save), (.load, .releaseBanner),
  ]
  return [[]] + BannerDeed.allCases.map { [$0] }
    + pairs.flatMap { [[$0.0, $0.1], [$0.1, $0.0]] } + [[.setDelegate, .clearDelegate, .load]]
}()

private func safeWidth(of view: Rect, _ insets: EdgeInsets) -> Double {
  view.width - (insets.left + insets.right)
}

/// The values without repetitions, in the order of their first appearance.
private func distinct<Value: Hashable>(_ values: [Value]) -> [Value] {
  var seen: Set<Value> = []
  return values.filter { seen.insert($0).inserted }
}
