internal import ProcessCalls

/// Bytes on their way to becoming lines, in bounded room.
struct LineBuffer {
  /// One line.
  enum Line: Hashable {
    /// Where it stands in ``LineBuffer/bytes`` until the next call that changes the buffer.
    case whole(Range<Int>)
    /// It is longer than a line may be; said once, and the rest of it is thrown away.
    case oversized
  }

  /// How much is read at a time.
  private static let readSize = 64 << 10

  /// The room; what is outside the ranges that were handed out has no meaning.
  private(set) var bytes = [UInt8](repeating: 0, count: readSize)
  private let limit: Int
  /// Where the line that is not complete starts, how far it was searched, and where it ends.
  private var start = 0
  private var searched = 0
  private var end = 0
  private var isDiscarding = false

  /// Takes lines up to a number of bytes, the line feed not counted.
  init(limit: Int) {
    self.limit = limit
  }

  /// Whether there are bytes that no line feed follows.
  var hasUnfinishedLine: Bool { start < end || isDiscarding }

  /// Takes the next complete line out of the buffer, if there is one.
  ///
  /// - Complexity: O(*n*) in the bytes not yet searched.
  mutating func next() -> Line? {
    while let feed = nextLineFeed() {
      let line = start..<feed
      start = feed + 1
      guard isDiscarding else {
        return line.count > limit ? .oversized : .whole(line)
      }
      isDiscarding = false
    }
    guard end - start > limit else { return nil }
    start = end
    let isNews = !isDiscarding
    isDiscarding = true
    return isNews ? .oversized : nil
  }

  private mutating func nextLineFeed() -> Int? {
    let feed = bytes.withUnsafeBytes { bytes in
      // The room is never empty, so it has an address.
      searched + process_find_line_feed(bytes.baseAddress! + searched, end - searched)
    }
    searched = min(feed + 1, end)
    return feed == end ? nil : feed
  }

  /// Lets a reader put bytes behind the ones that are there.
  ///
  /// - Parameter read: Writes into the room it is given and returns how many bytes it wrote.
  /// - Complexity: O(*n*) in the limit, amortised over the bytes that are read.
  mutating func fill(_ read: (UnsafeMutableRawBufferPointer) -> Int) {
    if start == end {
      start = 0
      end = 0
      searched = 0
    } else if bytes.count - end < LineBuffer.readSize {
      bytes.withUnsafeMutableBytes { room in
        room.copyMemory(from: UnsafeRawBufferPointer(rebasing: room[start..<end]))
      }
      searched -= start
      end -= start
      start = 0
    }
    let missing = end + LineBuffer.readSize - bytes.count
    if missing > 0 { bytes.append(contentsOf: repeatElement(0, count: max(missing, bytes.count))) }
    let room = end..<end + LineBuffer.readSize
    end += bytes.withUnsafeMutableBytes { read(UnsafeMutableRawBufferPointer(rebasing: $0[room])) }
  }
}
