internal import Records
internal import Scenarios

extension Rule {
  /// 002-STA-002: the description of an adapter that is not ready says why.
  static let descriptionSaysWhyNotReady = onStart("002-STA-002") { start, events, readings, _ in
    let statuses = events.statusLists.prefix(start.statusReads.count)
    var bears = false
    for (network, status) in statuses.flatMap({ $0.enumerated() }) {
      bears = true
      if !status.isReady, status.description.isEmpty {
        return .broken(.kind("noReason", expected: .reason(network: network)))
      }
    }
    for (network, status) in statuses.flatMap({ $0.enumerated() })
    where status.isReady && !status.description.isEmpty {
      guard readings(DescriptionWhenReady.self) == .nothing else { continue }
      return .broken(.kind("reasonThoughReady", expected: .noReason(network: network)))
    }
    return bears ? .kept : .silent
  }
}
