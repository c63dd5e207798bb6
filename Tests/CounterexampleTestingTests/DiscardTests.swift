import Counterexample
import CounterexampleTesting
import Synchronization
import Testing

/// What becomes of values that an assumption leaves out.
struct DiscardTests {
  private static let numbers = Generator { $0.integer(in: 0...1999) }

  @Test(.cases(50)) func `tries other values in place of those left out`() async throws {
    let counted = Mutex<[Int]>([])
    try await property(Self.numbers) { number in
      try assume(number.isMultiple(of: 2))
      counted.withLock { $0.append(number) }
    }
    let numbers = counted.withLock { $0 }
    #expect(numbers.count == 50)
    #expect(numbers.allSatisfy { $0.isMultiple(of: 2) })
  }

  @Test(.cases(50)) func `counts values that the generator leaves out the same way`() async throws {
    let calls = Atomic<Int>(0)
    let even = Generator { source in
      let number = source.integer(in: 0...999)
      if !number.isMultiple(of: 2) { source.discard() }
      return number
    }
    try await property(even) { _ in calls.add(1, ordering: .relaxed) }
    #expect(calls.load(ordering: .relaxed) == 50)
  }

  @Test func `never reports a value that was left out`() async throws {
    let recorded = try await issues {
      try await property(Self.numbers) { number in
        try assume(number > 100)
        #expect(number < 200)
      }
    }
    #expect(recorded.count == 1)
    #expect(recorded.first?.part("value") == ["200"])
    let tried = try #require(recorded.first?.part("tried").first)
    #expect(
      tried.wholeMatch(
        of: /1000 cases from seed 0, \d+ of which failed this way; \d+ more were left out/) != nil)
  }

  @Test func `keeps an expectation that failed before the assumption`() async throws {
    let recorded = try await issues {
      try await property(Self.numbers) { number in
        #expect(number < 200)
        try assume(false)
      }
    }
    #expect(recorded.count == 1)
    #expect(recorded.first?.part("value") == ["200"])
    #expect(recorded.first?.part("failed").count == 2)
  }

  @Test(.cases(30)) func `fails when nearly every value is left out`() async throws {
    let calls = Atomic<Int>(0)
    let recorded = try await issues {
      try await property(Self.numbers) { number in
        calls.add(1, ordering: .relaxed)
        try assume(number == 2000)
      }
    }
    #expect(calls.load(ordering: .relaxed) == 300)
    #expect(recorded.count == 1)
    #expect(recorded.first?.isFailure == true)
    #expect(
      recorded.first?.text == """
        The property was hardly tried: nearly all cases were left out by assumptions.
          tried   0 cases from seed 0; 300 more were left out
          wanted  30 cases
          remedy  draw only values that count, instead of leaving out the others
        """)
  }
}
