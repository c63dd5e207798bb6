private import Synchronization

/// What one chunk of a search came to.
@usableFromInline
struct ChunkRecord<Signature: Hashable & Sendable>: Sendable {
  let cases: Range<Int>
  private(set) var discarded: Int
  private(set) var failures: [Signature: SearchResult<Signature>.Failure] = [:]
  private(set) var labels: [String: Int] = [:]
  private(set) var best: [String: SearchResult<Signature>.Best] = [:]

  @usableFromInline
  init(_ cases: Range<Int>, discarded: Int) {
    self.cases = cases
    self.discarded = discarded
  }

  /// Adds a judgement; cases come in rising order.
  @usableFromInline
  mutating func add(_ judgement: Judgement<Signature>, ofCase index: Int) {
    guard !judgement.isDiscarded else {
      discarded += 1
      return
    }
    for signature in judgement.failures where failures[signature]?.add([index], count: 1) == nil {
      failures[signature] = .init(lowestCase: index, count: 1)
    }
    for (position, label) in judgement.labels.enumerated()
    where !judgement.labels[..<position].contains(label) {
      labels[label, default: 0] += 1
    }
    for (name, score) in judgement.scores {
      best.keepHigher(.init(lowestCase: index, score: score), under: name)
    }
  }
}

extension Dictionary where Key == String {
  /// Keeps the higher of two scores, and the one of the lower case where they are equal.
  fileprivate mutating func keepHigher<Signature>(
    _ other: SearchResult<Signature>.Best, under name: String
  ) where Value == SearchResult<Signature>.Best {
    guard !other.score.isNaN else { return }
    guard let own = self[name] else {
      self[name] = other
      return
    }
    if (own.score, other.lowestCase) < (other.score, own.lowestCase) { self[name] = other }
  }
}

/// Adds up the chunks of a search in the order of their cases, whatever order they end in.
///
/// Chunks that end early wait for the ones before them, so a search that ends with its first
/// failure counts the same cases for any number of workers.
@usableFromInline
final class Ledger<Signature: Hashable & Sendable>: Sendable {
  private struct State {
    var result: SearchResult<Signature>
    var waiting: [Int: ChunkRecord<Signature>] = [:]
    var next: Int
    /// Whether a chunk in order had a failure that ends the search.
    var isDecided = false
    var ending: SearchResult<Signature>.Ending?
  }

  private let state: Mutex<State>
  private let closed = Atomic<Bool>(false)
  private let stopsAtFirstFailure: Bool
  private let first: Int
  private let lookPoints: Set<Int>

  @usableFromInline
  init(cases: Range<Int>, stopsAtFirstFailure: Bool, demands: [Coverage]) {
    let result = SearchResult<Signature>(ending: .completed, demands: demands)
    state = Mutex(State(result: result, next: cases.lowerBound))
    first = cases.lowerBound
    lookPoints = demands.isEmpty ? [] : Set(Coverage.lookPoints(upTo: cases.count))
    self.stopsAtFirstFailure = stopsAtFirstFailure
  }

  /// Whether no more chunks are wanted.
  @usableFromInline
  var isClosed: Bool { closed.load(ordering: .relaxed) }

  @usableFromInline
  func add(_ record: ChunkRecord<Signature>) {
    state.withLock { state in
      state.waiting[record.cases.lowerBound] = record
      while !state.isDecided, let ready = state.waiting.removeValue(forKey: state.next) {
        fold(ready, into: &state)
        state.next = ready.cases.upperBound
      }
      if state.isDecided { closed.store(true, ordering: .relaxed) }
    }
  }

  /// Ends the search early; the first reason given is the one that counts.
  @usableFromInline
  func close(_ ending: SearchResult<Signature>.Ending) {
    state.withLock { state in
      if state.ending == nil { state.ending = ending }
    }
    closed.store(true, ordering: .relaxed)
  }

  /// Returns what was established; to be called when all workers are done.
  @usableFromInline
  func result() -> SearchResult<Signature> {
    state.withLock { state in
      if state.isDecided {
        state.result.ending = .firstFailure
        return state.result
      }
      // Chunks behind a gap that an early end left.
      for (_, record) in state.waiting.sorted(by: { $0.key < $1.key }) {
        fold(record, into: &state)
      }
      state.waiting.removeAll()
      if let ending = state.ending { state.result.ending = ending }
      return state.result
    }
  }

  private func fold(_ record: ChunkRecord<Signature>, into state: inout State) {
    if let last = state.result.covered.last, last.upperBound == record.cases.lowerBound {
      state.result.covered[state.result.covered.count - 1] =
        last.lowerBound..<record.cases.upperBound
    } else {
      state.result.covered.append(record.cases)
    }
    state.result.discardedCount += record.discarded
    state.result.judgedCount += record.cases.count - record.discarded
    for (signature, failure) in record.failures {
      if state.result.failures[signature] == nil {
        state.result.failures[signature] = failure
      } else {
        state.result.failures[signature]?.add(
          [failure.lowestCase] + failure.furtherCases, count: failure.count)
      }
    }
    state.result.labels.add(record.labels)
    for (name, best) in record.best { state.result.best.keepHigher(best, under: name) }
    if state.result.covered.count == 1, lookPoints.contains(record.cases.upperBound - first) {
      state.result.labels.look(after: state.result.judgedCount)
    }
    if stopsAtFirstFailure, !record.failures.isEmpty { state.isDecided = true }
  }
}
