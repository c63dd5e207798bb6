import Foundation

/// What the engine reaches, measured.
package struct EngineFigures: Sendable {
  /// The throughput; nil when it was not measured.
  package var throughput: ThroughputFigures?
  /// What drawing alone costs, for each generator.
  package var draws: [DrawFigures] = []
  /// The enumeration; nil when it was not measured.
  package var enumeration: EnumerationFigures?
  /// The problems that were measured, the public challenge first.
  package var shrinking: [ShrinkingFigures] = []
  /// The problems of other kinds that were measured.
  package var problems: [ShrinkingFigures] = []

  /// Creates figures of which nothing was measured yet.
  package init() {}

  /// The geometric mean of the median evaluations over the public challenge; 0 when unmeasured.
  package var meanEvaluations: Double { challenge.map(\.evaluations).geometricMean }

  /// The same of the time of shrinking, in seconds.
  package var meanSeconds: Double { challenge.map(\.seconds).geometricMean }

  private var challenge: [ShrinkingFigures] {
    Array(shrinking.prefix(ChallengeProblems.all.count))
  }

  /// The build that measures: `debug` or `release`.
  package static var configuration: String {
    var isDebug = false
    // The one thing that only an unoptimised build evaluates.
    assert(
      {
        isDebug = true
        return true
      }())
    return isDebug ? "debug" : "release"
  }

  /// The table: a row of headings, then a row of four cells for each figure.
  package var rows: [[String]] {
    [["figure", "reached", "evaluations", "time"]] + throughputRows + drawRows + enumerationRows
      + shrinking.map(\.row) + meanRows + problems.map(\.row)
  }

  private var throughputRows: [[String]] {
    guard let throughput else { return [] }
    let ratio = throughput.onTwoWorkers / throughput.onOneWorker
    let first = throughput.firstFailures.one.map { "case \($0)" } ?? "nothing"
    return [
      ["throughput, one worker", throughput.onOneWorker.inMillions, "", ""],
      ["throughput, two workers", throughput.onTwoWorkers.inMillions, "", ""],
      ["scaling, two workers", String(format: "%.2f times", ratio), "", ""],
      [
        "first failure, one or two", throughput.workersAgree ? "the same, \(first)" : "differs", "",
        "",
      ],
    ]
  }

  private var drawRows: [[String]] {
    draws.map { ["drawing a \($0.name)", "", "", $0.seconds.inMicroseconds] }
  }

  private var enumerationRows: [[String]] {
    guard let enumeration else { return [] }
    return [
      ["enumeration", enumeration.rate.inMillions, "", ""],
      [
        "enumerated", "\(enumeration.count)\(enumeration.isExhausted ? ", exhausted" : "")", "",
        "",
      ],
    ]
  }

  private var meanRows: [[String]] {
    guard !shrinking.isEmpty else { return [] }
    return [
      [
        "geometric mean, first \(challenge.count)", "",
        String(format: "%.1f", meanEvaluations), meanSeconds.inMilliseconds,
      ]
    ]
  }
}

extension ShrinkingFigures {
  fileprivate var row: [String] {
    [
      problem, "\(normal) of \(seeds)", String(format: "%.0f", evaluations),
      seconds.inMilliseconds,
    ]
  }
}

extension Double {
  /// A rate as a person reads it.
  fileprivate var inMillions: String { String(format: "%.2f M/s", self / 1e6) }

  /// Seconds as a person reads the time of one draw.
  fileprivate var inMicroseconds: String { String(format: "%.3f us", self * 1e6) }

  /// Seconds as a person reads the time of one shrink.
  fileprivate var inMilliseconds: String { String(format: "%.3f ms", self * 1000) }
}
