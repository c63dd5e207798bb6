import Adapters
import FaultBench
import Records
import Specification
import Testing

/// The figures of faults are what they say.
struct FaultBenchTests {
  private typealias Hunt = FaultFigures.Hunt

  private func figures(_ hunts: [Hunt]) -> FaultFigures {
    FaultFigures(name: "faulty", signature: nil, limit: 1000, hunts: hunts)
  }

  @Test func `counts a seed that did not find the fault as the whole run`() {
    let fault = figures([
      Hunt(cases: 10, uniformCases: 100, evaluations: 5, minimalCase: "a"),
      Hunt(cases: nil, uniformCases: nil, evaluations: nil, minimalCase: nil),
      Hunt(cases: 30, uniformCases: 500, evaluations: 7, minimalCase: "a"),
      Hunt(cases: 20, uniformCases: 400, evaluations: 9, minimalCase: "b"),
    ])
    #expect(fault.found == 3)
    #expect(fault.medianCases == 20)
    #expect(fault.slowestCases == 1000)
    #expect(fault.medianUniformCases == 400)
    #expect(fault.medianEvaluations == 7)
    #expect(fault.sameCaseShare == 0.5)
    #expect(fault.gain == 500.0 / 265.0)
  }

  @Test func `says of a table how many faults were always found and in one case`() throws {
    let always = figures([
      Hunt(cases: 1, uniformCases: 4, evaluations: 1, minimalCase: "a"),
      Hunt(cases: 1, uniformCases: 4, evaluations: 1, minimalCase: "a"),
    ])
    let seldom = figures([
      Hunt(cases: 500, uniformCases: 1000, evaluations: 1, minimalCase: "a"),
      Hunt(cases: nil, uniformCases: nil, evaluations: nil, minimalCase: nil),
    ])
    let table = FaultTable([always, seldom])
    #expect(table.rows.count == 3)
    #expect(table.rows.allSatisfy { $0.count == table.rows[0].count })
    let summary = table.summary.joined(separator: " ")
    #expect(summary.contains("1 of 2 faults were found from each of 2 seeds, 1 came down"))
    // The square root of 4 times 4/3.
    #expect(summary.contains("2.3 times"))
  }

  @Test func `finds a fault in a few cases, and the baseline finds it, too`() async throws {
    var measurement = FaultMeasurement(try Catalogue.builtIn())
    measurement.adapters = measurement.adapters.filter { $0.name == "faulty-width-from-screen" }
    measurement.seeds = 2
    measurement.limit = 4000
    var measured: [FaultFigures] = []
    try await measurement.run(shouldStop: { false }, done: { measured.append($0) })
    let fault = try #require(measured.first)
    #expect(measured.count == 1)
    #expect(fault.found == 2)
    #expect(fault.signature?.clause == ClauseID("001-BAN-001"))
    #expect(fault.hunts.allSatisfy { $0.cases.map { $0 < 200 } ?? false })
    #expect(fault.hunts.allSatisfy { $0.uniformCases != nil })
    #expect(fault.sameCaseShare == 1)
  }
}
