/// Makes a score larger by changing the draws of the case that has it.
///
/// Goes along one draw after the other as far as the score rises, in steps that double and then
/// halve. Where no draw alone helps, it changes a few at random and goes on from what is not worse.
final class Climb<Value> {
  /// What came of one value.
  enum Outcome {
    /// It has this score.
    case score(Double)
    /// It does not count.
    case discarded
    /// No more values are wanted.
    case over
  }

  private let generator: Generator<Value>
  private let judge: (Value, [UInt64]) async -> Outcome
  private(set) var recording: Recording
  private(set) var value: Value
  private(set) var score: Double
  /// How many more values to judge.
  private var budget: Int
  /// How many more values to draw; most were judged before.
  private var attempts: Int
  private var random: RandomWords
  private var judged: Set<UInt64>
  private var source = Source(seed: 0, usesSpecialValues: true, tape: Tape(.keys))

  init(
    _ generator: Generator<Value>, from start: Sample<Value>, score: Double, seed: UInt64,
    budget: Int, judge: @escaping (Value, [UInt64]) async -> Outcome
  ) {
    self.generator = generator
    self.judge = judge
    recording = start.recording
    value = start.value
    self.score = score
    self.budget = budget
    attempts = budget.multipliedReportingOverflow(by: 20).overflow ? .max : budget * 20
    random = RandomWords(seed: seed ^ start.recording.hash)
    judged = [start.recording.hash]
  }

  private var isOver: Bool { budget <= 0 || attempts <= 0 }

  func run() async {
    while !isOver {
      let before = score
      var position = 0
      while position < recording.draws.count, !isOver {
        await climb(position)
        position += 1
      }
      if score <= before { await change() }
    }
  }

  /// Goes along one draw.
  private func climb(_ position: Int) async {
    let draw = recording.draws[position]
    switch draw.kind {
    case .integerUp, .integerDown, .fractionUp, .fractionDown, .length:
      guard draw.isNumber || draw.kind == .length else { return }
      if await !stride(position, downwards: false) { _ = await stride(position, downwards: true) }
    case .boolean, .branch, .symbol:
      for key in 0...min(draw.max, 8) where key != draw.key {
        if await attempt([(position, key)], orEqual: false) { return }
      }
    }
  }

  /// Goes in one direction; returns whether that raised the score.
  private func stride(_ position: Int, downwards: Bool) async -> Bool {
    var hasRisen = false
    var step: UInt64 = 1
    while await attempt(position, step, downwards) {
      hasRisen = true
      step = step > 1 << 61 ? step : step * 2
    }
    while step > 1, hasRisen {
      step /= 2
      _ = await attempt(position, step, downwards)
    }
    return hasRisen
  }

  private func attempt(_ position: Int, _ step: UInt64, _ downwards: Bool) async -> Bool {
    guard position < recording.draws.count else { return false }
    let draw = recording.draws[position]
    let key: UInt64?
    if draw.isNumber {
      let most = min(step, draw.room(downwards: downwards))
      let distance = Int(truncatingIfNeeded: most)
      key = most == 0 ? nil : draw.key(ofOffset: draw.offset &+ (downwards ? -distance : distance))
    } else if downwards {
      key = draw.key == 0 ? nil : draw.key - min(step, draw.key)
    } else {
      key = draw.key == draw.max ? nil : draw.key + min(step, draw.max - draw.key)
    }
    guard let key else { return false }
    return await attempt([(position, key)], orEqual: false)
  }

  /// Gives a few draws other keys.
  private func change() async {
    guard !recording.draws.isEmpty else {
      budget = 0
      return
    }
    var edits: [(Int, UInt64)] = []
    for _ in 0...random.next(upTo: 2) {
      let position = Int(random.next(upTo: UInt64(recording.draws.count - 1)))
      edits.append((position, random.next(upTo: recording.draws[position].max)))
    }
    _ = await attempt(edits, orEqual: true)
  }

  /// Judges the case with some keys replaced, everything else in its place in the structure.
  private func attempt(_ edits: [(Int, UInt64)], orEqual: Bool) async -> Bool {
    guard !isOver else { return false }
    attempts -= 1
    var keys = recording.keys
    for (position, key) in edits { keys[position] = key }
    source.restart(Alignment(recording, keys: keys))
    let drawn = generator.draw(&source)
    let candidate = source.tape.recording
    guard !candidate.isDiscarded, judged.insert(candidate.hash).inserted else { return false }
    budget -= 1
    switch await judge(drawn, candidate.keys) {
    case .score(let new) where new > score || (orEqual && new == score):
      recording = candidate
      value = drawn
      score = new
      return true
    case .score, .discarded:
      return false
    case .over:
      budget = 0
      return false
    }
  }
}
