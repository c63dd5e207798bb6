extension Replay: CustomStringConvertible {
  private static let prefix = "cx"
  private static let version: UInt8 = 1
  private static let checksumLength = 4

  /// The replay as text: lower-case letters and digits, one word.
  ///
  /// - Complexity: O(*n*) in the number of keys.
  public var description: String {
    var bytes = [Replay.version]
    for shift in stride(from: 56, through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: fingerprint >> UInt64(shift)))
    }
    var position = 0
    while position < keys.count {
      Replay.append(keys[position], to: &bytes)
      if keys[position] == 0 {
        // Zeros come in runs; a run is a zero and how many more of them there are.
        let run = keys[position...].prefix { $0 == 0 }.count
        Replay.append(UInt64(run - 1), to: &bytes)
        position += run
      } else {
        position += 1
      }
    }
    return Replay.prefix + Base32.encode(bytes + Replay.checksum(bytes))
  }

  /// Reads a replay back from its text.
  ///
  /// - Throws: ``ReplayError/notAReplay``, ``ReplayError/damaged`` or
  ///   ``ReplayError/versionTooNew(_:)``.
  /// - Complexity: O(*n*) in the length of the text and the number of keys.
  public init(_ text: String) throws(ReplayError) {
    guard text.hasPrefix(Replay.prefix) else { throw .notAReplay }
    guard var bytes = Base32.decode(text.dropFirst(Replay.prefix.count).utf8) else {
      throw .notAReplay
    }
    guard bytes.count >= 1 + 8 + Replay.checksumLength else { throw .damaged }
    let checksum = Array(bytes.suffix(Replay.checksumLength))
    bytes.removeLast(Replay.checksumLength)
    guard Replay.checksum(bytes) == checksum else { throw .damaged }
    guard bytes[0] <= Replay.version else { throw .versionTooNew(bytes[0]) }
    fingerprint = bytes[1...8].reduce(0) { $0 << 8 | UInt64($1) }
    keys = try Replay.keys(bytes[9...])
    // Spare bits at the end would let two texts mean the same.
    guard description == text else { throw .damaged }
  }

  private static func keys(_ bytes: ArraySlice<UInt8>) throws(ReplayError) -> [UInt64] {
    var keys: [UInt64] = []
    var rest = bytes
    while !rest.isEmpty {
      let key = try number(&rest)
      keys.append(key)
      if key == 0 {
        let more = try number(&rest)
        guard more <= UInt64(Swift.max(0, mostKeys - keys.count)) else { throw .damaged }
        keys.append(contentsOf: repeatElement(0, count: Int(more)))
      }
    }
    return keys
  }

  /// More keys than any case has, so that no text makes the reader run out of memory.
  private static let mostKeys = 1 << 24

  /// Appends a number, seven bits a byte, the high bit saying that more follow.
  private static func append(_ number: UInt64, to bytes: inout [UInt8]) {
    var rest = number
    while rest > 0x7f {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  private static func number(_ bytes: inout ArraySlice<UInt8>) throws(ReplayError) -> UInt64 {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while let byte = bytes.popFirst() {
      guard shift < 63 || (shift == 63 && byte <= 1) else { throw .damaged }
      number |= UInt64(byte & 0x7f) << shift
      guard byte & 0x80 != 0 else { return number }
      shift += 7
    }
    throw .damaged
  }

  private static func checksum(_ bytes: [UInt8]) -> [UInt8] {
    var hash = StableHash()
    hash.combine(bytes.count)
    for byte in bytes { hash.combine(UInt64(byte)) }
    return (0..<checksumLength).map { UInt8(truncatingIfNeeded: hash.value >> UInt64(8 * $0)) }
  }
}
