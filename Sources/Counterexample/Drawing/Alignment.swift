/// A recorded case that is replayed by its structure instead of draw by draw.
///
/// When an edit makes one part of a case take more or fewer draws, reading on key after key would
/// hand every later part the wrong keys. Here each span reads from the span in its place in the
/// recording, and element *n* of a sequence from element *n*, so only the edited part differs.
///
/// A class, because it is a place in a recording, and so that a source without one stays small.
@usableFromInline
final class Alignment {
  /// Where reading stands inside one span, sequence or the whole case.
  private struct Level {
    /// The span of the recording; -1 for the whole case, nil when there is none in its place.
    var span: Int?
    /// The next of its child spans that is not an element.
    var nextChild = 0
    /// The sequence whose elements are being read, and the number of the next one.
    var sequence: Int?
    var nextElement = 0
    /// The number of the first element to leave out, and how many.
    var gap = 0..<0
  }

  private let recording: Recording
  private let keys: [UInt64]
  /// The child spans of each span that are not elements; those of the whole case are last.
  private let children: [[Int]]
  /// The number of the element that goes when a sequence gets shorter; nil for the last ones.
  private let dropped: Int?
  private var levels: [Level] = [Level(span: -1)]
  /// The next draw to read; nil when the span is used up.
  private var position: Int? = 0
  /// The draw that was read last; nil when nothing was left.
  private var lastRead: Int?

  /// Creates a replay of a recording with other keys, as many as it has draws.
  ///
  /// - Complexity: O(*n*) in the number of spans.
  init(_ recording: Recording, keys: [UInt64], dropping dropped: Int? = nil) {
    self.recording = recording
    self.keys = keys
    self.dropped = dropped
    var children: [[Int]] = Array(repeating: [], count: recording.spans.count + 1)
    for (index, span) in recording.spans.enumerated() where span.sequence < 0 {
      children[span.parent < 0 ? recording.spans.count : span.parent].append(index)
    }
    self.children = children
  }

  private func children(of span: Int) -> [Int] {
    children[span < 0 ? recording.spans.count : span]
  }

  private func end(of span: Int) -> Int {
    span < 0 ? recording.draws.count : recording.spans[span].end
  }

  /// Returns the next key; nil when the span has no more.
  func next() -> UInt64? {
    lastRead = nil
    guard let span = levels[levels.count - 1].span, var position else { return nil }
    // A draw of the span itself is not to be found inside of its children.
    for child in children(of: span) {
      let range = recording.spans[child].range
      if range.lowerBound == position, !range.isEmpty { position = range.upperBound }
    }
    guard position < end(of: span) else {
      self.position = nil
      return nil
    }
    lastRead = position
    self.position = position + 1
    return keys[position]
  }

  /// Goes into the sequence whose length was just read.
  func openSequence(count: Int) {
    var level = Level(span: levels[levels.count - 1].span)
    if let lastRead {
      level.sequence = recording.sequences.firstIndex { $0.lengthDraw == lastRead }
    }
    if let sequence = level.sequence, let dropped {
      let surplus = recording.sequences[sequence].elements.count - count
      if surplus > 0 { level.gap = dropped..<dropped + surplus }
    }
    levels.append(level)
  }

  func closeSequence() {
    let level = levels.removeLast()
    guard let sequence = level.sequence else { return }
    if let last = recording.sequences[sequence].elements.last {
      position = recording.spans[last].end
    } else {
      position = recording.sequences[sequence].lengthDraw + 1
    }
  }

  func openElement() {
    let last = levels.count - 1
    var number = levels[last].nextElement
    levels[last].nextElement += 1
    if number >= levels[last].gap.lowerBound { number += levels[last].gap.count }
    guard let sequence = levels[last].sequence else { return enter(nil) }
    let elements = recording.sequences[sequence].elements
    enter(number < elements.count ? elements[number] : nil)
  }

  func openSpan(label: UInt64) {
    let last = levels.count - 1
    guard let span = levels[last].span else { return enter(nil) }
    let children = children(of: span)
    let number = levels[last].nextChild
    guard number < children.count, recording.spans[children[number]].label == label else {
      return enter(nil)
    }
    levels[last].nextChild += 1
    enter(children[number])
  }

  private func enter(_ span: Int?) {
    levels.append(Level(span: span))
    if let span { position = recording.spans[span].start }
  }

  func closeSpan() {
    let level = levels.removeLast()
    if let span = level.span { position = recording.spans[span].end }
  }
}
