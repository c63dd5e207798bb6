import EngineBench
import Records
import Reporting
import ScenarioGeneration

extension CommandSpec {
  /// `bench`: measures what the engine reaches.
  static let bench = CommandSpec(
    name: "bench", operand: "engine", summary: "Measure what the property-testing engine reaches.",
    details: [
      "Prints how fast cases are drawn and judged, how fast all values are gone through, and, for",
      "twenty problems and others of other kinds, how often shrinking arrives at the simplest",
      "failing value and at what cost.",
      "Rates and times are those of this machine and this build.",
    ],
    options: [.seeds, .rounds, .part]
  ) { invocation async throws(Complaint) in
    guard let operand = invocation.operand else {
      throw .usage("bench needs to be told what: bench engine")
    }
    guard operand == "engine" else { throw .unknown("bench", operand, among: ["engine"]) }
    var measurement = EngineMeasurement()
    measurement.seeds = try invocation.number(.seeds, default: measurement.seeds, in: 1...10_000)
    measurement.rounds = try invocation.number(.rounds, default: measurement.rounds, in: 1...100)
    let parts = try invocation.parts()
    if !parts.isEmpty { measurement.parts = parts }
    measurement.generators = [MeasuredGenerator("decision", .decisions)]
    let figures = await measurement.run(ContinuousClock())
    try Output.write(
      ["Measured on this machine, \(EngineFigures.configuration) build.", ""]
        + figures.rows.columns)
    return .asExpected
  }
}

extension Invocation {
  /// Returns the parts that are asked for, in the order they are measured.
  ///
  /// - Throws: ``Complaint`` when there is no part of a name.
  fileprivate func parts() throws(Complaint) -> [EngineMeasurement.Part] {
    let all = EngineMeasurement.Part.allCases
    for name in values(.part) where EngineMeasurement.Part(rawValue: name) == nil {
      throw .unknown("part", name, among: all.map(\.rawValue))
    }
    return all.filter { values(.part).contains($0.rawValue) }
  }
}

extension OptionSpec {
  fileprivate static let seeds = OptionSpec(
    name: "--seeds", value: "N", summary: "how many failures of each problem (default 200)")
  fileprivate static let rounds = OptionSpec(
    name: "--rounds", value: "N",
    summary: "how many rounds the throughput is the median of (default 5)")
  fileprivate static let part = OptionSpec(
    name: "--part", value: "NAME", isRepeatable: true,
    summary: "throughput, drawing, enumeration, shrinking or problems; repeatable (default all)")
}
