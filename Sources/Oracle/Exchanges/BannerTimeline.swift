internal import Scenarios

/// The loads of a banner exchange beside what the banner says about loads.
struct BannerTimeline {
  /// A request the app loads.
  struct Load {
    var at: Double
    var failure: BannerExchange.FailureCause?
    /// What the banner says about it; nil when it says nothing.
    var answer: Answer?
  }

  /// What the banner says about a load.
  struct Answer {
    var at: Double
    /// Why it failed; nil when an ad was received.
    var failure: BannerExchange.FailureCause?
    var hasAutoRefreshed: Bool
    /// Its place among all answers.
    var place: Int
  }

  /// What the app loads by hand, in order.
  private(set) var loads: [Load] = []
  /// Everything the banner says about loads, in order.
  private(set) var answers: [Answer] = []
  /// What is left when every load by hand has its answer: automatic refreshes.
  private(set) var refreshes: [Answer] = []

  init(_ banner: BannerExchange, _ events: [ExchangeEvent]) {
    for event in events {
      switch event {
      case .received(let time, let flag):
        answers.append(Answer(at: time, hasAutoRefreshed: flag, place: answers.count))
      case .failed(let time, let cause, let flag):
        answers.append(
          Answer(at: time, failure: cause, hasAutoRefreshed: flag, place: answers.count))
      default: break
      }
    }
    refreshes = answers
    var now = 0.0
    for step in banner.steps {
      switch step {
      case .waits(let seconds): now += seconds
      case .loads(let cause):
        let index = place(ofAnswerAt: now, failing: cause != nil)
        loads.append(Load(at: now, failure: cause, answer: index.map { refreshes.remove(at: $0) }))
      case .touches, .closes, .leaves: break
      }
    }
  }

  /// Returns which of the answers at an instant is that to a load: one of the same outcome before
  /// another, and one that does not say it refreshed by itself before one that does.
  private func place(ofAnswerAt time: Double, failing: Bool) -> Int? {
    let here = refreshes.indices.filter { refreshes[$0].at == time }
    let alike = here.filter { (refreshes[$0].failure != nil) == failing }
    return alike.first { !refreshes[$0].hasAutoRefreshed } ?? alike.first
      ?? here.first { !refreshes[$0].hasAutoRefreshed } ?? here.first
  }

  /// Whether a load by hand is made at an instant, so that it and a refresh can be taken for each
  /// other.
  func isLoaded(at time: Double) -> Bool { loads.contains { $0.at == time } }
}

/// When a banner is due to be refreshed by itself.
struct RefreshSchedule {
  /// The instants, in seconds, in order.
  private(set) var times: [Double] = []
  /// The instant past which nothing is said.
  private(set) var horizon = Double.infinity

  /// Goes through an exchange with a rate in seconds, nil for no refresh.
  init(_ banner: BannerExchange, rate: Double?, _ readings: inout Readings) {
    var now = 0.0
    var timer: Double?
    var isCovered = false
    for step in banner.steps {
      switch step {
      case .waits(let seconds):
        if isCovered, horizon == .infinity, readings(RefreshUnderScreen.self) == .pauses {
          horizon = now
        }
        while let rate, let start = timer, start + rate <= now + seconds {
          times.append(start + rate)
          timer = start + rate
        }
        now += seconds
      case .loads(let cause):
        if cause != nil, readings(RefreshAfterFailure.self) == .stops {
          timer = nil
        } else if timer == nil || timer == now
          || readings(RefreshAfterReload.self) == .restarts
        {
          timer = now
        }
      case .touches: isCovered = true
      case .closes, .leaves: isCovered = false
      }
    }
  }
}
