internal import Records
internal import Scenarios

extension Rule {
  /// 002-STA-001: the statuses of all adapters can be read at any time, as they are then.
  static let statusesCanBeRead = onStart("002-STA-001") { start, events, readings, _ in
    guard !start.statusReads.isEmpty else { return .silent }
    let lists = events.statusLists
    for (place, time) in start.statusReads.enumerated() {
      let now = start.readyAt.map { AdapterStatus(isReady: ($0 ?? .infinity) <= time) }
      guard place < lists.count, lists[place].count == start.readyAt.count else {
        return .broken(.kind("statusMissing", expected: .event(.statuses(now))))
      }
      for network in start.readyAt.indices
      where lists[place][network].isReady != start.isReady(network, at: time, &readings) {
        return .broken(.kind("wrongStatus", expected: .event(.statuses(now))))
      }
    }
    return .kept
  }
}
