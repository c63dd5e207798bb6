import Counterexample

/// Problems whose draws depend on each other, by arithmetic or by what is drawn next.
enum DependentProblems {
  static let all: [ShrinkingProblem] = [
    modularMap, weightedSum, hashCollision10, hashCollision100, invoice, dependentProduct3,
    dependentProduct4,
  ]

  /// A value that moves back and forth while its draw falls.
  static let modularMap = ShrinkingProblem(
    "ext_modmap",
    Generator { ($0.integer(in: 0...1000) * 37) % 1001 }, { $0 < 900 }, isNormal: { $0 == 925 })

  static let weightedSum = ShrinkingProblem(
    "ext_wlin",
    Generator { source in (0..<3).map { _ in source.integer(in: 0...20) } },
    { 2 * $0[0] + $0[1] + $0[2] != 20 },
    isNormal: { $0 == [0, 0, 20] })

  struct Insertion: Sendable, CustomStringConvertible {
    var entries: [[Int]]
    var key: Int
    var value: Int
    var description: String { "\(entries) \(key) \(value)" }
  }

  /// A table that takes keys with the same remainder for each other.
  private static func hashCollision(_ name: String, modulus: Int) -> ShrinkingProblem {
    ShrinkingProblem(
      name,
      Generator { source in
        let entries = source.array(count: 0...20) { source in
          let key = source.integer(in: 0...10 * modulus - 1)
          return [key, source.integer(in: 0...9)]
        }
        let key = source.integer(in: 0...10 * modulus - 1)
        return Insertion(entries: entries, key: key, value: source.integer(in: 0...9))
      },
      { insertion in
        var table: [Int: Int] = [:]
        for entry in insertion.entries { table[entry[0] % modulus] = entry[1] }
        let others = insertion.entries.map { $0[0] }.filter { $0 != insertion.key }
        let before = others.map { table[$0 % modulus] }
        table[insertion.key % modulus] = insertion.value
        return others.map { table[$0 % modulus] } == before
      },
      isNormal: { "\($0)" == "[[0, 0]] \(modulus) 1" })
  }

  static let hashCollision10 = hashCollision("ext_hash10", modulus: 10)
  static let hashCollision100 = hashCollision("ext_hash100", modulus: 100)

  static let invoice = ShrinkingProblem(
    "ext_invoice",
    Generator { source in
      let price = source.integer(in: 1...1000)
      let quantity = source.integer(in: 1...100)
      return [price, quantity, price * quantity >= 1000 ? source.integer(in: 0...50) : 0]
    },
    { invoice in
      let (price, quantity, percentage) = (invoice[0], invoice[1], 100 - invoice[2])
      return price * percentage / 100 * quantity == price * quantity * percentage / 100
    },
    isNormal: { $0 == [10, 100, 1] })

  struct Product: Sendable, CustomStringConvertible {
    var factors: [Int]
    var payload: [Int]
    var description: String { "\(factors) \(payload)" }
  }

  /// Factors that each bound the next, and a payload as long as their product.
  private static func dependentProduct(
    _ name: String, depth: Int, _ factors: [Int]
  ) -> ShrinkingProblem {
    ShrinkingProblem(
      name,
      Generator { source in
        var factors: [Int] = []
        for _ in 0..<depth { factors.append(source.integer(in: 1...(factors.last ?? 10))) }
        let payload = (0..<factors.reduce(1, *)).map { _ in source.integer(in: 0...1) }
        return Product(factors: factors, payload: payload)
      },
      { $0.payload.count < 24 || !$0.payload.contains(1) },
      isNormal: {
        $0.factors == factors && $0.payload == Array(repeating: 0, count: 23) + [1]
      })
  }

  static let dependentProduct3 = dependentProduct("ext_flatmap3", depth: 3, [4, 3, 2])
  static let dependentProduct4 = dependentProduct("ext_flatmap4", depth: 4, [3, 2, 2, 2])
}
