package import Scenarios

/// Returns every answer to a query that is worth trying in a situation.
///
/// Right ones and near misses of all kinds: every connected scene and one that is not, every
/// refusal with every set of axes, the widths people confuse with that of the safe area, and the
/// whole and half points around it. No answer comes twice.
///
/// - Complexity: O(*n*²) in the number of scenes.
package func tellingAnswers(to query: Query, in situation: Situation) -> [Answer] {
  switch query {
  case .requestOutcome: RequestOutcome.allCases.map(Answer.requestOutcome)
  case .requestScene: sceneChoices(in: situation).map(Answer.requestScene)
  case .canPresent: presentabilities.map(Answer.canPresent)
  case .bannerWidth: widthChoices(in: situation).map(Answer.bannerWidth)
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

private func safeWidth(of view: Rect, _ insets: EdgeInsets) -> Double {
  view.width - (insets.left + insets.right)
}

/// The values without repetitions, in the order of their first appearance.
private func distinct<Value: Hashable>(_ values: [Value]) -> [Value] {
  var seen: Set<Value> = []
  return values.filter { seen.insert($0).inserted }
}
