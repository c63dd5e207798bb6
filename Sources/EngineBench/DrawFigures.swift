package import Counterexample

/// A generator whose cost of drawing is measured, whatever it draws.
package struct MeasuredGenerator: Sendable {
  /// What it draws, in the singular.
  package let name: String
  /// Draws so many cases of a run and throws them away.
  fileprivate let draw: @Sendable (Range<Int>) -> Void

  /// Creates the measurement of a generator.
  package init<Value>(_ name: String, _ generator: Generator<Value>) {
    self.name = name
    let seeds = Seeds(run: 1, property: name)
    draw = { cases in
      for index in cases { withExtendedLifetime(generator.value(seeds, case: index)) {} }
    }
  }
}

/// What drawing costs, and nothing else.
package struct DrawFigures: Sendable {
  /// What was drawn.
  package var name: String
  /// The time of drawing one value, in seconds; the median of the rounds.
  package var seconds: Double

  /// Draws in rounds.
  ///
  /// - Complexity: `rounds` times `cases` draws of a value.
  static func measured(
    _ generator: MeasuredGenerator, rounds: Int, cases: Int, _ timer: Timer
  ) async -> DrawFigures {
    var times: [Double] = []
    for round in 0..<rounds {
      let (_, seconds) = await timer.time {
        generator.draw(round * cases..<(round + 1) * cases)
      }
      times.append(seconds / Double(cases))
    }
    return DrawFigures(name: generator.name, seconds: times.median)
  }
}
