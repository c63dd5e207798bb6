internal import Scenarios

/// Events that come in the order in which they were queued.
struct EventQueue: Sendable {
  private var events: [Event] = []
  private var first = 0

  mutating func append(_ event: Event) {
    events.append(event)
  }

  mutating func popFirst() -> Event? {
    guard first < events.count else { return nil }
    let event = events[first]
    first += 1
    if first == events.count {
      events.removeAll(keepingCapacity: true)
      first = 0
    }
    return event
  }
}
