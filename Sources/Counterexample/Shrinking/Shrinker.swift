/// One run of shrinking: the best case so far, and what has been tried.
///
/// A class, because the passes and the closures inside them all work on the same best case.
final class Shrinker<Value, Signature: Hashable & Sendable> {
  /// What came of a candidate.
  enum Outcome {
    /// It is the new best case.
    case improved
    /// It fails in the same way, but is not simpler.
    case fails(Recording)
    /// It does not fail in the same way, or was not judged.
    case rejected
  }

  let generator: Generator<Value>
  private let signature: Signature
  private let evaluate: Evaluate<Value, Signature>
  private let shouldStop: () -> Bool
  private let budget: Int

  private(set) var best: Recording
  private(set) var bestValue: Value
  private(set) var bestJudgement: Judgement<Signature>?
  /// Counts the improvements, so that a pass can tell whether there was one.
  private(set) var improvements = 0
  private(set) var evaluations = 0
  private(set) var confirmations = 0
  private(set) var candidates = 0
  /// Why nothing more is to be tried; nil while there is.
  private(set) var ending: ShrinkResult<Value, Signature>.Ending?

  /// Draws whose keys were found by several steps towards a bound.
  var settled: Set<Draw> = []

  /// How many more evaluations may go into trying one key after the other.
  var scanAllowance = 1000

  /// Hashes of the keys that were proposed.
  private var proposed: Set<UInt64> = []
  /// Hashes of the draws that were judged, and whether they failed in the same way.
  private var judged: [UInt64: Bool] = [:]
  private var source = Source(seed: 0, usesSpecialValues: true, tape: Tape(.keys))

  init(
    _ generator: Generator<Value>, signature: Signature, _ sample: Sample<Value>, budget: Int,
    shouldStop: @escaping () -> Bool, evaluate: @escaping Evaluate<Value, Signature>
  ) {
    self.generator = generator
    self.signature = signature
    self.budget = budget
    self.shouldStop = shouldStop
    self.evaluate = evaluate
    best = sample.recording
    bestValue = sample.value
  }

  var isDone: Bool { ending != nil }

  func run(isSmallest: Bool) async -> ShrinkResult<Value, Signature> {
    await confirmStart()
    if !isDone {
      if !isSmallest { await shrink() }
      await confirmEnd()
    }
    return ShrinkResult(
      ending: ending ?? .fixedPoint, value: bestValue, keys: best.keys, judgement: bestJudgement,
      evaluations: evaluations, confirmations: confirmations, candidates: candidates)
  }

  // MARK: - Confirming

  private func confirmStart() async {
    let (recording, value) = realise(best.keys)
    guard recording.hash == best.hash else {
      ending = .generatorUnstable
      return
    }
    judged[best.hash] = true
    guard !shouldStop() else {
      ending = .stopped
      return
    }
    confirmations += 1
    guard let judgement = await judge(value) else { return }
    bestJudgement = judgement
    guard judgement.failures.contains(signature) else {
      ending = .flaky(first: nil, again: judgement)
      return
    }
  }

  private func confirmEnd() async {
    if case .failed = ending { return }
    let (recording, value) = realise(best.keys)
    guard recording.hash == best.hash else {
      ending = .generatorUnstable
      return
    }
    let earlier = ending
    confirmations += 1
    guard let judgement = await judge(value) else { return }
    if judgement.failures.contains(signature) {
      ending = earlier
    } else {
      ending = .flaky(first: bestJudgement, again: judgement)
    }
  }

  private func judge(_ value: Value) async -> Judgement<Signature>? {
    do {
      let judgements = try await evaluate([value])
      guard judgements.count == 1 else {
        throw EvaluationError.judgementCount(expected: 1, found: judgements.count)
      }
      return judgements[0]
    } catch {
      ending = .failed(error)
      return nil
    }
  }

  // MARK: - Candidates

  /// Counts a candidate, most of which are drawn but never judged.
  ///
  /// They are cheap, but a case of thousands of draws has too many of them to try them all.
  private func countCandidate() {
    candidates += 1
    guard !isDone else { return }
    if candidates > 20 * max(budget, 50) {
      ending = .outOfBudget
    } else if candidates % 64 == 0, shouldStop() {
      ending = .stopped
    }
  }

  /// Draws the value of a candidate, without judging it.
  func realise(_ keys: some Collection<UInt64>, randomTail seed: UInt64? = nil) -> (
    Recording, Value
  ) {
    countCandidate()
    source.restart(seed == nil ? .keys : .keysThenRandom, keys: Array(keys), seed: seed ?? 0)
    let value = generator.draw(&source)
    return (source.tape.recording, value)
  }

  /// Draws a case with some keys replaced, where everything else keeps its place in the structure.
  ///
  /// - Parameters:
  ///   - base: The case.
  ///   - edits: The draws to change and their keys.
  ///   - dropped: The number of the element that goes where a sequence gets shorter.
  /// - Returns: What was drawn.
  func aligned(
    _ base: Recording, _ edits: [(index: Int, key: UInt64)], dropping dropped: Int? = nil
  ) -> Recording {
    countCandidate()
    var keys = base.keys
    for edit in edits { keys[edit.index] = edit.key }
    source.restart(Alignment(base, keys: keys, dropping: dropped))
    _ = generator.draw(&source)
    return source.tape.recording
  }

  /// Draws the value of a candidate from a source that is ready for it.
  func draw(_ source: inout Source) -> (Recording, Value) {
    countCandidate()
    let value = generator.draw(&source)
    return (source.tape.recording, value)
  }

  /// Judges a case that is known to be simpler; returns whether it is the new best case.
  func judgeSimpler(_ recording: Recording, _ value: Value) async -> Bool {
    if case .improved = await judge(recording, value) { return true }
    return false
  }

  /// Judges a candidate if it is simpler and new; returns whether it is the new best case.
  func attempt(_ keys: [UInt64]) async -> Bool {
    guard !isDone, proposed.insert(Shrinker.hash(keys)).inserted else { return false }
    countCandidate()
    source.restart(.keys, keys: keys)
    let value = generator.draw(&source)
    // Most candidates end here, so that the recording stays where it is and keeps its memory.
    guard source.tape.recording.isSimpler(than: best), !source.tape.recording.isDiscarded,
      judged[source.tape.recording.hash] == nil
    else { return false }
    if case .improved = await judge(source.tape.recording, value) { return true }
    return false
  }

  /// Judges a candidate if it is new, even one that is not simpler.
  func probe(_ keys: [UInt64]) async -> Outcome {
    guard !isDone else { return .rejected }
    let (recording, value) = realise(keys)
    return await judge(recording, value)
  }

  private func judge(_ recording: Recording, _ value: Value) async -> Outcome {
    guard !recording.isDiscarded else { return .rejected }
    let hash = recording.hash
    if let fails = judged[hash] { return fails ? .fails(recording) : .rejected }
    guard evaluations < budget else {
      ending = .outOfBudget
      return .rejected
    }
    guard !shouldStop() else {
      ending = .stopped
      return .rejected
    }
    evaluations += 1
    guard let judgement = await judge(value) else { return .rejected }
    let fails = !judgement.isDiscarded && judgement.failures.contains(signature)
    judged[hash] = fails
    guard fails else { return .rejected }
    guard recording.isSimpler(than: best) else { return .fails(recording) }
    best = recording
    bestValue = value
    bestJudgement = judgement
    improvements += 1
    return .improved
  }

  private static func hash(_ keys: [UInt64]) -> UInt64 {
    var hash = StableHash()
    hash.combine(keys.count)
    for key in keys { hash.combine(key) }
    return hash.value
  }
}
