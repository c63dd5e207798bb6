internal import JSON
internal import Records
internal import Scenarios

/// What an adapter is given at a time: decisions of one round trip, or sessions of several.
struct Work {
  /// A session, and how far it is.
  private struct Sitting {
    /// The session before its first event.
    let start: any Play
    /// The session as it is.
    var play: any Play
    /// The event that waits for its actions; nil when the session is over.
    var event: Event?
    /// The number of that event.
    var step = 0

    init(_ play: any Play) {
      start = play
      self.play = play
      event = self.play.next()
    }
  }

  private let decisions: [Decision]
  private var sittings: [Sitting]

  /// Creates work of decisions.
  init(_ decisions: [Decision]) {
    self.decisions = decisions
    sittings = []
  }

  /// Creates work of sessions.
  init(_ plays: [any Play]) {
    decisions = []
    sittings = plays.map(Sitting.init)
  }

  /// The number of cases.
  var count: Int { decisions.count + sittings.count }

  /// Whether its cases are sessions.
  var isOfSessions: Bool { !sittings.isEmpty }

  /// The query of a case; nil for a session.
  func query(_ index: Int) -> Query.Name? {
    sittings.isEmpty ? decisions[index].query.name : nil
  }

  /// What becomes of a case without asking anybody: a session in which nothing happens.
  func outcomeAtOnce(_ index: Int) -> Outcome? {
    guard isOfSessions, sittings[index].event == nil else { return nil }
    return .lived(sittings[index].play.trace)
  }

  /// Takes a case back to its beginning.
  mutating func restart(_ index: Int) {
    if isOfSessions { sittings[index] = Sitting(sittings[index].start) }
  }

  /// Writes the next message of a case.
  func write(_ index: Int, number: Int, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("id")
    writer.integer(number)
    do throws(JSONError) {
      if isOfSessions {
        try writeEvent(of: sittings[index], to: &writer)
      } else {
        writer.key("query")
        try decisions[index].query.write(to: &writer)
        writer.key("situation")
        try decisions[index].situation.write(to: &writer)
      }
    } catch {
      // Generated lengths are finite, and stored ones were read from JSON.
      preconditionFailure("a case cannot be written: \(error)")
    }
    writer.endObject()
  }

  private func writeEvent(of sitting: Sitting, to writer: inout JSONWriter) throws(JSONError) {
    guard let event = sitting.event else { preconditionFailure("the session is over") }
    writer.key("step")
    writer.integer(sitting.step)
    if sitting.step == 0 {
      writer.key("format")
      writer.string(sitting.play.format.rawValue)
    }
    writer.key("event")
    try event.write(to: &writer)
  }

  /// What an adapter's actions at a step of a session amount to.
  enum Acceptance {
    /// Another event follows.
    case goesOn
    /// That was the last event.
    case ends(Outcome)
    /// The step was taken already, with the same actions or with others.
    case again(isSame: Bool)
    /// No such event was told yet.
    case early
  }

  /// Takes the actions of a session at a step.
  mutating func take(_ actions: [Action], at step: Int, _ index: Int) -> Acceptance {
    if step < sittings[index].step || sittings[index].event == nil {
      let steps = sittings[index].play.trace.steps
      return .again(isSame: steps.indices.contains(step) && steps[step].actions == actions)
    }
    guard step == sittings[index].step else { return .early }
    sittings[index].play.receive(actions)
    sittings[index].event = sittings[index].play.next()
    guard sittings[index].event == nil else {
      sittings[index].step += 1
      return .goesOn
    }
    return .ends(.lived(sittings[index].play.trace))
  }
}
