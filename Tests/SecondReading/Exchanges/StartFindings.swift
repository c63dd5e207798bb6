import Scenarios

extension StartExchange {
  /// Line 322 on the time-out, lines 325 and 327 on networks, line 331 on reasons.
  func findings(_ events: [ExchangeEvent]) -> ExchangeFindings {
    var findings = ExchangeFindings()
    let calls = events.compactMap { if case .initialized(let time) = $0 { time } else { nil } }
    // "After 10 seconds … even if".
    findings.note("002-INI-001", calls.first.map { !($0 <= 10) } ?? true)
    if let call = calls.first { noteWaiting(&findings, until: call) }
    noteRequests(&findings, events, call: calls.first)
    noteStatuses(&findings, events)
    return findings
  }

  /// The readings of when all are ready before: until ten seconds, at once, after ten seconds.
  private func noteWaiting(_ findings: inout ExchangeFindings, until call: Double) {
    let never = readyAt.contains { $0 == nil }
    let complete = readyAt.compactMap(\.self).max() ?? 0
    let isEarly = !never && complete < 10
    findings.note("002-INI-002", in: [0, 1, 2]) { world in
      guard isEarly else { return !(call >= 10) }
      switch world {
      case 0: return !(call >= complete)
      case 1: return !(call >= complete) || (call > complete && call <= 10)
      default: return !(call >= complete) || call < 10
      }
    }
  }

  /// Whether a network has come up by a time; `isInclusive` where the instant itself counts.
  private func isUp(_ network: Int, _ time: Double, isInclusive: Bool) -> Bool {
    guard let ready = readyAt[network] else { return false }
    return isInclusive ? ready <= time : ready < time
  }

  private func noteRequests(
    _ findings: inout ExchangeFindings, _ events: [ExchangeEvent], call: Double?
  ) {
    var fillers: [Int: [Int]] = [:]
    for case .filled(let request, let network) in events {
      fillers[request, default: []].append(network)
    }
    let numbered = Array(requests.enumerated())
    findings.note("002-INI-003", in: threeQuestions) { isInclusive, stopsAtFill, afterCall in
      numbered.contains { number, request in
        readyAt.indices.contains { network in
          let isFilledElsewhere = fillers[number, default: []].contains { $0 != network }
          let isTooSoon = call.map { request.at < $0 } ?? true
          return !isUp(network, request.at, isInclusive: isInclusive)
            && !events.contains(.asked(network: network, request: number))
            && !(stopsAtFill && isFilledElsewhere) && !(afterCall && isTooSoon)
        }
      }
    }
    findings.note("002-INI-004", in: [true, false]) { isInclusive in
      numbered.contains { number, request in
        fillers[number] == nil
          && request.offers.contains { network in
            isUp(network, request.at, isInclusive: isInclusive) && readyAt[network] ?? 0 > 10
          }
      }
    }
    findings.note("002-INI-005", in: twoQuestions) { isInclusive, mayComeLater in
      fillers.contains { number, networks in
        guard requests.indices.contains(number) else { return true }
        let request = requests[number]
        return networks.contains { network in
          guard request.offers.contains(network), readyAt[network] != nil else { return true }
          return !isUp(network, request.at, isInclusive: isInclusive) && !mayComeLater
        }
      }
    }
  }

  private func noteStatuses(_ findings: inout ExchangeFindings, _ events: [ExchangeEvent]) {
    let lists = events.compactMap { if case .statuses(let list) = $0 { list } else { nil } }
    findings.note("002-STA-001", in: [true, false]) { isInclusive in
      statusReads.enumerated().contains { number, time in
        let truth = readyAt.indices.map { isUp($0, time, isInclusive: isInclusive) }
        return number >= lists.count || lists[number].map(\.isReady) != truth
      }
    }
    let read = lists.prefix(statusReads.count).joined()
    findings.note("002-STA-002", in: [false, true]) { onlyForReasons in
      read.contains { status in
        status.isReady
          ? onlyForReasons && !status.description.isEmpty : status.description.isEmpty
      }
    }
  }
}
