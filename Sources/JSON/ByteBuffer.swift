/// Bytes that only grow, owned by one writer.
///
/// An array would ask before every append whether it is shared; writing a short message to one took
/// half as long again.
struct ByteBuffer: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 256) {
    start = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  deinit { start.deallocate() }

  /// The bytes, valid until the next change.
  var contents: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  /// Appends one byte.
  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if count == capacity { grow(by: 1) }
    start[count] = byte
    count += 1
  }

  /// Appends some bytes.
  @inline(__always)
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    if capacity - count < bytes.count { grow(by: bytes.count) }
    (start + count).update(from: source, count: bytes.count)
    count += bytes.count
  }

  /// Appends a literal.
  @inline(__always)
  mutating func append(_ literal: StaticString) {
    append(UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  /// Appends the UTF-8 of a string.
  mutating func append(contentsOf text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// Forgets the bytes and keeps the room.
  mutating func removeAll() {
    count = 0
  }

  @inline(never)
  private mutating func grow(by missing: Int) {
    let larger = max(capacity * 2, count + missing)
    let target = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    target.update(from: start, count: count)
    start.deallocate()
    (start, capacity) = (target, larger)
  }
}
