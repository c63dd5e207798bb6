import Scenarios

/// A session whose events are fixed, whatever is done about them.
struct ScriptedPlay: Play {
  let format: AdFormat
  private(set) var trace: Trace
  private var coming: ArraySlice<Event>

  init(_ format: AdFormat, _ events: [Event]) {
    self.format = format
    coming = events[...]
    trace = Trace(.halfPad, Life(format: format, stimuli: []))
  }

  /// Creates a session of so many events, in views of the widths from 1 up.
  init(eventsOfWidths widths: [Double]) {
    self.init(
      .banner,
      widths.map { width in
        var situation = Situation.halfPad
        situation.host.view.size.width = width
        return Event(.viewDidLayoutSubviews, Snapshot(situation))
      })
  }

  mutating func next() -> Event? {
    guard let event = coming.popFirst() else { return nil }
    trace.steps.append(Step(stimulus: -1, event))
    return event
  }

  mutating func receive(_ actions: [Action]) {
    trace.steps[trace.steps.count - 1].actions = actions
  }
}
