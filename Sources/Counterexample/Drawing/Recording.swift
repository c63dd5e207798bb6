/// What a generator did while it drew one value: its draws and their structure.
@usableFromInline
struct Recording: Sendable {
  /// A stretch of draws that belong together.
  @usableFromInline
  struct Span: Hashable, Sendable {
    /// The first draw, and the one after the last.
    @usableFromInline var start: Int
    @usableFromInline var end: Int
    /// What the stretch draws; equal labels may stand in for each other.
    @usableFromInline var label: UInt64
    /// The enclosing span, or -1.
    @usableFromInline var parent: Int
    /// The sequence this span is an element of, or -1.
    @usableFromInline var sequence: Int
    /// Whether the generator said that the stretch has no effect.
    @usableFromInline var isUnused: Bool

    @usableFromInline var range: Range<Int> { start..<end }
  }

  /// A sequence: the draw of its length, and its elements.
  @usableFromInline
  struct Sequence: Hashable, Sendable {
    @usableFromInline var lengthDraw: Int
    @usableFromInline var minimum: Int
    /// The spans of the elements.
    @usableFromInline var elements: [Int]
    /// Whether the elements are steps, numbered through the whole case.
    @usableFromInline var isSteps: Bool
  }

  @usableFromInline var draws: [Draw] = []
  @usableFromInline var spans: [Span] = []
  @usableFromInline var sequences: [Sequence] = []
  @usableFromInline var isDiscarded = false

  @inlinable init() {}

  mutating func removeAll() {
    draws.removeAll(keepingCapacity: true)
    spans.removeAll(keepingCapacity: true)
    sequences.removeAll(keepingCapacity: true)
    isDiscarded = false
  }

  /// The keys of the draws: what replays the value.
  var keys: [UInt64] { draws.map(\.key) }

  /// The spans of all steps, in the order they were drawn.
  var steps: [Int] {
    sequences.filter(\.isSteps).flatMap(\.elements).sorted { spans[$0].start < spans[$1].start }
  }

  /// Whether this recording is simpler: fewer draws, or as many and the first that differs lower.
  func isSimpler(than other: Recording) -> Bool {
    if draws.count != other.draws.count { return draws.count < other.draws.count }
    for (draw, otherDraw) in zip(draws, other.draws) where draw.key != otherDraw.key {
      return draw.key < otherDraw.key
    }
    return false
  }

  /// A hash of the draws as they were realised: keys, bounds and kinds.
  var hash: UInt64 {
    var hash = StableHash()
    hash.combine(draws.count)
    for draw in draws {
      hash.combine(draw.key)
      hash.combine(draw.max)
      // Where a branch stands in the file is no part of what was drawn.
      hash.combine(draw.kind == .branch ? 0 : draw.turn)
      hash.combine(UInt64(draw.kind.rawValue) | UInt64(draw.bits) << 8)
    }
    return hash.value
  }
}
