internal import Records
internal import Scenarios

extension Rule {
  /// 002-RWD-004: the reward can be read as soon as the ad is loaded.
  static let rewardCanBeReadOnceLoaded = onRewarded("002-RWD-004") {
    rewarded, events, readings, _ in
    let read = events.compactMap { event -> Int?? in
      if case .rewardRead(let amount) = event { .some(amount) } else { nil }
    }
    let expected = Expectation.event(.rewardRead(rewarded.reward))
    var bears = false
    var place = 0
    var isClosed = false
    for step in rewarded.steps {
      switch step {
      case .closes: isClosed = true
      case .readsReward:
        let amount = place < read.count ? read[place] : nil
        place += 1
        bears = bears || !isClosed
        guard amount != rewarded.reward else { continue }
        if isClosed, readings(RewardAfterShowing.self) == .gone { continue }
        return .broken(
          .kind(amount == nil ? "rewardUnreadable" : "wrongReward", expected: expected))
      case .setsCustomData, .presents, .earns: break
      }
    }
    return bears ? .kept : .silent
  }
}
