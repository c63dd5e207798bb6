import Counterexample

/// Problems whose numbers stand in a relation, and histories whose commands do.
enum RelationProblems {
  static let all: [ShrinkingProblem] = [
    intervalGap, leapCentury, eightNumbers, proportion, distinctSum, handles, snapshots,
  ]

  /// Intervals that are merged although there is a gap of one between them.
  static let intervalGap = ShrinkingProblem(
    "interval_gap",
    Generator { source in
      source.array(count: 0...8) { source in
        let start = source.integer(in: 0...1000)
        return [start, source.integer(in: 1...1000)]
      }
    },
    { intervals in
      var end: Int?
      for interval in intervals.sorted(by: { $0[0] < $1[0] }) {
        if let last = end, interval[0] == last + 1 { return false }
        end = max(end ?? 0, interval[0] + interval[1])
      }
      return true
    },
    isNormal: { $0 == [[0, 1], [2, 1]] })

  struct Day: Sendable, CustomStringConvertible {
    var year: Int
    var month: Int
    var day: Int
    var description: String { "\(year)-\(month)-\(day)" }

    static func daysInMonth(_ month: Int, isLeap: Bool) -> Int {
      [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    }

    static func isLeap(_ year: Int) -> Bool {
      year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    }

    /// Counts the days since the year 1500.
    func number(isLeap: (Int) -> Bool) -> Int {
      var days = day
      for earlier in 1500..<year { days += isLeap(earlier) ? 366 : 365 }
      for earlier in 1..<month { days += Day.daysInMonth(earlier, isLeap: isLeap(year)) }
      return days
    }

    static func draw(_ source: inout Source) -> Day {
      let year = source.integer(in: 1600...2400, origin: 2000)
      let month = source.integer(in: 1...12)
      let last = daysInMonth(month, isLeap: isLeap(year))
      return Day(year: year, month: month, day: source.integer(in: 1...last))
    }
  }

  /// Two days with a turn of the century between them that somebody takes for a leap year.
  static let leapCentury = ShrinkingProblem(
    "leap_century",
    Generator { source in
      let one = Day.draw(&source)
      return [one, Day.draw(&source)]
    },
    { days in
      let right = days.map { $0.number(isLeap: Day.isLeap) }
      let wrong = days.map { $0.number { $0 % 4 == 0 } }
      return right[1] - right[0] == wrong[1] - wrong[0]
    },
    isNormal: { "\($0)" == "[2000-1-1, 2100-3-1]" })

  /// Numbers whose sum is exact, so that only moves between two of them keep it.
  static let eightNumbers = ShrinkingProblem(
    "eight_numbers",
    Generator { source in
      var numbers: [Int] = []
      for _ in 0..<7 { numbers.append(source.integer(in: 0...1000)) }
      // The last number makes the sum likely, not certain.
      let rest = 3000 - numbers.reduce(0, +)
      return numbers + [source.boolean() ? rest : source.integer(in: 0...1000)]
    },
    { numbers in
      guard (0...1000).contains(numbers[7]) else { return nil }
      return numbers.reduce(0, +) != 3000
    },
    isNormal: { $0 == [0, 0, 0, 0, 0, 1000, 1000, 1000] })

  /// Two numbers in the proportion of two to three.
  static let proportion = ShrinkingProblem(
    "proportion",
    Generator { source in
      let one = source.integer(in: 0...10_000)
      return [one, source.integer(in: 0...10_000)]
    },
    { $0[0] < 60 || 3 * $0[0] != 2 * $0[1] },
    isNormal: { $0 == [60, 90] })

  /// Numbers that all differ and have to reach a sum.
  static let distinctSum = ShrinkingProblem(
    "distinct_sum",
    Generator { source in source.distinctArray(count: 0...8) { $0.integer(in: 0...60) } },
    { $0.count < 4 || $0.reduce(0, +) < 100 },
    isNormal: { $0 == [0, 1, 39, 60] })

  enum FileCommand: Sendable, CustomStringConvertible {
    case open
    case write(Int)
    case close(Int)
    case nothing

    var description: String {
      switch self {
      case .open: "open"
      case .write(let file): "write \(file)"
      case .close(let file): "close \(file)"
      case .nothing: "nothing"
      }
    }
  }

  /// Files whose numbers move down when an earlier one is closed, which a writer overlooks.
  static let handles = ShrinkingProblem(
    "handles",
    Generator { source in
      var opened = 0
      return source.steps(count: 0...24) { source in
        switch source.choice(3) {
        case 0:
          opened += 1
          return FileCommand.open
        case 1:
          guard opened > 0 else {
            source.markUnused()
            return .nothing
          }
          return .write(source.integer(in: 0...opened - 1))
        default:
          guard opened > 0 else {
            source.markUnused()
            return .nothing
          }
          return .close(source.integer(in: 0...opened - 1))
        }
      }
    },
    { commands in
      var isOpen: [Bool] = []
      var files: [Int] = []
      for command in commands {
        switch command {
        case .open:
          files.append(isOpen.count)
          isOpen.append(true)
        case .close(let file) where isOpen[file]:
          isOpen[file] = false
          files.removeAll { $0 == file }
        case .write(let file) where isOpen[file]:
          if file >= files.count || files[file] != file { return false }
        default: continue
        }
      }
      return true
    },
    isNormal: { "\($0)" == "[open, open, close 0, write 1]" })

  enum StoreCommand: Sendable, CustomStringConvertible {
    case snapshot
    case rollback
    case set(Int, Int)
    case delete(Int)

    var description: String {
      switch self {
      case .snapshot: "snapshot"
      case .rollback: "rollback"
      case .set(let key, let value): "set \(key) \(value)"
      case .delete(let key): "delete \(key)"
      }
    }
  }

  /// A store whose snapshots do not notice what is deleted afterwards.
  static let snapshots = ShrinkingProblem(
    "snapshots",
    Generator { source in
      source.array(count: 0...20) { source in
        switch source.choice(4) {
        case 0: return StoreCommand.snapshot
        case 1: return .rollback
        case 2:
          let key = source.integer(in: 0...4)
          return .set(key, source.integer(in: 0...99))
        default: return .delete(source.integer(in: 0...4))
        }
      }
    },
    { commands in
      var values: [Int: Int] = [:]
      var saved: [[Int: Int]] = []
      var wrong: [Int: Int] = [:]
      var undo: [[Int: Int?]] = []
      for command in commands {
        switch command {
        case .snapshot:
          saved.append(values)
          undo.append([:])
        case .rollback:
          guard let last = saved.popLast(), let changes = undo.popLast() else { continue }
          values = last
          for (key, value) in changes { wrong[key] = value }
        case .set(let key, let value):
          if !undo.isEmpty, undo[undo.count - 1][key] == nil {
            undo[undo.count - 1][key] = .some(wrong[key])
          }
          values[key] = value
          wrong[key] = value
        case .delete(let key):
          values[key] = nil
          wrong[key] = nil
        }
        if values != wrong { return false }
      }
      return true
    },
    isNormal: { "\($0)" == "[set 0 0, snapshot, delete 0, rollback]" })
}
