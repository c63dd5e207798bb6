import JSON
import Testing

struct SHA256Tests {
  // Published with the standard, FIPS 180-4 (examples for SHA-256) and its predecessor.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
        + "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
  ])
  func `gives the published hashes`(text: String, hex: String) {
    #expect(SHA256.hash(Array(text.utf8)).hex == hex)
  }

  @Test func `gives the published hash of a million letters`() {
    var hasher = SHA256()
    let thousand = [UInt8](repeating: UInt8(ascii: "a"), count: 1000)
    for _ in 0..<1000 { hasher.update(thousand) }
    #expect(
      hasher.finalized().hex == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test func `does not mind how the bytes are cut`() {
    var random = Random(seed: 6)
    var digests: [SHA256.Digest] = []
    for count in 0...200 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
      let whole = SHA256.hash(bytes)
      var hasher = SHA256()
      var rest = bytes[...]
      while !rest.isEmpty {
        let piece = rest.prefix(random.below(70))
        hasher.update(Array(piece))
        rest = rest.dropFirst(piece.count)
        _ = hasher.finalized()
      }
      #expect(hasher.finalized() == whole)
      #expect(whole.bytes.count == 32)
      digests.append(whole)
    }
    #expect(Set(digests).count == 201)
  }
}
