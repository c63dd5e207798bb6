import Counterexample
import CounterexampleTesting
import Testing

/// What is recorded about a property that does not hold.
struct FailingPropertyTests {
  private static let numbers = Generator { source in
    source.array(count: 0...10) { $0.integer(in: -100...100) }
  }

  private struct TooLarge: Error, CustomStringConvertible {
    var total: Int
    var description: String { "\(total) is too large" }
  }

  private struct Point: CustomTestStringConvertible {
    var x: Int
    var y: Int
    var testDescription: String { "point at \(x), \(y)" }
  }

  @Test func `records one issue, where it is called, with the smallest value`() async throws {
    let line = #line + 2
    let recorded = try await issues {
      try await property(Self.numbers) { numbers in
        let total = numbers.reduce(0, +)
        #expect(total < 20, "the sum")
      }
    }
    let issue = try #require(recorded.first)
    #expect(recorded.count == 1)
    #expect(issue.isFailure)
    #expect(issue.sourceLocation?.fileName == "FailingPropertyTests.swift")
    #expect(issue.sourceLocation?.line == line)
    #expect(issue.text.hasPrefix("The property does not hold.\n"))
    #expect(issue.part("value") == ["[20]"])
    #expect(
      issue.part("failed") == [
        "Expectation failed: (total → 20) < 20: the sum",
        "at FailingPropertyTests.swift:\(line + 2):9",
      ])
    let tried = try #require(issue.part("tried").first)
    #expect(tried.wholeMatch(of: /1000 cases from seed 0, \d+ of which failed this way/) != nil)
    let shrunk = try #require(issue.part("shrunk").first)
    #expect(
      shrunk.wholeMatch(
        of: /[1-9]\d* evaluations; minimal: nothing simpler that was tried fails this way/) != nil)
    let replay = try #require(issue.part("replay").first)
    #expect(try Replay(replay).keys.count == 2)
    #expect(issue.part("replay")[1] == #"in code: give the test the trait .replay("\#(replay)")"#)
    let name = "`records one issue, where it is called, with the smallest value`"
    #expect(
      issue.part("replay")[2] == #"""
        in a shell: COUNTEREXAMPLE_REPLAY=\#(replay) swift test --filter \#
        '^CounterexampleTestingTests\.FailingPropertyTests/\#(name.replacing(",", with: #"\,"#))\(\)'
        """#)
  }

  @Test func `stops at a requirement that is not met`() async throws {
    let recorded = try await issues {
      try await property(Self.numbers) { numbers in
        let first = try #require(numbers.first)
        #expect(first > -200)
      }
    }
    #expect(recorded.count == 1)
    #expect(recorded.first?.part("value") == ["[]"])
    #expect(
      recorded.first?.part("failed").first
        == "Expectation failed: (numbers → []).first → nil → nil")
    #expect(recorded.first?.part("failed").count == 2)
  }

  @Test func `takes an error that is thrown for a failure`() async throws {
    let recorded = try await issues {
      try await property(Self.numbers) { numbers in
        await Task.yield()
        let total = numbers.reduce(0, +)
        if total > 150 { throw TooLarge(total: total) }
      }
    }
    #expect(recorded.count == 1)
    #expect(recorded.first?.part("failed") == ["threw TooLarge: 151 is too large"])
    #expect(recorded.first?.part("value") == ["[51, 100]"])
  }

  @Test func `takes an issue that is recorded for a failure`() async throws {
    let recorded = try await issues {
      try await property(Self.numbers) { numbers in
        if numbers.count > 2 { Issue.record("three or more") }
      }
    }
    #expect(recorded.count == 1)
    #expect(recorded.first?.part("failed").first == "three or more")
    #expect(recorded.first?.part("value") == ["[0, 0, 0]"])
  }

  @Test func `finds failures in child tasks of the body`() async throws {
    let recorded = try await issues {
      try await property(Self.numbers) { numbers in
        await withTaskGroup(of: Void.self) { group in
          for number in numbers { group.addTask { #expect(number < 7) } }
        }
      }
    }
    #expect(recorded.count == 1)
    #expect(recorded.first?.part("value") == ["[7]"])
  }

  @Test func `reports each way to fail apart, the one found first in front`() async throws {
    let recorded = try await issues {
      try await property(Generator { $0.integer(in: -1000...1000) }) { number in
        #expect(number < 500, "large")
        #expect(number > -200, "small")
        if number > 20 { throw TooLarge(total: number) }
      }
    }
    #expect(recorded.count == 3)
    let values = Dictionary(
      uniqueKeysWithValues: recorded.map { ($0.part("failed").first ?? "", $0.part("value")) })
    #expect(
      values == [
        "Expectation failed: (number → 500) < 500: large": ["500"],
        "Expectation failed: (number → -200) > -200: small": ["-200"],
        "threw TooLarge: 21 is too large": ["21"],
      ])
  }

  @Test func `lists everything that failed for the smallest value`() async throws {
    let recorded = try await issues {
      try await property(Generator { $0.integer(in: 0...1000) }) { number in
        #expect(number < 5)
        #expect(number < 3)
      }
    }
    let values = recorded.map { $0.part("value") }
    #expect(Set(values) == [["5"], ["3"]])
    let both = try #require(recorded.first { $0.part("value") == ["5"] })
    #expect(both.part("failed").count == 4)
    #expect(both.part("failed")[0] == "Expectation failed: (number → 5) < 5")
    #expect(both.part("failed")[2] == "Expectation failed: (number → 5) < 3")
  }

  @Test func `numbers several values and prints them as tests do`() async throws {
    let points = Generator { source in
      Point(x: source.integer(in: 0...9), y: source.integer(in: 0...9))
    }
    let names = Generator { $0.string(count: 0...3, of: .lowercase) }
    let recorded = try await issues {
      try await property(points, names) { point, name in
        #expect(point.x < 3 || name.isEmpty)
      }
    }
    #expect(recorded.first?.part("value") == ["1: point at 3, 0", #"2: "a""#])
  }

  @Test(.shrinkBudget(0)) func `says when the shrink budget ran out`() async throws {
    let recorded = try await issues {
      try await property(Self.numbers) { #expect($0.count < 3) }
    }
    #expect(
      recorded.first?.part("shrunk") == [
        "0 evaluations; not minimal: the shrink budget ran out",
        "raise it with the trait .shrinkBudget(10)",
      ])
    #expect(recorded.first?.part("replay").count == 3)
  }
}
