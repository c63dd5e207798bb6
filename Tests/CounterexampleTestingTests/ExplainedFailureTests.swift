import Counterexample
import CounterexampleTesting
import Synchronization
import Testing

/// What a report says about why a value fails.
struct ExplainedFailureTests {
  private struct Order {
    var price: Int
    var note: String
    var isExpress: Bool
    var tags: [Int]
  }

  private static let orders = Generator { source in
    Order(
      price: source.integer(in: 0...10_000), note: source.string(count: 0...3, of: .lowercase),
      isExpress: source.boolean(), tags: source.array(count: 0...3) { $0.integer(in: 0...9) })
  }

  @Test func `shows what could be anything and where the verdict flips`() async throws {
    let recorded = try await issues {
      try await property(Self.orders) { order in
        #expect(!order.isExpress || order.price < 100 || order.price >= 500)
      }
    }
    let issue = try #require(recorded.first)
    #expect(issue.part("value") == [#"Order(price: 100, note: "", isExpress: true, tags: [])"#])
    #expect(
      issue.part("free") == [
        #"Order(price: 100, note: _, isExpress: true, tags: [])"#,
        "whatever was tried in place of one _ fails, too",
      ])
    #expect(issue.part("holds") == ["price: 500 instead of 100"])
  }

  @Test func `names the place of a number in a sequence, and frees its neighbours`() async throws {
    let lists = Generator { $0.array(count: 0...5) { $0.integer(in: 0...100) } }
    let flags = Generator { $0.integer(in: 0...3) }
    let recorded = try await issues {
      try await property(lists, flags) { list, _ in
        #expect(list.count < 3 || list[1] < 40)
      }
    }
    let issue = try #require(recorded.first)
    #expect(issue.part("value") == ["1: [0, 40, 0]", "2: 0"])
    #expect(
      issue.part("free") == [
        "1: [_, 40, _]", "2: _", "whatever was tried in place of one _ fails, too",
      ])
    #expect(issue.part("holds") == ["1[1]: 39 instead of 40"])
  }

  @Test func `says nothing where every part is needed and none is a number`() async throws {
    let recorded = try await issues {
      try await property(Generator { ($0.boolean(), $0.element(of: ["a", "b", "c"])) }) {
        #expect(!$0.0 || $0.1 != "c")
      }
    }
    #expect(recorded.count == 1)
    #expect(recorded.first?.part("value") == ["1: true", #"2: "c""#])
    #expect(recorded.first?.part("free") == [])
    #expect(recorded.first?.part("holds") == [])
  }

  @Test func `says nothing of a part that several draws make, of which one matters`() async throws {
    let sums = Generator { source in
      source.integer(in: 0...100_000) + (source.boolean() ? 0 : 0)
    }
    let recorded = try await issues { try await property(sums) { #expect($0 < 7) } }
    #expect(recorded.first?.part("free") == [])
    #expect(recorded.first?.part("holds") == ["6 instead of 7"])
  }

  @Test func `costs a hundred evaluations at most`() async throws {
    let calls = Atomic<Int>(0)
    let many = Generator { source in
      source.array(count: 60...60) { $0.integer(in: 0...1000) }
    }
    let recorded = try await issues {
      try await property(many) { numbers in
        calls.add(1, ordering: .relaxed)
        #expect(numbers.count < 0)
      }
    }
    let shrunk = try #require(recorded.first?.part("shrunk").first)
    let evaluations = try #require(shrunk.firstMatch(of: /^(\d+) evaluation/).flatMap { Int($0.1) })
    // Each of a thousand cases, shrinking and confirming it, and what is left to explain.
    #expect(calls.load(ordering: .relaxed) == 1000 + evaluations + 2 + 100)
    #expect(recorded.first?.part("free") == [])
  }

  @Test(.shrinkBudget(1)) func `is left out for a value that is not minimal`() async throws {
    let recorded = try await issues {
      try await property(Self.orders) { #expect($0.price < 100) }
    }
    #expect(recorded.first?.part("free") == [])
    #expect(recorded.first?.part("holds") == [])
  }
}
