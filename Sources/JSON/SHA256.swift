/// The hash function SHA-256 (FIPS 180-4), in one go or piece by piece.
package struct SHA256: Sendable {
  /// A hash value of 32 bytes.
  package struct Digest: Hashable, Sendable {
    /// The 32 bytes.
    package let bytes: [UInt8]

    /// The bytes as 64 lowercase hexadecimal digits.
    package var hex: String {
      String(
        decoding: bytes.flatMap { [hexadecimalDigit($0 >> 4), hexadecimalDigit($0 & 15)] },
        as: UTF8.self)
    }
  }

  private static let blockSize = 64

  private var state: SIMD8<UInt32> = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A,
    0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
  ]
  /// Bytes that do not fill a block yet.
  private var pending: [UInt8] = []
  private var byteCount: UInt64 = 0

  /// Starts with no bytes.
  package init() {}

  /// Returns the hash of some bytes.
  ///
  /// - Complexity: O(number of bytes).
  package static func hash(_ bytes: [UInt8]) -> Digest {
    var hasher = SHA256()
    hasher.update(bytes)
    return hasher.finalized()
  }

  /// Adds bytes; how they are cut into pieces does not matter.
  ///
  /// - Complexity: O(number of bytes).
  package mutating func update(_ bytes: [UInt8]) { update(bytes.span) }

  /// Adds bytes; how they are cut into pieces does not matter.
  ///
  /// - Complexity: O(number of bytes).
  package mutating func update(_ bytes: Span<UInt8>) {
    bytes.withUnsafeBufferPointer { update($0) }
  }

  /// The hash of what was added so far; more can be added afterwards.
  package func finalized() -> Digest {
    var last = self
    let zeros = (2 * Self.blockSize - 9 - pending.count) % Self.blockSize
    let bitCount = byteCount &* 8
    last.update([0x80] + [UInt8](repeating: 0, count: zeros) + bigEndianBytes(of: bitCount))
    return Digest(bytes: (0..<8).flatMap { bigEndianBytes(of: last.state[$0]) })
  }

  private func bigEndianBytes(of word: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: word.bigEndian) { Array($0) }
  }

  private mutating func update(_ bytes: UnsafeBufferPointer<UInt8>) {
    byteCount &+= UInt64(bytes.count)
    var rest = bytes[...]
    if !pending.isEmpty {
      let missing = rest.prefix(Self.blockSize - pending.count)
      pending.append(contentsOf: missing)
      rest = rest.dropFirst(missing.count)
      if pending.count < Self.blockSize { return }
      pending.withUnsafeBufferPointer { Self.compress($0, into: &state) }
      pending.removeAll(keepingCapacity: true)
    }
    while rest.count >= Self.blockSize {
      Self.compress(UnsafeBufferPointer(rebasing: rest.prefix(Self.blockSize)), into: &state)
      rest = rest.dropFirst(Self.blockSize)
    }
    pending.append(contentsOf: rest)
  }
}

extension SHA256 {
  /// Works one block of 64 bytes into the state; the letters are the standard's.
  private static func compress(
    _ block: UnsafeBufferPointer<UInt8>, into state: inout SIMD8<UInt32>
  ) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { w in
      for t in 0..<16 {
        w[t] = UInt32(
          bigEndian: UnsafeRawPointer(block.baseAddress! + 4 * t).loadUnaligned(as: UInt32.self))
      }
      for t in 16..<64 {
        let s0 = rotated(w[t - 15], 7) ^ rotated(w[t - 15], 18) ^ w[t - 15] &>> 3
        let s1 = rotated(w[t - 2], 17) ^ rotated(w[t - 2], 19) ^ w[t - 2] &>> 10
        w[t] = s1 &+ w[t - 7] &+ s0 &+ w[t - 16]
      }
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      var (e, f, g, h) = (state[4], state[5], state[6], state[7])
      for t in 0..<64 {
        let sum1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
        let choice = e & f ^ ~e & g
        let t1 = h &+ sum1 &+ choice &+ roundConstants[t] &+ w[t]
        let sum0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
        let majority = a & b ^ a & c ^ b & c
        (h, g, f, e, d, c, b, a) = (g, f, e, d &+ t1, c, b, a, t1 &+ sum0 &+ majority)
      }
      state &+= [a, b, c, d, e, f, g, h]
    }
  }

  @inline(__always)
  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word &>> count | word &<< (32 - count)
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let roundConstants: [UInt32] = [
    0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5,
    0x3956_C25B, 0x59F1_11F1, 0x923F_82A4, 0xAB1C_5ED5,
    0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3,
    0x72BE_5D74, 0x80DE_B1FE, 0x9BDC_06A7, 0xC19B_F174,
    0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC,
    0x2DE9_2C6F, 0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA,
    0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7,
    0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967,
    0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC, 0x5338_0D13,
    0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85,
    0xA2BF_E8A1, 0xA81A_664B, 0xC24B_8B70, 0xC76C_51A3,
    0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070,
    0x19A4_C116, 0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5,
    0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
    0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208,
    0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7, 0xC671_78F2,
  ]
}
