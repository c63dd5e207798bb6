import Counterexample
import CounterexampleTesting
import Testing

/// What a property does where no failure could be reported.
struct OutsideOfTestTests {
  @Test func `throws an error that says so`() async throws {
    let error = await Task.detached {
      await #expect(throws: PropertyError.outsideOfTest) {
        try await property(Generator { $0.boolean() }) { _ in }
      }
    }.value
    let text = try #require(error).description
    #expect(
      text.hasPrefix("A property was checked outside of a test. Call it from a @Test function"))
  }
}
