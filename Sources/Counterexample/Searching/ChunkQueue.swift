private import Synchronization

/// Hands out the chunks of a range in order, each to one worker.
@usableFromInline
final class ChunkQueue: Sendable {
  private let cases: Range<Int>
  private let size: Int
  /// Numbers of cases after which a chunk ends, in order.
  private let cuts: [Int]
  /// The number of chunks that were handed out; of cases, where there are cuts.
  private let handedOut = Atomic<Int>(0)

  @usableFromInline
  init(cases: Range<Int>, size: Int, cuts: [Int]) {
    self.cases = cases
    self.size = size
    self.cuts = cuts
  }

  /// Returns the next chunk; nil when there are no more.
  @usableFromInline
  func next() -> Range<Int>? {
    guard !cuts.isEmpty else { return chunk(handedOut.add(1, ordering: .relaxed).oldValue) }
    var offset = handedOut.load(ordering: .relaxed)
    while offset < cases.count {
      let cut = cuts.first { $0 > offset } ?? cases.count
      let end = min(offset + min(size, cases.count - offset), cut)
      let exchange = handedOut.weakCompareExchange(
        expected: offset, desired: end, ordering: .relaxed)
      if exchange.exchanged {
        return cases.lowerBound + offset..<cases.lowerBound + end
      }
      offset = exchange.original
    }
    return nil
  }

  private func chunk(_ number: Int) -> Range<Int>? {
    let (offset, overflow) = number.multipliedReportingOverflow(by: size)
    guard !overflow, offset < cases.count else { return nil }
    let start = cases.lowerBound + offset
    return start..<start + min(size, cases.count - offset)
  }
}
