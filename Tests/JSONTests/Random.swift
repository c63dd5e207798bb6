import JSON

/// A stream of numbers that a seed decides (SplitMix64).
struct Random {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// The next 64 bits.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
    return word ^ word >> 31
  }

  /// A number from 0 and below a bound.
  mutating func below(_ bound: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  /// One of some values.
  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  /// A tree of a few levels.
  mutating func tree(depth: Int = 4) -> JSON {
    switch below(depth == 0 ? 5 : 8) {
    case 0: .null
    case 1: .bool(below(2) == 0)
    case 2: .number(JSONNumber(Int64(bitPattern: next()) >> Int64(below(64))))
    case 3: .number(JSONNumber(Double(below(2_000_001) - 1_000_000) / 8) ?? JSONNumber(0))
    case 4: .string(text())
    case 5: .array((0..<below(5)).map { _ in tree(depth: depth - 1) })
    default: .object(object(depth: depth - 1))
    }
  }

  /// Text with characters that are escaped, long, or neither.
  mutating func text() -> String {
    let scalars: [Unicode.Scalar] = [
      "a", "b", "z", "0", " ", "\"", "\\", "/", "\n", "\t", "\u{0}", "\u{1F}", "\u{7F}", "\u{80}",
      "\u{9F}", "\u{A0}", "é", "\u{301}", "\u{7FF}", "\u{800}", "\u{2027}", "\u{2028}", "\u{2029}",
      "\u{202A}", "\u{D7FF}", "\u{E000}", "\u{FFFF}", "\u{10000}", "\u{10FFFF}",
    ]
    let common = below(2) == 0
    return (0..<below(20)).reduce(into: "") { text, _ in
      text.unicodeScalars.append(common ? pick(["a", "b", "c"]) : pick(scalars))
    }
  }

  private mutating func object(depth: Int) -> JSONObject {
    var object = JSONObject()
    for _ in 0..<below(5) { object[text()] = tree(depth: depth) }
    return object
  }
}
