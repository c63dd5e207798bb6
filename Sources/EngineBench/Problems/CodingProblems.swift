import Counterexample

/// Problems of text that is parsed, written and checked.
enum CodingProblems {
  static let all: [ShrinkingProblem] = [brackets, percentDecoding, luhn, nestedJSON]

  /// A parser that counts each kind of bracket, but not how the kinds nest.
  static let brackets = ShrinkingProblem(
    "brackets",
    Generator { source in
      source.array(count: 0...16) { $0.element(of: ["(", ")", "[", "]"]) }.joined()
    },
    { text in
      var round = 0
      var square = 0
      var open: [Character] = []
      for character in text {
        switch character {
        case "(": round += 1
        case ")": round -= 1
        case "[": square += 1
        default: square -= 1
        }
        // The counting parser has to accept the text for the two to differ.
        guard round >= 0, square >= 0 else { return true }
        if character == "(" || character == "[" {
          open.append(character)
        } else if open.last == (character == ")" ? "(" : "[") {
          open.removeLast()
        } else {
          open.append("!")
        }
      }
      return round != 0 || square != 0 || open.isEmpty
    },
    isNormal: { $0 == "([)]" })

  /// A writer that leaves a percent sign as it is, although two hexadecimal digits may follow.
  static let percentDecoding = ShrinkingProblem(
    "percent_decoding",
    Generator { $0.string(count: 0...20) },
    { text in
      let scalars = Array(text.unicodeScalars)
      return !scalars.indices.contains { start in
        start + 2 < scalars.count && scalars[start] == "%"
          && scalars[(start + 1)...(start + 2)].allSatisfy(\.properties.isASCIIHexDigit)
      }
    },
    isNormal: { $0 == "%aa" })

  /// A check digit that does not notice that 0 and 9 changed places.
  static let luhn = ShrinkingProblem(
    "luhn",
    Generator { source in source.array(count: 0...12) { $0.integer(in: 0...9) } },
    { digits in
      guard isValid(digits) else { return true }
      return digits.indices.dropLast().allSatisfy { place in
        var exchanged = digits
        exchanged.swapAt(place, place + 1)
        return exchanged == digits || !isValid(exchanged)
      }
    },
    isNormal: { $0 == [0, 9, 1] })

  private static func isValid(_ digits: [Int]) -> Bool {
    var sum = 0
    for (place, digit) in digits.reversed().enumerated() {
      let weighted = place.isMultiple(of: 2) ? digit : 2 * digit
      sum += weighted > 9 ? weighted - 9 : weighted
    }
    return !digits.isEmpty && sum.isMultiple(of: 10)
  }

  indirect enum JSON: Sendable, CustomStringConvertible {
    case null
    case number(Int)
    case array([JSON])
    case object([(key: String, value: JSON)])

    var description: String {
      switch self {
      case .null: "null"
      case .number(let number): "\(number)"
      case .array(let elements): "\(elements)"
      case .object(let members): "{\(members.map { "\($0.key):\($0.value)" }.joined())}"
      }
    }

    /// Whether a member of an object inside of an array is an empty array.
    func isMiswritten(inArray: Bool = false) -> Bool {
      switch self {
      case .null, .number: false
      case .array(let elements): elements.contains { $0.isMiswritten(inArray: true) }
      case .object(let members):
        members.contains { member in
          if inArray, case .array(let elements) = member.value, elements.isEmpty { return true }
          return member.value.isMiswritten(inArray: inArray)
        }
      }
    }
  }

  /// A writer that turns some empty arrays into nothing.
  static let nestedJSON = ShrinkingProblem(
    "nested_json",
    Generator<JSON>.recursive(
      size: 20,
      leaf: Generator { $0.boolean() ? .number($0.integer(in: -100...100)) : .null }
    ) { inner in
      Generator { source in
        if source.boolean() {
          return .object(
            source.array(count: 0...3) {
              ($0.string(count: 0...3, of: .lowercase), inner.draw(&$0))
            })
        }
        return .array(source.array(count: 0...3, inner.draw))
      }
    },
    { !$0.isMiswritten() },
    isNormal: { "\($0)" == "[{:[]}]" })
}
