import Miniatures
import Records
import Scenarios
import Testing

/// What an SDK or a mediation adapter in miniature does, and what one clause says of it.
struct JudgedExchange: CustomTestStringConvertible, Sendable {
  /// What a clause can say.
  enum Word: Hashable, Sendable {
    case kept
    case silent
    /// Broken in this way.
    case broken(String)
    /// It depends on this question.
    case open(String)
  }

  var clause: String
  var label: String
  var query: Query
  var answer: Answer
  var word: Word

  var testDescription: String { "\(clause): \(label)" }

  init(
    _ clause: String, _ label: String, _ exchange: SDKExchange, _ events: [ExchangeEvent],
    _ word: Word
  ) {
    self.clause = clause
    self.label = label
    query = .sdkExchange(exchange)
    answer = .sdkExchange(events)
    self.word = word
  }

  init(
    _ clause: String, _ label: String, _ calls: [MediationExchange.Callback],
    _ events: [ExchangeEvent], _ word: Word
  ) {
    self.clause = clause
    self.label = label
    query = .mediationExchange(MediationExchange(calls))
    answer = .mediationExchange(events)
    self.word = word
  }

  /// Asks the clause.
  func check() throws {
    let verdict = try ClauseUnderTest(clause).verdict(
      on: answer, to: query, in: .miniature())
    let said: Word =
      switch verdict {
      case .pass: .kept
      case nil: .silent
      case .fail(let violation), .advisory(let violation): .broken(violation.kind.description)
      case .unspecified(let question): .open(question.description)
      }
    #expect(said == word, "\(label)")
  }
}

extension SDKExchange {
  /// The SDK started with adapters, a request at a time to which some networks have an ad.
  static func start(
    _ readyAt: [Double?], requestAt time: Double? = nil, offers: [Int] = [],
    reads: [Double] = []
  ) -> SDKExchange {
    .start(
      StartExchange(
        readyAt: readyAt, requests: time.map { [NetworkRequest(at: $0, offers: offers)] } ?? [],
        statusReads: reads))
  }

  /// A rewarded ad from Google with a reward of 5.
  static func google(
    _ steps: RewardedExchange.Step..., callbackData: String? = nil
  ) -> SDKExchange {
    .rewarded(
      RewardedExchange(demand: .google, reward: 5, callbackData: callbackData, steps: steps))
  }

  /// A mediated ad with a reward of 5.
  static func mediated(_ steps: RewardedExchange.Step...) -> SDKExchange {
    .rewarded(RewardedExchange(demand: .mediated, reward: 5, steps: steps))
  }

  /// A banner with a refresh rate on the server, or without one.
  static func banner(_ rate: Double?, _ steps: BannerExchange.Step...) -> SDKExchange {
    .banner(BannerExchange(refreshRate: rate, steps: steps))
  }
}

extension RewardedExchange.Step {
  /// The ad is presented from a root view controller.
  static let shows = RewardedExchange.Step.presents(hasRoot: true)
}

extension BannerExchange.Step {
  /// A request succeeds.
  static let loads = BannerExchange.Step.loads(failing: nil)
  /// A request fails for want of ads.
  static let fails = BannerExchange.Step.loads(failing: .inventory)
}

extension ExchangeEvent {
  /// An ad that was loaded by hand arrives.
  static func ad(_ time: Double) -> ExchangeEvent { .received(at: time, hasAutoRefreshed: false) }
  /// An ad arrives that a refresh brought.
  static func refresh(_ time: Double) -> ExchangeEvent {
    .received(at: time, hasAutoRefreshed: true)
  }
}
