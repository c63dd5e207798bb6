import Scenarios

extension RewardedExchange {
  /// Lines 335, 320 and 251 on rewards, 136 on the delegate, 101 on the server's callback.
  func findings(_ events: [ExchangeEvent]) -> ExchangeFindings {
    var findings = ExchangeFindings()
    noteOrder(&findings, events)
    noteRewards(&findings, events)
    notePresentations(&findings, events)
    noteCallbacks(&findings, events)
    return findings
  }

  private func noteOrder(_ findings: inout ExchangeFindings, _ events: [ExchangeEvent]) {
    let rewards = events.indices.filter { events[$0] == .userDidEarnReward }
    let closings = events.indices.filter { events[$0] == .adDidDismiss }
    let announcements = events.indices.filter { events[$0] == .adWillDismiss }
    if demand == .google, let last = rewards.last, let closing = closings.first {
      findings.note("002-RWD-001", in: [false, true]) { countsAnnouncement in
        last > closing || (countsAnnouncement && announcements.contains { $0 < last })
      }
    }
    guard demand == .mediated else { return }
    // The network's story and the SDK's, a letter for each call.
    let told = events.compactMap {
      $0 == .userDidEarnReward ? "R" : $0 == .adDidDismiss ? "D" : nil
    }
    let network = steps.compactMap { step -> String? in
      step == .earns ? "R" : step == .closes ? "D" : nil
    }
    if told.sorted() == network.sorted(), Set(told).count == 2 {
      findings.note("002-RWD-002", told.joined() != network.joined())
    }
  }

  private func noteRewards(_ findings: inout ExchangeFindings, _ events: [ExchangeEvent]) {
    let earned = steps.count { $0 == .earns }
    let told = events.count { $0 == .userDidEarnReward }
    findings.note("002-RWD-003", in: [false, true]) { eachTime in
      told != (eachTime ? earned : min(earned, 1))
    }
    var answers = events.filter { $0.name == .rewardRead }[...]
    var (isWrongOpen, isWrongClosed, isClosed) = (false, false, false)
    for step in steps {
      if step == .closes { isClosed = true }
      guard step == .readsReward else { continue }
      let isRight = answers.popFirst() == .rewardRead(reward)
      if isClosed { isWrongClosed = isWrongClosed || !isRight }
      if !isClosed { isWrongOpen = isWrongOpen || !isRight }
    }
    findings.note("002-RWD-004", in: [false, true]) { isGone in
      isWrongOpen || (isWrongClosed && !isGone)
    }
  }

  private func notePresentations(_ findings: inout ExchangeFindings, _ events: [ExchangeEvent]) {
    let attempts = steps.filter { if case .presents = $0 { true } else { false } }
    let shown = events.count { $0 == .adWillPresent }
    let failed = events.count { $0 == .adDidFailToPresent }
    if attempts.count > 1 {
      findings.note("002-RWD-005", in: [false, true]) { isTold in
        shown > 1 || (isTold && failed + 1 < attempts.count)
      }
    }
    if attempts.first == .presents(hasRoot: false) { findings.note("002-RWD-006", shown == 0) }
    if !attempts.isEmpty { findings.note("002-EVT-001", shown + failed == 0) }
    findings.note("002-EVT-002", events.contains(.adDidDismiss) != steps.contains(.closes))
    let order: [ExchangeEvent] = [.adWillPresent, .adWillDismiss, .adDidDismiss]
    let firsts = order.compactMap { events.firstIndex(of: $0) }
    findings.note("002-EVT-003", firsts != firsts.sorted())
  }

  private func noteCallbacks(_ findings: inout ExchangeFindings, _ events: [ExchangeEvent]) {
    let callbacks = events.filter { $0.name == .verified }
    guard !callbacks.isEmpty else { return }
    // Whether late data counts, whether an empty text does, and whether the first one stays.
    let worlds = threeQuestions.flatMap { world in
      [false, true].map { (late: world.0, empty: world.1, first: world.2, absent: $0) }
    }
    func data(_ world: (late: Bool, empty: Bool, first: Bool, absent: Bool)) -> String? {
      var texts: [String] = []
      walk: for step in steps {
        switch step {
        case .presents: if !world.late { break walk }
        case .setsCustomData(let text): if world.empty || !text.isEmpty { texts.append(text) }
        case .readsReward, .earns, .closes: break
        }
      }
      return world.first ? texts.first : texts.last
    }
    findings.note("002-SSV-001", in: worlds) { world in
      guard let data = data(world) else { return false }
      return callbacks.contains { $0 != .verified(customData: data) }
    }
    findings.note("002-SSV-002", in: worlds) { world in
      guard data(world) == nil else { return false }
      return callbacks.contains {
        $0 != .verified(customData: world.absent ? nil : callbackData)
      }
    }
  }
}
