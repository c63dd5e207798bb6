import Counterexample
import CounterexampleTesting
import Testing

/// The code of the article on a first property.
enum FirstProperty {
  @Suite(.failsAsShown(on: "FirstProperty")) enum BeforeTheFaultIsMended {
    /// Text in which each run of equal letters is written as its length and the letter.
    public struct RunLength {
      /// The lengths and letters.
      public var text: String

      /// Encodes letters: "aaab" becomes "3a1b".
      public init(encoding letters: String) {
        text = ""
        var rest = letters[...]
        while let letter = rest.first {
          let run = rest.prefix { $0 == letter }
          text += "\(run.count)\(letter)"
          rest = rest.dropFirst(run.count)
        }
      }

      /// The letters that were encoded.
      public var decoded: String {
        var letters = ""
        var rest = text[...]
        while let digit = rest.popFirst()?.wholeNumberValue, let letter = rest.popFirst() {
          letters += String(repeating: letter, count: digit)
        }
        return letters
      }
    }

    struct RunLengthTests {
      static let texts = Generator { source in
        let runs = source.array(count: 0...5) { source in
          String(repeating: source.character(of: .lowercase), count: source.integer(in: 1...20))
        }
        return runs.joined()
      }

      @Test func `decoding gives back what was encoded`() async throws {
        try await property(Self.texts) { text in
          #expect(RunLength(encoding: text).decoded == text)
        }
      }
    }
  }

  enum AfterTheFaultIsMended {
    struct RunLength {
      var text: String

      init(encoding letters: String) {
        text = BeforeTheFaultIsMended.RunLength(encoding: letters).text
      }

      /// The letters that were encoded.
      public var decoded: String {
        var letters = ""
        var rest = text[...]
        while let letter = rest.first(where: { !$0.isNumber }) {
          let digits = rest.prefix { $0 != letter }
          letters += String(repeating: letter, count: Int(digits) ?? 0)
          rest = rest.dropFirst(digits.count + 1)
        }
        return letters
      }
    }

    struct RunLengthTests {
      @Test(.replay("cx06ym7s4y699dpx810000k0d7qw9g"))
      func `decoding gives back what was encoded`() async throws {
        try await property(BeforeTheFaultIsMended.RunLengthTests.texts) { text in
          #expect(RunLength(encoding: text).decoded == text)
        }
      }
    }
  }
}
