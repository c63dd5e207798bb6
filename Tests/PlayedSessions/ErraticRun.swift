package import Adapters
package import Scenarios

/// The reference on a bad day: it forgets, hurries, dawdles and mixes things up at random.
///
/// Each run has a few bad habits of its own, so that many break one clause and keep the others.
package struct ErraticRun: AdapterRun {
  private enum Habit: CaseIterable {
    case forgetful, hasty, premature, dawdling, mistakenScene, mistakenWidth, mistakenPlace,
      mistakenAd
  }

  private var reference: any AdapterRun
  private var chance: Chance
  private let habits: [Habit]
  private let percent: Int
  /// What was put off, to be done when it comes back.
  private var later: [[Action]] = []
  /// How many loads were begun.
  private var loads = 0

  /// Creates a run that depends on the seed alone.
  ///
  /// - Parameters:
  ///   - reference: What it would be on a good day.
  ///   - seed: What its habits are drawn from.
  package init(_ reference: any AdapterRun, seed: UInt64) {
    self.reference = reference
    var chance = Chance(seed: seed)
    habits = Habit.allCases.filter { _ in chance.happens(percent: 30) }
    percent = chance.pick([5, 15, 40])
    self.chance = chance
  }

  package mutating func handle(_ event: Event) -> [Action] {
    var actions: [Action] = []
    if event.kind == .dispatched, !later.isEmpty { actions = later.removeFirst() }
    actions += reference.handle(event)
    for habit in habits where chance.happens(percent: percent) {
      spoil(&actions, habit, at: event)
    }
    for case .load in actions { loads += 1 }
    return actions
  }

  private mutating func spoil(
    _ actions: inout [Action], _ habit: Habit, at event: Event
  ) {
    let situation = event.snapshot.situation
    switch habit {
    case .premature: hurry(&actions, at: event)
    case .forgetful: actions.removeAll { _ in chance.happens(percent: 60) }
    case .hasty: actions.append(.load(Request(scene: situation.host.scene)))
    case .dawdling:
      later.append(actions)
      actions = [.dispatch]
    case .mistakenScene: actions = actions.map { spoilScene(of: $0, in: situation) }
    case .mistakenWidth:
      actions = actions.map { action in
        if case .setBannerWidth = action { .setBannerWidth(width(in: situation)) } else { action }
      }
      if chance.happens(percent: 20) { actions.append(.setBannerWidth(width(in: situation))) }
    case .mistakenPlace: actions.append(.place(place(in: situation)))
    case .mistakenAd: actions.append(actionOnSomeAd())
    }
  }

  /// Sees to a change when it is announced, and not when it is there.
  private func hurry(_ actions: inout [Action], at event: Event) {
    switch event.kind {
    case .viewWillTransition:
      actions.append(loads > 0 ? .check(load: loads - 1) : .load(Request(scene: nil)))
    case .transitionDidEnd, .viewDidLayoutSubviews: actions = []
    default: break
    }
  }

  private mutating func spoilScene(of action: Action, in situation: Situation) -> Action {
    guard case .load = action else { return action }
    let some = situation.scenes.map(\.id) + [Scene.ID(99)]
    return .load(Request(scene: chance.pick([nil] + some)))
  }

  private mutating func width(in situation: Situation) -> Double {
    let host = situation.host
    let safe = host.view.width - host.safeAreaInsets.left - host.safeAreaInsets.right
    return chance.pick([
      safe, safe - 0.5, safe + 0.5, safe.rounded(.down), host.view.width, 0, .nan, .infinity,
    ])
  }

  private mutating func place(in situation: Situation) -> Placement {
    let host = situation.host
    let insets = host.safeAreaInsets
    let safe = Rect(
      x: insets.left, y: insets.top, width: host.view.width - insets.left - insets.right,
      height: host.view.height - insets.top - insets.bottom)
    var wide = safe
    wide.size.width += 0.5
    return chance.pick([
      .anchored(to: .safeArea), .anchored(to: .view), .frame(safe), .frame(wide),
      .frame(Rect(host.view.size)), .frame(Rect(x: .nan, y: 0, width: 0, height: 0)),
    ])
  }

  private mutating func actionOnSomeAd() -> Action {
    let load = chance.below(loads + 1)
    return chance.pick([
      .check(load: load), .present(load: load), .release(load: load), .check(load: load),
    ])
  }
}
