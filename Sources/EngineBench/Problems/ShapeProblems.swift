import Counterexample

/// Problems of graphs, orders, intervals, matrices, dates and numbers that fit each other.
enum ShapeProblems {
  static let all: [ShrinkingProblem] = [
    oddCycle, permutationOrder, threeMeetings, pivot, monthArithmetic, pythagorean,
  ]

  struct Network: Sendable, CustomStringConvertible {
    var nodes: Int
    var links: [[Int]]
    var description: String { "\(nodes) \(links)" }

    /// Returns the length of the shortest odd cycle; nil when there is none.
    var shortestOddCycle: Int? {
      var shortest: Int?
      for start in 0..<nodes {
        // Distances by walks of even and of odd length.
        var distances = Array(repeating: [Int](repeating: .max, count: 2), count: nodes)
        distances[start][0] = 0
        var queue = [(start, 0)]
        while !queue.isEmpty {
          let (node, parity) = queue.removeFirst()
          for link in links where link.contains(node) {
            let next = link[0] == node ? link[1] : link[0]
            guard distances[next][1 - parity] == .max else { continue }
            distances[next][1 - parity] = distances[node][parity] + 1
            queue.append((next, 1 - parity))
          }
        }
        if distances[start][1] < shortest ?? .max { shortest = distances[start][1] }
      }
      return shortest
    }
  }

  /// A network that is taken for one of two colours when it has no triangle.
  static let oddCycle = ShrinkingProblem(
    "odd_cycle",
    Generator { source in
      let nodes = source.integer(in: 1...8)
      let links = source.array(count: 0...12) { source in
        let from = source.integer(in: 0...nodes - 1)
        return [from, source.integer(in: 0...nodes - 1)]
      }
      return Network(nodes: nodes, links: links)
    },
    { ($0.shortestOddCycle ?? 0) < 5 },
    isNormal: { "\($0)" == "5 [[0, 1], [0, 2], [1, 3], [2, 4], [3, 4]]" })

  /// An order that comes back to the first one only after six times.
  static let permutationOrder = ShrinkingProblem(
    "permutation_order",
    Generator { $0.permutation(of: Array(0..<8)) },
    { order in
      var now = order
      var times = 1
      while now != Array(0..<8) {
        now = now.map { order[$0] }
        times += 1
      }
      return times != 6
    },
    isNormal: { $0 == [0, 1, 2, 4, 3, 6, 7, 5] })

  /// Three meetings at one time, although no two begin together.
  static let threeMeetings = ShrinkingProblem(
    "three_meetings",
    Generator { source in
      source.array(count: 0...8) { source in
        let start = source.integer(in: 0...500)
        return [start, source.integer(in: 1...100)]
      }
    },
    { meetings in
      !meetings.contains { last in
        let others = meetings.filter { $0[0] < last[0] && last[0] < $0[0] + $0[1] }
        return Set(others.map { $0[0] }).count >= 2
      }
    },
    isNormal: { $0 == [[0, 3], [1, 2], [2, 1]] })

  /// A matrix that has an inverse, but whose second pivot is 0.
  static let pivot = ShrinkingProblem(
    "pivot",
    Generator { source in
      source.array(count: 3...3) { $0.array(count: 3...3) { $0.integer(in: -5...5) } }
    },
    { rows in
      func minor(_ one: Int, _ other: Int) -> Int {
        rows[1][one] * rows[2][other] - rows[1][other] * rows[2][one]
      }
      let determinant =
        rows[0][0] * minor(1, 2) - rows[0][1] * minor(0, 2) + rows[0][2] * minor(0, 1)
      let second = rows[0][0] * rows[1][1] - rows[0][1] * rows[1][0]
      return rows[0][0] == 0 || second != 0 || determinant == 0
    },
    isNormal: { $0 == [[1, 0, 0], [0, 0, 1], [0, 1, 0]] })

  struct Step: Sendable, CustomStringConvertible {
    var day: RelationProblems.Day
    var months: Int
    var description: String { "\(day) +\(months)" }
  }

  /// Months later, in another year, in a month without a 31st that is no February.
  static let monthArithmetic = ShrinkingProblem(
    "month_arithmetic",
    Generator { source in
      let day = RelationProblems.Day.draw(&source)
      return Step(day: day, months: source.integer(in: 1...48))
    },
    { step in
      let months = step.day.month - 1 + step.months
      let last = RelationProblems.Day.daysInMonth(months % 12 + 1, isLeap: false)
      return months < 12 || months % 12 == 1 || step.day.day <= last
    },
    isNormal: { "\($0)" == "2000-1-31 +15" })

  /// The legs of a right triangle of whole numbers, longer than five.
  static let pythagorean = ShrinkingProblem(
    "pythagorean",
    Generator { source in
      let one = source.integer(in: 1...100)
      return [one, source.integer(in: 1...100)]
    },
    { legs in
      let square = legs[0] * legs[0] + legs[1] * legs[1]
      let root = Int(Double(square).squareRoot())
      return legs[0] <= 5 || root * root != square
    },
    isNormal: { $0 == [6, 8] })
}
