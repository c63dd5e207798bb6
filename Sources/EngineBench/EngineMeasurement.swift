/// What of the engine is measured, and how much work is spent on it.
package struct EngineMeasurement: Sendable {
  /// A part of the measurement.
  package enum Part: String, CaseIterable, Sendable {
    /// A property that passes, on one worker and on two.
    case throughput
    /// What drawing alone costs, for the generators that were handed in.
    case drawing
    /// Every value of a generator in order of size.
    case enumeration
    /// The twenty problems other engines were measured on.
    case shrinking
    /// Problems of other kinds, on which no other engine was measured for the page of goals.
    case problems
  }

  /// The parts to measure.
  package var parts = Part.allCases
  /// The number of seeds of each problem; at least 1.
  package var seeds = 200
  /// The number of rounds the throughput is the median of; at least 1.
  package var rounds = 5
  /// The number of cases in each round.
  package var cases = 1_000_000
  /// The generators whose cost of drawing is measured.
  package var generators: [MeasuredGenerator] = []
  /// The largest number of digits in the lists that are enumerated.
  package var digits = 6

  /// Creates a measurement of everything, as the command does it.
  package init() {}

  /// Measures, one part after the other.
  ///
  /// - Complexity: Seconds in a release build, minutes in a debug build.
  package func run<Source: Clock>(_ clock: Source) async -> EngineFigures
  where Source.Duration == Duration {
    let timer = Timer(clock)
    var figures = EngineFigures()
    for part in parts {
      switch part {
      case .throughput:
        figures.throughput = await .measured(rounds: rounds, cases: cases, timer)
      case .drawing:
        for generator in generators {
          figures.draws.append(
            await .measured(generator, rounds: rounds, cases: max(1, cases / 10), timer))
        }
      case .enumeration:
        figures.enumeration = await .measured(digits: digits, timer)
      case .shrinking:
        for problem in ShrinkingProblem.compared {
          figures.shrinking.append(await .measured(problem, seeds: seeds, timer))
        }
      case .problems:
        for problem in ShrinkingProblem.own {
          figures.problems.append(await .measured(problem, seeds: seeds, timer))
        }
      }
    }
    return figures
  }
}
