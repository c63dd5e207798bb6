import Scenarios

extension SDKExchange {
  /// What happens in the exchange, as labelled lines.
  var lines: [LabelledLine] {
    switch self {
    case .start(let start): start.lines
    case .rewarded(let rewarded): rewarded.lines
    case .banner(let banner): banner.lines
    }
  }
}

extension StartExchange {
  fileprivate var lines: [LabelledLine] {
    var lines = readyAt.enumerated().map { network, time in
      LabelledLine(
        "adapter \(network)", time.map { "ready at \($0.inPoints) s" } ?? "never ready")
    }
    if readyAt.isEmpty { lines.append(LabelledLine("adapters", "none")) }
    for (place, request) in requests.enumerated() {
      let offers = request.offers.map { "\($0)" }.joined(separator: ", ")
      lines.append(
        LabelledLine(
          "request \(place)",
          "at \(request.at.inPoints) s, "
            + (offers.isEmpty ? "no network has an ad" : "ads at network \(offers)")))
    }
    for time in statusReads {
      lines.append(LabelledLine("statuses", "read at \(time.inPoints) s"))
    }
    return lines
  }
}

extension RewardedExchange {
  fileprivate var lines: [LabelledLine] {
    let source = demand == .google ? "from Google" : "by way of mediation"
    let data = callbackData.map { ", the server's callback has custom data “\($0)”" } ?? ""
    return [
      LabelledLine("ad", "loaded \(source), reward \(reward)\(data)"),
      LabelledLine("then", steps.map(\.text).orNothing),
    ]
  }
}

extension RewardedExchange.Step {
  fileprivate var text: String {
    switch self {
    case .readsReward: "the reward is read"
    case .setsCustomData(let data): "custom data “\(data)” is set"
    case .presents(let hasRoot):
      hasRoot ? "the ad is presented" : "the ad is presented from no root view controller"
    case .earns: "the reward is earned"
    case .closes: "the ad is closed"
    }
  }
}

extension BannerExchange {
  fileprivate var lines: [LabelledLine] {
    [
      LabelledLine(
        "rate", refreshRate.map { "\($0.inPoints) s on the server" } ?? "none on the server"),
      LabelledLine("then", steps.map(\.text).orNothing),
    ]
  }
}

extension BannerExchange.Step {
  fileprivate var text: String {
    switch self {
    case .loads(nil): "a request is loaded"
    case .loads(let cause?): "a request fails for \(cause.text)"
    case .waits(let seconds): "\(seconds.inPoints) s pass"
    case .touches: "the ad is touched"
    case .closes: "its full-screen interface is closed"
    case .leaves(.store): "a touch leads to another app"
    case .leaves(.homeButton): "the home button is pressed"
    }
  }
}

extension BannerExchange.FailureCause {
  fileprivate var text: String {
    switch self {
    case .network: "want of a network"
    case .configuration: "the app's configuration"
    case .inventory: "want of ads"
    }
  }
}

extension MediationExchange {
  /// The exchange as a question in one sentence.
  var sentence: String {
    let calls = callbacks.map(\.text).orNothing
    return "What does a mediation adapter forward when its network's SDK calls: \(calls)?"
  }
}

extension MediationExchange.Callback {
  fileprivate var text: String {
    switch self {
    case .presented: "presented"
    case .rewarded: "rewarded"
    case .dismissed: "dismissed"
    case .dismissedWithReward: "dismissed with a reward"
    case .dismissedWithoutReward: "dismissed without a reward"
    }
  }
}

extension [ExchangeEvent] {
  /// The events in words, in order; text of an adapter's is made harmless.
  var text: String { map(\.text).orNothing }
}

extension ExchangeEvent {
  /// The event in words; text of an adapter's is made harmless.
  var text: String {
    switch self {
    case .initialized(let time): "started at \(time.inPoints) s"
    case .asked(let network, let request): "network \(network) asked for request \(request)"
    case .filled(let request, let network): "request \(request) filled by network \(network)"
    case .statuses(let statuses):
      statuses.isEmpty
        ? "no statuses" : "statuses: " + statuses.map(\.text).joined(separator: ", ")
    case .rewardRead(let amount): amount.map { "reward \($0) read" } ?? "no reward to be read"
    case .adWillPresent: "ad will present"
    case .adDidFailToPresent: "ad did fail to present"
    case .userDidEarnReward: "user did earn reward"
    case .adWillDismiss: "ad will dismiss"
    case .adDidDismiss: "ad did dismiss"
    case .verified(let data):
      data.map { "server called with custom data “\($0.harmless(limit: 40))”" }
        ?? "server called without custom data"
    case .received(let time, let isRefresh):
      "ad received at \(time.inPoints) s" + (isRefresh ? " by a refresh" : "")
    case .failed(let time, let cause, let isRefresh):
      "failure at \(time.inPoints) s for \(cause.text)" + (isRefresh ? " of a refresh" : "")
    case .willPresentScreen: "will present screen"
    case .screenAppears: "screen appears"
    case .willDismissScreen: "will dismiss screen"
    case .screenDisappears: "screen disappears"
    case .didDismissScreen: "did dismiss screen"
    case .applicationWillResignActive: "app will resign active"
    case .willLeaveApplication: "will leave application"
    case .applicationDidEnterBackground: "app did enter background"
    }
  }
}

extension AdapterStatus {
  fileprivate var text: String {
    let words = description.isEmpty ? "" : " (\(description.harmless(limit: 40)))"
    return (isReady ? "ready" : "not ready") + words
  }
}

extension [String] {
  /// The texts after one another, or a word for none.
  fileprivate var orNothing: String { isEmpty ? "nothing" : joined(separator: "; ") }
}
