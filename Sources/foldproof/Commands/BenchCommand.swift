import Adapters
import EngineBench
import FaultBench
import Records
import Reporting
import ScenarioGeneration
import Specification
import WireBench

extension CommandSpec {
  /// `bench`: measures what the engine reaches.
  static let bench = CommandSpec(
    name: "bench", operand: "engine|wire|faults",
    summary: "Measure what the engine, the wire and the search for faults reach.",
    details: [
      "wire prints how fast messages are coded beside Foundation, how fast lines go to a program and",
      "back, and how fast adapters in C and Python are judged, with where the time goes.",
      "engine prints how fast cases are drawn and judged, how fast all values are gone through, and, for",
      "twenty problems and others of other kinds, how often shrinking arrives at the simplest",
      "failing value and at what cost.",
      "faults prints, for each faulty adapter that is built in, how many cases it takes to find its",
      "fault, beside a generator whose choices are all uniform, and how often all seeds come down to",
      "one minimal case; --seeds says how many there are (default 50), --fault which adapters.",
      "Rates and times are those of this machine and this build.",
    ],
    options: [.seeds, .rounds, .part, .fault]
  ) { invocation async throws(Complaint) in
    guard let operand = invocation.operand else {
      throw .usage("bench needs to be told what: bench engine, bench wire or bench faults")
    }
    switch operand {
    case "engine": return try await measureEngine(invocation)
    case "wire": return try await measureWire(invocation)
    case "faults": return try await measureFaults(invocation)
    default: throw .unknown("bench", operand, among: ["engine", "wire", "faults"])
    }
  }
}

extension CommandSpec {
  private static func measureEngine(_ invocation: Invocation) async throws(Complaint) -> ExitCode {
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

  private static func measureFaults(_ invocation: Invocation) async throws(Complaint) -> ExitCode {
    var measurement = FaultMeasurement(try Catalogue.forCommands())
    measurement.seeds = try invocation.number(.seeds, default: measurement.seeds, in: 1...10_000)
    measurement.adapters = try invocation.matching(.fault, measurement.adapters)
    Interruption.watch()
    var figures: [FaultFigures] = []
    do {
      try await measurement.run(
        shouldStop: { Interruption.isAsked },
        done: {
          figures.append($0)
          Output.note("\($0.name): found from \($0.found) of \($0.hunts.count) seeds")
        })
    } catch {
      throw Complaint(code: .harnessFault, text: "The faults cannot be measured: \(error)")
    }
    let table = FaultTable(figures)
    try Output.write(table.rows.columns + [""] + table.summary)
    return Interruption.isAsked ? .interrupted : .asExpected
  }

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
  /// Returns the adapters whose names match a pattern that is asked for; all where none is.
  ///
  /// - Throws: ``Complaint`` when a pattern matches no name.
  fileprivate func matching(
    _ option: OptionSpec, _ adapters: [BuiltInAdapter]
  ) throws(Complaint) -> [BuiltInAdapter] {
    let patterns = values(option)
    guard !patterns.isEmpty else { return adapters }
    for pattern in patterns where !adapters.contains(where: { Glob(pattern).matches($0.name) }) {
      throw .unknown("fault", pattern, among: adapters.map(\.name))
    }
    return adapters.filter { adapter in
      patterns.contains { Glob($0).matches(adapter.name) }
    }
  }

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
  fileprivate static let fault = OptionSpec(
    name: "--fault", value: "GLOB", isRepeatable: true,
    summary: "the faulty adapters to look for, for faults (default all)")
  fileprivate static let rounds = OptionSpec(
    name: "--rounds", value: "N",
    summary: "how many rounds the throughput is the median of (default 5)")
  fileprivate static let part = OptionSpec(
    name: "--part", value: "NAME", isRepeatable: true,
    summary:
      "throughput, drawing, enumeration, shrinking or problems; for wire, coding, transport or "
      + "judging; repeatable (default all)")
}
