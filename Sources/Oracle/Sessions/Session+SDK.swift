package import Scenarios

extension Session {
  /// What the SDK of the session did, as answers to the queries about the SDK.
  ///
  /// Left out is what these queries cannot say: that there was no ad to fill a request with, that
  /// a banner had no width, that an ad was shown before or something covered the host.
  ///
  /// - Complexity: O(*n*) in the number of loads and steps.
  package var sdkAnswers: [Done<Evidence>] {
    (loads.compactMap(outcome) + trace.steps.indices.compactMap(presentability))
      .sorted { $0.step < $1.step }
  }

  /// What became of a load, as the outcome of its request.
  private func outcome(of load: Load) -> Done<Evidence>? {
    let outcome: RequestOutcome
    if load.delivery != nil {
      outcome = .filled
    } else {
      let hasWidth = load.bannerWidth.map { $0.isFinite && $0 > 0 } ?? false
      guard format != .banner || hasWidth, let failure = load.failure,
        case .loadDidFail(_, .invalidRequest) = trace.steps[failure].event.kind
      else { return nil }
      outcome = .invalidRequest
    }
    return Done(
      step: load.step,
      what: .answer(
        .requestOutcome(scene: load.request.scene), situation(at: load.step),
        .requestOutcome(outcome)))
  }

  /// What an event says about presenting an ad that is there; nil where it says nothing.
  private func presentability(at step: Int) -> Done<Evidence>? {
    let event = trace.steps[step].event
    let number: Int
    let answer: Presentability
    switch event.kind {
    case .checked(let load, let said): (number, answer) = (load, said)
    case .adWillPresent(let load): (number, answer) = (load, .allowed)
    case .adDidFailToPresent(let load, let refusal): (number, answer) = (load, .refused(refusal))
    default: return nil
    }
    guard format.isFullScreen, !event.snapshot.isCovered, loads.indices.contains(number),
      case let load = loads[number], let contentSize = load.contentSize,
      let delivery = load.delivery,
      delivery < step, load.end.map({ $0 >= step - 1 }) ?? true,
      !coveredSteps.contains(where: { $0.contains(step - 1) })
    else { return nil }
    switch answer {
    // An ad that is released or shown by the action before is none of these queries' business.
    case .refused(.notReady), .refused(.alreadyUsed), .refused(.covered): return nil
    case .allowed, .refused(.tooLarge), .refused(.notInWindow): break
    }
    return Done(
      step: step,
      what: .answer(
        .canPresent(FullScreenAd(contentSize: contentSize)), situation(at: step),
        .canPresent(answer)))
  }
}
