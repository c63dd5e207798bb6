import Counterexample
import CounterexampleTesting
import Testing

/// The code of the landing page.
@Suite(.failsAsShown(on: "Counterexample")) struct LandingPage {
  @Test func `joining the parts gives back the text`() async throws {
    let texts = Generator { $0.string(count: 0...20, of: Alphabet(", ab")) }
    try await property(texts) { text in
      #expect(text.split(separator: ",").joined(separator: ",") == text)
    }
  }
}
