import EngineBench
import Records
import Reporting
import ScenarioGeneration
import Specification
import WireBench

extension CommandSpec {
  /// `bench`: measures what the engine reaches.
  static let bench = CommandSpec(
    name: "bench", operand: "engine|wire", summary: "Measure what the engine and the wire reach.",
    details: [
      "wire prints how fast messages are coded beside Foundation, how fast lines go to a program and",
      "back, and how fast adapters in C and Python are judged, with where the time goes.",
      "engine prints how fast cases are drawn and judged, how fast all values are gone through, and, for",
      "twenty problems and others of other kinds, how often shrinking arrives at the simplest",
      "failing value and at what cost.",
      "Rates and times are those of this machine and this build.",
    ],
    options: [.seeds, .rounds, .part]
  ) { invocation async throws(Complaint) in
    guard let operand = invocation.operand else {
      throw .usage("bench needs to be told what: bench engine, or bench wire")
    }
    if operand == "wire" { return try await measureWire(invocation) }
    guard operand == "engine" else { throw .unknown("bench", operand, among: ["engine", "wire"]) }
    var measurement = EngineMeasurement()
    measurement.seeds = try invocation.number(.seeds, default: measurement.seeds, in: 1...10_000)
    measurement.rounds = try invocation.number(.rounds, default: measurement.rounds, in: 1...100)
    let parts: [EngineMeasurement.Part] = try invocation.parts()
    if !parts.isEmpty { measurement.parts = parts }
    measurement.generators = [MeasuredGenerator("decision", .decisions)]
    let figures = await measurement.run(ContinuousClock())
    try Output.write(
      ["Measured on this machine, \(EngineFigures.configuration) build.", ""]
        + figures.rows.columns)
    return .asExpected
  }
}

extension CommandSpec {
  private static func measureWire(_ invocation: Invocation) async throws(Complaint) -> ExitCode {
    var measurement = WireMeasurement(try Catalogue.forCommands())
    measurement.rounds = try invocation.number(.rounds, default: measurement.rounds, in: 1...100)
    let parts: [WireMeasurement.Part] = try invocation.parts()
    if !parts.isEmpty { measurement.parts = parts }
    do {
      let rows = try await measurement.run(ContinuousClock())
      try Output.write(
        ["Measured on this machine, \(EngineFigures.configuration) build.", ""] + rows.columns)
    } catch {
      throw Complaint(code: .harnessFault, text: "The wire cannot be measured: \(error)")
    }
    return .asExpected
  }
}

extension Invocation {
  /// Returns the parts that are asked for, in the order they are measured.
  ///
  /// - Throws: ``Complaint`` when there is no part of a name.
  fileprivate func parts<Part>() throws(Complaint) -> [Part]
  where Part: RawRepresentable<String> & CaseIterable {
    let all = Array(Part.allCases)
    for name in values(.part) where Part(rawValue: name) == nil {
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
    summary:
      "throughput, drawing, enumeration, shrinking or problems; for wire, coding, transport or "
      + "judging; repeatable (default all)")
}
