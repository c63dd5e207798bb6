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

  /// Appends a key: a quotation mark, the literal, a quotation mark and a colon.
  ///
  /// In one piece, as keys are half of what is written: a call to copy each was most of the cost.
  @inline(__always)
  mutating func appendKey(_ literal: StaticString) {
    let length = literal.utf8CodeUnitCount
    if capacity - count < length + 3 { grow(by: length + 3) }
    let target = start + count
    target[0] = UInt8(ascii: "\"")
    copyBytes(from: literal.utf8Start, to: target + 1, count: length)
    target[length + 1] = UInt8(ascii: "\"")
    target[length + 2] = UInt8(ascii: ":")
    count += length + 3
  }

  /// Makes room for some bytes behind the last, to be written there and then counted in.
  @inline(__always)
  mutating func withRoom(_ size: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int) {
    if capacity - count < size { grow(by: size) }
    count += write(start + count)
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

/// Copies bytes that do not overlap; up to 16 without a call, as two words that may.
@inline(__always)
private func copyBytes(
  from source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, count: Int
) {
  let (source, target) = (UnsafeRawPointer(source), UnsafeMutableRawPointer(target))
  switch count {
  case 8...16:
    let first = source.loadUnaligned(as: UInt64.self)
    let last = source.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
    target.storeBytes(of: first, as: UInt64.self)
    target.storeBytes(of: last, toByteOffset: count - 8, as: UInt64.self)
  case 4..<8:
    let first = source.loadUnaligned(as: UInt32.self)
    let last = source.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
    target.storeBytes(of: first, as: UInt32.self)
    target.storeBytes(of: last, toByteOffset: count - 4, as: UInt32.self)
  default: target.copyMemory(from: source, byteCount: count)
  }
}
