package import Scenarios

/// Returns why a session cannot have gone as its trace says: nothing for a legal one, else one thing.
///
/// Only the first is told, as what follows an impossible step can be trusted no more.
///
/// The stimuli that were used lead from one legal situation to the next, and those that were passed
/// over could not happen. Each has its events in UIKit's order, with what could be read then; checks
/// and presentations are answered at once and truly; what was put off comes back; and loads are
/// answered when and as the life has it. Nothing is judged about the implementation.
///
/// - Complexity: O(*s* *n*²) in the steps and the number of scenes.
package func illegalities(of trace: Trace) -> [Illegality] {
  var review = Review()
  review.judgeMoment(trace.situation)
  if review.illegalities.isEmpty {
    var following = Following(trace)
    following.follow()
    review = following.review
  }
  return Array(review.illegalities.prefix(1))
}

/// A trace that is followed step by step, and what is still to come.
struct Following {
  let trace: Trace
  var review = Review()
  /// Where the session stands once all that the present stimulus tells was told.
  var standing: Standing
  /// What could be read when an event was last told.
  var now: Told
  /// What the present stimulus still has to tell.
  var told: [Told]
  /// The checks and presentations that were not answered yet.
  var unanswered: [FollowedAction] = []
  /// How often something was put off that did not come back yet.
  var putOff = 0
  /// The loads that began, by number.
  var loads: [FollowedLoad] = []
  /// The width the banner has; nil before it has one.
  var bannerWidth: Double?

  init(_ trace: Trace) {
    self.trace = trace
    standing = Standing(at: trace.situation)
    told = standing.opening
    now = told[0]
  }

  /// Notes an illegality of a step unless a condition holds.
  mutating func require(
    _ condition: Bool, _ rule: Illegality.Rule, at step: Int, _ sentence: @autoclosure () -> String
  ) {
    review.require(condition, rule, "At step \(step): \(sentence())")
  }

  mutating func follow() {
    // Past the last stimulus comes what nothing can be waited for with.
    let ends = trace.life.stimuli.count
    var stimulus = -1
    for (index, step) in trace.steps.enumerated() {
      require(
        step.stimulus >= stimulus && step.stimulus <= ends, .stepOutOfOrder, at: index,
        "It belongs to stimulus \(step.stimulus), after one of stimulus \(stimulus).")
      while stimulus < min(step.stimulus, ends) {
        close(before: index)
        stimulus += 1
        if stimulus < ends { open(stimulus, at: index) }
      }
      follow(step, at: index)
      guard review.illegalities.isEmpty else { return }
    }
    guard !trace.isCutOff else { return }
    while stimulus < ends {
      close(before: trace.steps.count)
      stimulus += 1
      if stimulus < ends { open(stimulus, at: trace.steps.count) }
    }
    close(before: trace.steps.count)
    for (number, load) in loads.enumerated() {
      require(
        load.isAnswered, .loadUnanswered, at: trace.steps.count,
        "Load \(number) is never answered.")
    }
  }

  /// Takes up the next stimulus, or sees why it was passed over.
  private mutating func open(_ stimulus: Int, at step: Int) {
    var attempt = Review()
    var next = standing
    let told = attempt.take(trace.life.stimuli[stimulus], in: &next)
    if trace.unusedStimuli.contains(stimulus) {
      require(
        !attempt.illegalities.isEmpty, .stimulusPassedOver, at: step,
        "Stimulus \(stimulus) was passed over.")
    } else {
      for found in attempt.illegalities {
        require(false, found.rule, at: step, "Stimulus \(stimulus): \(found.sentence)")
      }
      standing = next
      self.told = told
    }
  }

  /// Sees that nothing of a stimulus is left when the next one comes.
  private mutating func close(before step: Int) {
    let left = told.first { !$0.isOptional }
    require(left == nil, .eventMisplaced, at: step, "\(words(left?.kind)) was never told.")
    let open = unanswered.first?.action
    require(open == nil, .answerMisplaced, at: step, "\(words(open)) was never answered.")
    require(
      putOff == 0, .dispatchMisplaced, at: step, "What was put off did not come back.")
    told = []
  }

  private mutating func follow(_ step: Step, at index: Int) {
    switch step.event.kind {
    case .checked, .adWillPresent, .adDidFailToPresent:
      take(answer: step.event.kind, at: index)
    case .loadDidSucceed, .loadDidFail:
      requireQuiet(at: index)
      require(
        putOff == 0, .dispatchMisplaced, at: index,
        "A load is answered before what was put off comes back.")
      take(answerToLoad: step, at: index)
    case .dispatched:
      requireQuiet(at: index)
      require(putOff > 0, .dispatchMisplaced, at: index, "Nothing was put off.")
      putOff -= 1
    default: take(told: step.event.kind, at: index)
    }
    judge(step.event.snapshot, at: index)
    takeActions(of: step, at: index)
  }

  /// Notes an event unless all that the stimulus tells was told, and every answer given.
  private mutating func requireQuiet(at index: Int) {
    told.removeAll(where: \.isOptional)
    require(
      told.isEmpty, .eventMisplaced, at: index, "The stimulus has not been told to its end.")
    require(
      unanswered.isEmpty, .answerMisplaced, at: index, "Something comes before an answer.")
  }

  private mutating func take(told kind: Event.Kind, at index: Int) {
    require(
      unanswered.isEmpty, .answerMisplaced, at: index, "Something comes before an answer.")
    while let first = told.first, first.isOptional, first.kind != kind { told.removeFirst() }
    let next = told.first?.kind
    require(
      next == kind, .eventMisplaced, at: index, "\(kind) is told instead of \(words(next)).")
    if !told.isEmpty { now = told.removeFirst() }
  }

  private mutating func judge(_ snapshot: Snapshot, at index: Int) {
    let now = now
    require(
      snapshot.situation == now.situation, .snapshotOutdated, at: index,
      "\(parts(of: snapshot.situation, otherThanIn: now.situation)).")
    require(
      snapshot.isCovered == now.isCovered, .coverMisread, at: index,
      "That the host is covered was read as \(snapshot.isCovered).")
  }
}

/// The words for what there may be none of.
func words<Value>(_ value: Value?) -> String {
  value.map { "\($0)" } ?? "nothing"
}

/// The words for the parts of a situation that another one has otherwise.
private func parts(of situation: Situation, otherThanIn other: Situation) -> String {
  var parts: [String] = []
  func compare<Part: Equatable>(_ name: String, _ part: KeyPath<Situation, Part>) {
    let (one, two) = (situation[keyPath: part], other[keyPath: part])
    if one != two { parts.append("\(name) was read as \(one) instead of \(two)") }
  }
  compare("the build", \.build)
  compare("the device", \.device)
  compare("the connected set", \.scenes)
  compare("the host", \.host)
  compare("the layout before", \.before)
  return parts.joined(separator: ", ")
}
