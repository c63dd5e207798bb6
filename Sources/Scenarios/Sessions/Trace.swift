/// A session as it went: the case, and what happened step by step.
public struct Trace: Hashable, Sendable {
  /// The situation in which the session began.
  public var situation: Situation
  /// What was to happen from there on.
  public var life: Life
  /// What did happen, in order.
  public var steps: [Step]
  /// The indices of the stimuli that did not apply when their turn came.
  public var unusedStimuli: [Int]
  /// Whether the session was ended because it would not end by itself.
  public var isCutOff: Bool

  /// Creates the trace of a session that has not begun.
  public init(_ situation: Situation, _ life: Life) {
    self.situation = situation
    self.life = life
    steps = []
    unusedStimuli = []
    isCutOff = false
  }
}

/// An event, and what the implementation made of it.
public struct Step: Hashable, Sendable {
  /// The index of the stimulus it belongs to; -1 before the first.
  public var stimulus: Int
  /// What the implementation was told.
  public var event: Event
  /// What it did.
  public var actions: [Action]
  /// What is true besides, and was not told.
  public var facts: [Fact]

  /// Creates a step to which nothing was done yet.
  public init(stimulus: Int, _ event: Event, facts: [Fact] = []) {
    self.stimulus = stimulus
    self.event = event
    actions = []
    self.facts = facts
  }
}

/// Something the world knows about a step and tells no implementation.
public enum Fact: Hashable, Sendable {
  /// An action of the step began the load of this number.
  case loadBegan(load: Int, Request)
  /// The full-screen ad of a load was delivered, made for this extent in points.
  case delivered(load: Int, contentSize: Size)
}

/// A session while it is played: asked for the next event, and told the actions.
public protocol Play: Sendable {
  /// What kind of ad the session is about.
  var format: AdFormat { get }
  /// What happened so far.
  var trace: Trace { get }
  /// Returns the next event; nil when the session is over.
  mutating func next() -> Event?
  /// Takes what the implementation did when it was told the last event.
  mutating func receive(_ actions: [Action])
}
