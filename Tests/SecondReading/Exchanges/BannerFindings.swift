import Scenarios

/// A load by hand, when it is made, and what is said about it.
private struct Loading {
  var time: Double
  var failure: BannerExchange.FailureCause?
  /// The place of what is said among all that is said of loads; nil where nothing is.
  var place: Int?
}

/// What is said of a load.
private struct Saying {
  var time: Double
  var failure: BannerExchange.FailureCause?
  var isFlagged: Bool
}

extension BannerExchange {
  /// Lines 22, 24 and 124 on refreshes, 95-107 on loads, 112-123 on the screen and the app.
  func findings(_ events: [ExchangeEvent]) -> ExchangeFindings {
    var findings = ExchangeFindings()
    let sayings = events.compactMap { event -> Saying? in
      switch event {
      case .received(let time, let flag): Saying(time: time, isFlagged: flag)
      case .failed(let time, let cause, let flag):
        Saying(time: time, failure: cause, isFlagged: flag)
      default: nil
      }
    }
    let loadings = loadings(sayings)
    let byHand = Set(loadings.compactMap(\.place))
    let automatic = sayings.indices.filter { !byHand.contains($0) }
    noteLoads(&findings, loadings, sayings)
    noteFlags(&findings, loadings, sayings, automatic)
    noteRefreshes(&findings, loadings, sayings, automatic)
    noteScreen(&findings, events)
    noteLeaving(&findings, events)
    return findings
  }

  /// The loads by hand: of what is said at its instant, what is least to be doubted is about it.
  private func loadings(_ sayings: [Saying]) -> [Loading] {
    var loadings: [Loading] = []
    var time = 0.0
    for step in steps {
      if case .waits(let seconds) = step { time += seconds }
      guard case .loads(let cause) = step else { continue }
      func doubt(_ place: Int) -> Int {
        let isOther = (sayings[place].failure == nil) != (cause == nil)
        return (isOther ? 2 : 0) + (sayings[place].isFlagged ? 1 : 0)
      }
      let here = sayings.indices.filter { sayings[$0].time == time }
      loadings.append(
        Loading(time: time, failure: cause, place: here.min { doubt($0) < doubt($1) }))
    }
    return loadings
  }

  private func noteLoads(
    _ findings: inout ExchangeFindings, _ loadings: [Loading], _ sayings: [Saying]
  ) {
    let pairs = loadings.map { (asked: $0, said: $0.place.map { sayings[$0] }) }
    let good = pairs.filter { $0.asked.failure == nil }
    func isMissed(_ pair: (asked: Loading, said: Saying?)) -> Bool {
      pair.said.map { $0.failure != nil } ?? true
    }
    findings.note("004-RCV-001", good.contains(where: isMissed))
    findings.note("004-REF-004", good.dropFirst().contains(where: isMissed))
    let bad = pairs.filter { $0.asked.failure != nil }
    findings.note("004-RCV-002", in: [true, false]) { causeIsTold in
      bad.contains { asked, said in
        guard let failure = said?.failure else { return true }
        return causeIsTold && failure != asked.failure
      }
    }
  }

  private func noteFlags(
    _ findings: inout ExchangeFindings, _ loadings: [Loading], _ sayings: [Saying],
    _ automatic: [Int]
  ) {
    let first = loadings.first?.place.map { sayings[$0].isFlagged } ?? false
    let later = loadings.dropFirst().compactMap { $0.place.map { sayings[$0].isFlagged } }
    findings.note("004-REF-005", in: [false, true]) { reloadsCount in
      first || automatic.contains { !sayings[$0].isFlagged } || later.contains(!reloadsCount)
    }
  }

  private func noteRefreshes(
    _ findings: inout ExchangeFindings, _ loadings: [Loading], _ sayings: [Saying],
    _ automatic: [Int]
  ) {
    guard !loadings.isEmpty else { return noteGaps(&findings, loadings, sayings, automatic) }
    noteGaps(&findings, loadings, sayings, automatic)
    guard let rate = refreshRate else {
      findings.note("004-REF-001", !automatic.isEmpty)
      return
    }
    let worlds = threeQuestions.flatMap { world in
      [false, true].map { (refuses: world.0, keepsOn: world.1, stops: world.2, pauses: $0) }
    }
    let doubtful = Set(loadings.map(\.time))
    let done = Set(automatic.map { sayings[$0].time }).subtracting(doubtful)
    findings.note("004-REF-002", in: worlds) { world in
      let inRange = (12...120).contains(rate)
      var due: Set<Double> = []
      if inRange || !world.refuses {
        due = instants(
          every: max(12, min(120, rate)), loadings, keepsOn: world.keepsOn, stops: world.stops)
      }
      let end = world.pauses ? coveredFrom : .infinity
      let dueHere = due.subtracting(doubtful).filter { $0 <= end }
      return dueHere != done.filter { !($0 > end) }
    }
  }

  /// From load to load, the multiples of a rate from the last load that counts on.
  private func instants(
    every rate: Double, _ loadings: [Loading], keepsOn: Bool, stops: Bool
  ) -> Set<Double> {
    var instants: Set<Double> = []
    var anchor: Double?
    let ends = loadings.dropFirst().map(\.time) + [length]
    for (loading, end) in zip(loadings, ends) {
      if loading.failure != nil, stops {
        anchor = nil
      } else if !(keepsOn && anchor != nil) {
        anchor = loading.time
      }
      guard let anchor else { continue }
      let count = Int((end - anchor) / rate)
      guard count > 0 else { continue }
      instants.formUnion(
        (1...count).map { anchor + Double($0) * rate }.filter { $0 > loading.time })
    }
    return instants
  }

  /// How many seconds all of it takes.
  private var length: Double {
    steps.reduce(0) { if case .waits(let seconds) = $1 { $0 + seconds } else { $0 } }
  }

  /// When time first passes under the full-screen interface.
  private var coveredFrom: Double {
    var time = 0.0
    for (step, before) in zip(steps, [BannerExchange.Step?.none] + steps.map { .some($0) }) {
      guard case .waits(let seconds) = step else { continue }
      if before == .touches { return time }
      time += seconds
    }
    return .infinity
  }

  private func noteGaps(
    _ findings: inout ExchangeFindings, _ loadings: [Loading], _ sayings: [Saying],
    _ automatic: [Int]
  ) {
    let reloads = Set(loadings.dropFirst().compactMap(\.place))
    let gaps = automatic.filter { $0 > 0 && !reloads.contains($0 - 1) }.map {
      sayings[$0].time - sayings[$0 - 1].time
    }
    // One load that succeeds, and nobody touches the ad.
    let runsFreely =
      loadings.allSatisfy { $0.time == loadings[0].time && $0.failure == nil }
      && steps.allSatisfy { $0 != .touches }
    findings.note(
      "004-REF-003", gaps.contains { !($0 >= 12) || (runsFreely && !($0 <= 120)) })
  }

  private func noteScreen(_ findings: inout ExchangeFindings, _ events: [ExchangeEvent]) {
    func places(_ event: ExchangeEvent) -> [Int] { events.indices.filter { events[$0] == event } }
    let touches = steps.count { $0 == .touches }
    let announced = places(.willPresentScreen)
    let isLate = places(.screenAppears).enumerated().contains { number, place in
      number >= announced.count || announced[number] > place
    }
    if touches > 0 { findings.note("004-SCR-001", announced.count < touches || isLate) }
    let closings = steps.count { $0 == .closes }
    guard closings > 0 else { return }
    let (will, gone, did) = (
      places(.willDismissScreen), places(.screenDisappears), places(.didDismissScreen)
    )
    let isEarly = zip(gone, did).contains { $0 > $1 }
    findings.note("004-SCR-002", did.count < closings || isEarly)
    let isBehind = zip(will, gone).contains { $0 > $1 } || zip(will, did).contains { $0 > $1 }
    findings.note("004-SCR-003", in: [true, false]) { isSent in
      isBehind || (isSent && will.count < closings)
    }
  }

  private func noteLeaving(_ findings: inout ExchangeFindings, _ events: [ExchangeEvent]) {
    let leaving = events.firstIndex(of: .willLeaveApplication)
    let isHome = steps.contains(.leaves(.homeButton))
    let isStore = steps.contains(.leaves(.store))
    findings.note("004-APP-001", in: [true, false]) { homeIsTold in
      if leaving == nil { return isStore || (isHome && homeIsTold) }
      return !isStore && !isHome
    }
    guard let leaving else { return }
    let resigning = events.firstIndex(of: .applicationWillResignActive) ?? -1
    let background = events.firstIndex(of: .applicationDidEnterBackground)
    findings.note("004-APP-002", in: [true, false]) { comesBefore in
      resigning > leaving || background.map { ($0 > leaving) != comesBefore } ?? false
    }
  }
}
