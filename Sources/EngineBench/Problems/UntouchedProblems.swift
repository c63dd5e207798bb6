import Counterexample

/// Problems that were written last and that no pass was changed for.
enum UntouchedProblems {
  static let all: [ShrinkingProblem] = [romanNumerals, elevator, sharedEdge, bitField, rota]

  /// A reader of Roman numerals that takes any smaller letter before a larger one for less.
  static let romanNumerals = ShrinkingProblem(
    "roman_numerals",
    Generator { source in
      source.array(count: 0...8) { $0.element(of: ["I", "V", "X", "L", "C", "D", "M"]) }.joined()
    },
    { text in
      let worth: [Character: Int] = [
        "I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000,
      ]
      let values = text.compactMap { worth[$0] }
      // Only a power of ten may stand before the next two letters; none does before both.
      return !values.indices.dropLast(2).contains { place in
        values[place] < values[place + 1] && values[place + 1] < values[place + 2]
      }
    },
    isNormal: { $0 == "IVX" })

  /// An elevator that forgets a call from below while it goes up with somebody inside.
  static let elevator = ShrinkingProblem(
    "elevator",
    Generator { source in
      let floors = source.integer(in: 2...12)
      let calls = source.array(count: 0...16) { source in
        let isInside = source.boolean()
        return (isInside, source.integer(in: 0...floors - 1))
      }
      return Calls(floors: floors, calls: calls)
    },
    { calls in
      var floor = 0
      var target: Int?
      for (isInside, wanted) in calls.calls {
        if isInside {
          target = max(target ?? 0, wanted)
        } else if let goal = target, goal > floor + 1, wanted < floor {
          return false
        }
        if let goal = target {
          floor += goal > floor ? 1 : 0
          if floor >= goal { target = nil }
        }
      }
      return true
    },
    isNormal: { "\($0)" == #"4 ["inside 3", "outside 0"]"# })

  struct Calls: Sendable, CustomStringConvertible {
    var floors: Int
    var calls: [(isInside: Bool, floor: Int)]
    var description: String {
      "\(floors) \(calls.map { "\($0.isInside ? "inside" : "outside") \($0.floor)" })"
    }
  }

  /// Rectangles that share a part of an edge, but do not overlap and have different widths.
  static let sharedEdge = ShrinkingProblem(
    "shared_edge",
    Generator { source in
      (0..<2).map { _ in
        source.span("rectangle") { source in
          let x = source.integer(in: -50...50)
          let y = source.integer(in: -50...50)
          return [x, y, source.integer(in: 1...40), source.integer(in: 1...40)]
        }
      }
    },
    { rectangles in
      let (one, two) = (rectangles[0], rectangles[1])
      let touches = one[0] + one[2] == two[0] || two[0] + two[2] == one[0]
      let meets = one[1] < two[1] + two[3] && two[1] < one[1] + one[3]
      return !(touches && meets && one[2] != two[2])
    },
    isNormal: { $0 == [[0, 0, 1, 1], [1, 0, 2, 1]] })

  /// A field of four bits whose sign is lost when the fields around it are full.
  static let bitField = ShrinkingProblem(
    "bit_field",
    Generator { source in source.array(count: 4...4) { $0.integer(in: -8...7) } },
    { fields in
      !fields.indices.dropFirst().dropLast().contains { place in
        fields[place] < 0 && fields[place - 1] + fields[place + 1] == 11
      }
    },
    isNormal: { $0 == [0, 4, -1, 7] })

  /// A rota in which somebody has a late shift before an early one, and works five days at least.
  static let rota = ShrinkingProblem(
    "rota",
    Generator { source in
      source.array(count: 7...7) { $0.element(of: ["free", "early", "late"]) }
    },
    { shifts in
      let worked = shifts.filter { $0 != "free" }.count
      return worked < 5
        || !zip(shifts, shifts.dropFirst()).contains { $0 == "late" && $1 == "early" }
    },
    isNormal: { $0 == ["free", "free", "early", "early", "early", "late", "early"] })
}
