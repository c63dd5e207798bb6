import Counterexample
import CounterexampleTesting
import Synchronization
import Testing

/// What is said when one value comes out both ways.
struct FlakyPropertyTests {
  private struct Lost: Error {}

  @Test func `reports both outcomes when a failure does not come back`() async throws {
    let calls = Atomic<Int>(0)
    let recorded = try await issues {
      try await property(Generator { $0.integer(in: 0...1000) }) { number in
        let call = calls.add(1, ordering: .relaxed).newValue
        #expect(call != 7, "call \(call)")
      }
    }
    let issue = try #require(recorded.first)
    #expect(recorded.count == 1)
    #expect(issue.text.hasPrefix("The property is flaky: one value came out both ways.\n"))
    #expect(issue.part("first").first == "Expectation failed: (call → 7) != 7: call 7")
    #expect(issue.part("then") == ["held"])
    #expect(issue.part("shrunk") == ["not at all, since it did not fail again"])
    #expect(issue.part("replay").count == 3)
  }

  @Test func `reports both outcomes when the smallest value fails in another way`() async throws {
    let judged = Mutex<[Int: Int]>([:])
    let recorded = try await issues {
      try await property(Generator { $0.integer(in: 0...1_000_000) }) { number in
        let times = judged.withLock { judged in
          judged[number, default: 0] += 1
          return judged[number, default: 0]
        }
        if number == 123_457, times > 1 { throw Lost() }
        #expect(number < 123_457)
      }
    }
    let issue = try #require(recorded.first { $0.text.hasPrefix("The property is flaky") })
    #expect(issue.part("value") == ["123457"])
    #expect(
      issue.part("first").first == "Expectation failed: (number → 123457) < (123_457 → 123457)")
    #expect(issue.part("then") == ["threw Lost: Lost()"])
  }

  @Test func `blames a generator that draws otherwise the second time`() async throws {
    let calls = Atomic<Int>(0)
    let unstable = Generator { source in
      let call = calls.add(1, ordering: .relaxed).newValue
      return source.array(count: 0...(3 + call % 2)) { $0.integer(in: 0...9) }
    }
    let recorded = try await issues {
      try await property(unstable) { #expect($0.count < 2) }
    }
    #expect(recorded.count == 1)
    #expect(
      recorded.first?.text.hasPrefix(
        "The generator is flaky: the same choices drew values of another shape.\n") == true)
    #expect(recorded.first?.part("replay") == [])
  }
}
