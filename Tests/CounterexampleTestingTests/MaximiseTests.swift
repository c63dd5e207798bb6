import Counterexample
import CounterexampleTesting
import Testing

/// What a property makes of scores.
struct MaximiseTests {
  private static let points = Generator { source in
    [source.integer(in: 0...1_000_000), source.integer(in: 0...1_000_000)]
  }

  @Test func `finds a failure that no value at random comes near to`() async throws {
    let recorded = try await issues {
      try await property(Self.points) { point in
        let distance = abs(point[0] - 123_456) + abs(point[1] - 654_321)
        maximise("nearness", Double(-distance))
        maximise("nearness", -1e9)
        maximise("nothing", .nan)
        #expect(distance > 0)
      }
    }
    #expect(recorded.count == 1)
    #expect(recorded.first?.part("value") == ["[123456, 654321]"])
    #expect(recorded.first?.part("highest") == ["0.0: nearness"])
    let tried = try #require(recorded.first?.part("tried").first)
    #expect(tried.hasPrefix("1000 cases from seed 0, 1 of which failed this way"))
  }
}
