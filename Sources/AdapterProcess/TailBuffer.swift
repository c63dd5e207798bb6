/// The last bytes of a stream.
struct TailBuffer {
  private let capacity: Int
  private var bytes: [UInt8] = []

  /// Keeps no more than a number of bytes.
  init(capacity: Int) {
    self.capacity = capacity
  }

  /// Adds what came next.
  ///
  /// - Complexity: O(*n*) in the number of bytes, amortised.
  mutating func append(_ more: some Collection<UInt8>) {
    bytes.append(contentsOf: more.suffix(capacity))
    // Moving the rest to the front only now and then keeps the cost of a byte constant.
    if bytes.count > 2 * capacity { bytes.removeFirst(bytes.count - capacity) }
  }

  /// The kept bytes as text; what is no UTF-8, such as a character cut in two, is replaced.
  ///
  /// - Complexity: O(*n*) in the capacity.
  var text: String { String(decoding: bytes.suffix(capacity), as: UTF8.self) }
}
