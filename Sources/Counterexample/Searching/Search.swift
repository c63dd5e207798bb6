private import Synchronization

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
  public func run(
    cases: Range<Int>,
    shouldStop: @escaping @Sendable () -> Bool = { false },
    evaluate: @escaping Evaluate<Value, Signature>
  ) async -> SearchResult<Signature> {
    precondition(workers > 0 && chunkSize > 0, "a search needs a worker and a chunk")
    let ledger = Ledger<Signature>(cases: cases, stopsAtFirstFailure: stopsAtFirstFailure)
    let queue = ChunkQueue(cases: cases, size: chunkSize)
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

  private func work(
    on queue: ChunkQueue, _ ledger: Ledger<Signature>,
    shouldStop: @Sendable () -> Bool, evaluate: Evaluate<Value, Signature>
  ) async {
    var source = Source(seed: 0, usesSpecialValues: seeds.usesSpecialValues)
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
        var record = ChunkRecord<Signature>(chunk, discarded: chunk.count - drawn.values.count)
        for (index, judgement) in zip(drawn.indices, judgements) {
          record.add(judgement, ofCase: index)
        }
        ledger.add(record)
      } catch {
        ledger.close(.failed(error))
        return
      }
    }
  }

  /// Draws the cases of a chunk, leaving out those the generator discards.
  private func draw(
    _ chunk: Range<Int>, from source: inout Source
  ) -> (values: [Value], indices: [Int]) {
    var values: [Value] = []
    var indices: [Int] = []
    values.reserveCapacity(chunk.count)
    indices.reserveCapacity(chunk.count)
    for index in chunk {
      source.restart(seed: seeds.seed(ofCase: index))
      let value = generator.draw(&source)
      guard !source.isDiscarded else { continue }
      values.append(value)
      indices.append(index)
    }
    return (values, indices)
  }
}

/// Hands out the chunks of a range in order, each to one worker.
private final class ChunkQueue: Sendable {
  private let cases: Range<Int>
  private let size: Int
  private let handedOut = Atomic<Int>(0)

  init(cases: Range<Int>, size: Int) {
    self.cases = cases
    self.size = size
  }

  func next() -> Range<Int>? {
    let chunk = handedOut.add(1, ordering: .relaxed).oldValue
    let (offset, overflow) = chunk.multipliedReportingOverflow(by: size)
    guard !overflow, offset < cases.count else { return nil }
    let start = cases.lowerBound + offset
    return start..<start + min(size, cases.count - offset)
  }
}
