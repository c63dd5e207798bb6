private import Synchronization

/// Hands out the chunks of a range in order, each to one worker.
@usableFromInline
final class ChunkQueue: Sendable {
  private let cases: Range<Int>
  private let size: Int
  private let handedOut = Atomic<Int>(0)

  @usableFromInline
  init(cases: Range<Int>, size: Int) {
    self.cases = cases
    self.size = size
  }

  /// Returns the next chunk; nil when there are no more.
  @usableFromInline
  func next() -> Range<Int>? {
    let chunk = handedOut.add(1, ordering: .relaxed).oldValue
    let (offset, overflow) = chunk.multipliedReportingOverflow(by: size)
    guard !overflow, offset < cases.count else { return nil }
    let start = cases.lowerBound + offset
    return start..<start + min(size, cases.count - offset)
  }
}
