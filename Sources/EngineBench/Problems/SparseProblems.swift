import Counterexample

/// Problems of which few values fail, far from each other, and of parts that do not matter.
enum SparseProblems {
  static let all: [ShrinkingProblem] = [multiple, dateBesideBytes]

  /// A multiple of seven, so that bisecting steps over nearly all that fail.
  static let multiple = ShrinkingProblem(
    "multiple",
    Generator { $0.integer(in: -1000...1000) },
    { $0 <= 20 || !$0.isMultiple(of: 7) },
    isNormal: { $0 == 21 })

  struct Message: Sendable, CustomStringConvertible {
    var day: RelationProblems.Day
    var bytes: [UInt8]
    var description: String { "\(day) \(bytes)" }
  }

  /// The last day of a February of 29 days, beside bytes that have nothing to do with it.
  static let dateBesideBytes = ShrinkingProblem(
    "date_beside_bytes",
    Generator { source in
      let day = RelationProblems.Day.draw(&source)
      return Message(day: day, bytes: source.array(count: 20...20) { $0.integer(in: 0...255) })
    },
    { message in
      let day = message.day
      return day.month != 2 || day.day != 29 || day.year < 2010
    },
    isNormal: { "\($0.day)" == "2012-2-29" && $0.bytes.allSatisfy { $0 == 0 } })
}
