internal import Counterexample
internal import Foundation
internal import ScenarioGeneration
package import Scenarios

/// The first cases of one kind and seed, for the laws that hold of every generated case.
///
/// An ordinary run looks at a sample. `FOLDPROOF_THOROUGH=1 swift test -c release` looks at a
/// million cases instead, which takes minutes.
package struct GeneratedCases: Sendable {
  /// How many cases there are.
  package let count: Int
  /// Whether the run looks at so many cases that it takes minutes.
  package let isThorough: Bool
  private let seeds: Seeds
  private let generator: Generator<Case>

  /// Creates the decisions of a seed: 10,000 of them, or 1,000,000 when the run is thorough.
  package init(seed: UInt64) {
    isThorough = ProcessInfo.processInfo.environment["FOLDPROOF_THOROUGH"] == "1"
    count = isThorough ? 1_000_000 : 10_000
    seeds = Seeds(run: seed, property: "decisions")
    generator = .decisions
  }

  /// Creates the sessions of a seed, a hundred times as many when the run is thorough.
  ///
  /// - Parameters:
  ///   - seed: The seed.
  ///   - count: How many there are in an ordinary run.
  package init(sessionsOf seed: UInt64, count: Int = 10_000) {
    isThorough = ProcessInfo.processInfo.environment["FOLDPROOF_THOROUGH"] == "1"
    self.count = isThorough ? 100 * count : count
    seeds = Seeds(run: seed, property: "sessions")
    generator = .sessions
  }

  /// Creates the first decisions of a seed, as many as are asked for, however thorough the run is.
  package init(seed: UInt64, count: Int) {
    self.count = count
    isThorough = false
    seeds = Seeds(run: seed, property: "decisions")
    generator = .decisions
  }

  /// Hands the cases to a body, part by part and in parallel.
  ///
  /// - Parameter body: Looks at the cases of one part.
  /// - Returns: What it made of each part, the parts in order.
  /// - Complexity: One draw of each case.
  package func parts<Result: Sendable>(
    _ body: @escaping @Sendable (AnySequence<Case>) -> Result
  ) async -> [Result] {
    let size = 1000
    return await withTaskGroup(of: (Int, Result).self) { group in
      for start in stride(from: 0, to: count, by: size) {
        group.addTask {
          let indices = start..<min(start + size, count)
          return (start, body(AnySequence(indices.lazy.map(self.case(at:)))))
        }
      }
      var results: [(start: Int, result: Result)] = []
      for await result in group { results.append(result) }
      return results.sorted { $0.start < $1.start }.map(\.result)
    }
  }

  /// Returns the case of an index.
  ///
  /// - Complexity: One draw of a case.
  package func `case`(at index: Int) -> Case {
    generator.value(seeds, case: index)
  }
}
