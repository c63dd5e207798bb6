import Counterexample
import CounterexampleTesting
import Testing

/// How kinds of values are counted, and demanded.
struct LabelTests {
  private static let numbers = Generator { $0.choice(4) }
  private static let pairs = Generator { source in
    let number = source.choice(4)
    return (number, source.integer(in: 0...999))
  }

  private func counts(_ issue: Issue?) -> [String: Int] {
    let lines = (issue?.part("labels") ?? []).compactMap { $0.wholeMatch(of: /(\d+) of \d+: (.*)/) }
    return Dictionary(uniqueKeysWithValues: lines.map { (String($0.2), Int($0.1) ?? -1) })
  }

  @Test func `are part of the report of a failure, the most frequent first`() async throws {
    let recorded = try await issues {
      try await property(Self.pairs) { number, _ in
        classify("none", if: number == 0)
        classify("some", if: number > 0)
        classify("some", if: number > 0)
        #expect(number < 3)
      }
    }
    let counts = counts(recorded.first)
    #expect(recorded.count == 1)
    #expect(counts.count == 2)
    #expect(counts.values.reduce(0, +) == 1000)
    #expect((190...310).contains(counts["none", default: 0]))
    #expect(recorded.first?.part("labels").first?.hasSuffix(": some") == true)
  }

  @Test func `count each value once where all are tried`() async throws {
    let recorded = try await issues {
      try await property(Self.numbers) { number in
        classify("small", if: number < 3)
        #expect(number < 2)
      }
    }
    #expect(recorded.first?.part("labels") == ["3 of 4: small"])
    #expect(recorded.first?.part("tried") == ["all there is, 4 cases, 2 of which failed this way"])
    #expect(
      recorded.first?.part("shrunk") == ["not needed: values were tried from the smallest on"])
  }

  @Test(.coverage("zero", atLeast: 0.2), .coverage("any", atLeast: 1))
  func `let a property pass when they come up often enough`() async throws {
    try await property(Self.numbers) { number in
      classify("zero", if: number == 0)
      await withTaskGroup(of: Void.self) { group in group.addTask { classify("any") } }
    }
  }

  @Test(.coverage("zero", atLeast: 0.5), .coverage("ten", atLeast: 0.01), .cases(2000))
  func `fail a property when they come up too rarely`() async throws {
    let recorded = try await issues {
      try await property(Self.numbers) { number in classify("zero", if: number == 0) }
    }
    #expect(recorded.count == 1)
    #expect(recorded.first?.isFailure == true)
    #expect(
      recorded.first?.text.hasPrefix(
        "The property held, but some kinds of values came up too rarely.\n") == true)
    #expect(recorded.first?.part("wanted") == ["a share of 0.5: zero"])
    #expect(recorded.first?.part("labels").count == 1)
  }

  @Test(.coverage("one", atLeast: 0.3), .cases(50))
  func `do not fail a property that may just have been unlucky`() async throws {
    try await property(Self.numbers) { number in classify("one", if: number == 1) }
  }

  @Test(.coverage("even", atLeast: 0.9))
  func `count only values that count`() async throws {
    try await property(Self.numbers) { number in
      classify("even", if: number.isMultiple(of: 2))
      try assume(number.isMultiple(of: 2))
    }
  }
}
