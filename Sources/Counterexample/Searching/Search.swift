/// Looks for cases that fail, on any number of workers.
///
/// Every case is judged exactly once, and the search goes on after a failure, so that one run
/// finds every way to fail. What it returns does not depend on the number of workers.
public struct Search<Value, Signature: Hashable & Sendable>: Sendable {
  /// Draws the cases.
  public let generator: Generator<Value>
  /// What the cases are drawn from.
  public let seeds: Seeds
  /// The number of tasks that draw and judge; at least 1.
  public var workers = 1
  /// The number of cases that are judged together; at least 1.
  public var chunkSize = 64
  /// Whether to end with the first failing case instead of judging all of them.
  public var stopsAtFirstFailure = false
  /// How often labels have to come up.
  ///
  /// A chunk ends wherever the demands are looked at, so that the verdicts depend on the cases
  /// alone.
  public var demands: [Coverage] = []

  /// Creates a search with one worker and chunks of 64 that judges every case.
  public init(_ generator: Generator<Value>, seeds: Seeds) {
    self.generator = generator
    self.seeds = seeds
  }

  /// Draws and judges cases.
  ///
  /// - Parameters:
  ///   - cases: The indices of the cases; a part of a larger range makes a shard.
  ///   - shouldStop: Asked before each chunk; once true, the result so far comes back.
  ///   - evaluate: Judges a chunk. An error it throws ends the search and comes back beside
  ///     what was established up to there.
  /// - Returns: What was judged, and the lowest failing case of each signature.
  /// - Complexity: One draw and one judgement for each case.
  @inlinable
  public func run(
    cases: Range<Int>,
    shouldStop: @escaping @Sendable () -> Bool = { false },
    evaluate: @escaping Evaluate<Value, Signature>
  ) async -> SearchResult<Signature> {
    precondition(workers > 0 && chunkSize > 0, "a search needs a worker and a chunk")
    let ledger = Ledger<Signature>(
      cases: cases, stopsAtFirstFailure: stopsAtFirstFailure, demands: demands)
    let queue = ChunkQueue(
      cases: cases, size: chunkSize,
      cuts: demands.isEmpty ? [] : Coverage.lookPoints(upTo: cases.count))
    // A child task even for a single worker keeps the search off the caller's actor.
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<workers {
        group.addTask {
          await work(on: queue, ledger, shouldStop: shouldStop, evaluate: evaluate)
        }
      }
    }
    return ledger.result()
  }

  // Inlinable with all it calls for each case: a copy that does not know the type of the values
  // takes three times as long for a case.
  @inlinable
  func work(
    on queue: ChunkQueue, _ ledger: Ledger<Signature>,
    shouldStop: @Sendable () -> Bool, evaluate: Evaluate<Value, Signature>
  ) async {
    var source = Source(seed: 0, usesSpecialValues: seeds.usesSpecialValues)
    source.usesWeights = seeds.usesWeights
    while !ledger.isClosed {
      if shouldStop() {
        ledger.close(.stopped)
        return
      }
      guard let chunk = queue.next() else { return }
      let drawn = draw(chunk, from: &source)
      do {
        let judgements = drawn.values.isEmpty ? [] : try await evaluate(drawn.values)
        guard judgements.count == drawn.values.count else {
          throw EvaluationError.judgementCount(
            expected: drawn.values.count, found: judgements.count)
        }
        ledger.add(record(of: judgements, chunk, discarded: drawn.discarded))
      } catch {
        ledger.close(.failed(error))
        return
      }
    }
  }

  /// Draws the cases of a chunk, leaving out those the generator discards.
  @inlinable
  func draw(
    _ chunk: Range<Int>, from source: inout Source
  ) -> (values: [Value], discarded: [Int]) {
    var values: [Value] = []
    var discarded: [Int] = []
    values.reserveCapacity(chunk.count)
    for index in chunk {
      source.restart(seed: seeds.seed(ofCase: index))
      let value = generator.draw(&source)
      if source.isDiscarded { discarded.append(index) } else { values.append(value) }
    }
    return (values, discarded)
  }

  /// Adds up the judgements of a chunk, of which some cases were discarded.
  @inlinable
  func record(
    of judgements: [Judgement<Signature>], _ chunk: Range<Int>, discarded: [Int]
  ) -> ChunkRecord<Signature> {
    var record = ChunkRecord<Signature>(chunk, discarded: discarded.count)
    var nextDiscarded = 0
    var index = chunk.lowerBound
    for judgement in judgements {
      while nextDiscarded < discarded.count, discarded[nextDiscarded] == index {
        nextDiscarded += 1
        index += 1
      }
      if !judgement.isPlain { record.add(judgement, ofCase: index) }
      index += 1
    }
    return record
  }
}
