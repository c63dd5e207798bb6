internal import AdapterProcess
internal import Adapters
internal import Conformance
internal import Counterexample
internal import Foundation
internal import JSON
internal import Oracle
internal import Records
internal import ScenarioGeneration
internal import Scenarios
package import Specification
internal import Specs

/// What the wire reaches: coding, transport, and adapters judged end to end.
package struct WireMeasurement: Sendable {
  /// A part of the measurement.
  package enum Part: String, CaseIterable, Sendable {
    /// Writing and reading messages, beside Foundation.
    case coding
    /// Lines to a program and back.
    case transport
    /// Adapters judged end to end.
    case judging
  }

  /// The parts to measure.
  package var parts = Part.allCases
  /// How many rounds each figure is the median of; at least 1.
  package var rounds = 5
  /// How many lines a round of transport takes.
  package var lines = 200_000
  /// How many cases a round of judging takes.
  package var cases = 100_000

  private let catalogue: Catalogue

  /// Creates a measurement as the command does it.
  package init(_ catalogue: Catalogue) {
    self.catalogue = catalogue
  }

  /// Measures, one part after the other.
  ///
  /// - Returns: The table: a row of headings, then a row of three cells for each figure. What needs a
  ///   program that is not there says so.
  /// - Throws: What a trial throws; a fault of the harness.
  package func run(_ clock: some Clock<Duration>) async throws -> [[String]] {
    var rows = [["figure", "reached", "where the time goes"]]
    for part in parts {
      switch part {
      case .coding: rows += try coding(clock)
      case .transport: rows += transport(clock)
      case .judging: rows += try await judging(clock)
      }
    }
    return rows
  }

  private func median(_ clock: some Clock<Duration>, _ work: () throws -> Int) rethrows -> Double {
    var times: [Double] = []
    for _ in 0..<rounds {
      let start = clock.now
      _ = try work()
      times.append(start.duration(to: clock.now) / .seconds(1))
    }
    return times.sorted()[rounds / 2]
  }
}

extension WireMeasurement {
  private func coding(_ clock: some Clock<Duration>) throws -> [[String]] {
    let trial = CodingTrial()
    let foundation = try trial.foundation()
    let figures = [
      ("writing", median(clock) { trial.write() }, try median(clock, foundation.write)),
      ("reading", try median(clock) { try trial.read() }, try median(clock, foundation.read)),
    ]
    return figures.map { name, ours, theirs in
      [
        "\(name) messages of \(Int(trial.meanBytes)) bytes", rate(trial.count, ours),
        String(
          format: "%.2f us each; %.1f times Foundation", ours / Double(trial.count) * 1e6,
          theirs / ours),
      ]
    }
  }

  /// A program that sends each line back, in C and in Python, which is on most machines.
  private static let echoes = [
    ("C (cat)", "cat", [] as [String]),
    (
      "Python, not parsed", "python3",
      [
        "-c",
        "import sys\nout=sys.stdout.buffer\nfor line in sys.stdin.buffer:\n out.write(line)\n out.flush()",
      ]
    ),
    (
      "Python, not parsed, lists of 64", "python3",
      [
        "-c",
        """
        import sys, os
        rest = b''
        while True:
            more = os.read(0, 1 << 16)
            if not more: break
            whole, feed, rest = (rest + more).rpartition(b'\\n')
            os.write(1, b'\\n'.join(whole.split(b'\\n')) + feed)
        """,
      ]
    ),
  ]

  private func transport(_ clock: some Clock<Duration>) -> [[String]] {
    let line = String(repeating: "x", count: 193)
    return WireMeasurement.echoes.map { name, program, arguments in
      let address = AdapterAddress.program(AdapterCommand(program: program, arguments: arguments))
      var times: [Double] = []
      for _ in 0..<rounds {
        guard
          let time = try? TransportTrial.run(
            address, environment: ProcessInfo.processInfo.environment, line: line, count: lines,
            clock: ContinuousClock())
        else { break }
        times.append(time / .seconds(1))
      }
      guard times.count == rounds else {
        return ["transport, \(name)", "\(program) is missing", ""]
      }
      return ["transport, \(name)", rate(lines, times.sorted()[rounds / 2]), "lines of 193 bytes"]
    }
  }

  private func rate(_ count: Int, _ seconds: Double) -> String {
    String(format: "%.0f k/s", Double(count) / seconds / 1000)
  }
}

extension WireMeasurement {
  private func judging(_ clock: some Clock<Duration>) async throws -> [[String]] {
    let folder = URL.temporaryDirectory.appending(path: "foldproof-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let here = try await judged(InProcessHost(DecidingAdapter()))
    var rows = [row("judged in this process", here, here)]
    let python = try write(specs_adapter_in_python(), to: folder)
    let c = try write(specs_adapter_in_c(), to: folder)
    let program = folder.appending(path: "adapter").path
    let isBuilt = ["clang", "cc"].contains { succeeds([$0, "-O2", "-o", program, c]) }
    for (name, words) in [("C", isBuilt ? [program] : []), ("Python", ["python3", python])] {
      let command = words.first.map {
        AdapterCommand(program: $0, arguments: Array(words.dropFirst()))
      }
      guard let command,
        let host = try? await ProcessHost.start(
          .program(command), environment: ProcessInfo.processInfo.environment, limits: .standard,
          clock: ContinuousClock())
      else {
        rows.append(["judged, \(name)", "its compiler or interpreter is missing", ""])
        continue
      }
      rows.append(row("judged, \(name)", try await judged(host), here))
      _ = await host.stop()
    }
    return rows
  }

  /// Returns the seconds that a decision takes, drawn, asked and judged; the median of the rounds.
  private func judged(_ host: any AdapterHost) async throws -> Double {
    guard let profile = catalogue.profile("documents") else { return .infinity }
    let examiner = Examiner(host, try Judge(catalogue, profile: profile))
    var search = Search<Case, Symptom>(.decisions, seeds: Seeds(run: 1, property: "wire"))
    search.workers = ProcessInfo.processInfo.activeProcessorCount
    search.chunkSize = 256
    var times: [Double] = []
    for _ in 0..<rounds {
      let start = ContinuousClock.now
      let result = await search.run(cases: 0..<cases) { cases in
        await examiner.assess(cases).map { Judgement(failures: $0.symptoms) }
      }
      if case .failed(let error) = result.ending { throw error }
      times.append((ContinuousClock.now - start) / .seconds(1) / Double(cases))
    }
    return times.sorted()[rounds / 2]
  }

  private func row(_ name: String, _ seconds: Double, _ here: Double) -> [String] {
    [
      name, rate(1, seconds),
      String(
        format: "%.2f us a case: %.2f to draw and judge, %.2f for the wire and the adapter",
        seconds * 1e6, here * 1e6, max(0, seconds - here) * 1e6),
    ]
  }

  private func write(_ file: specs_file, to folder: URL) throws -> String {
    let url = folder.appending(path: String(cString: file.name))
    try Data(UnsafeBufferPointer(start: file.bytes, count: file.count)).write(to: url)
    return url.path
  }

  private func succeeds(_ words: [String]) -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}

/// The reference without its sessions, so that it is given the cases the others are given.
private struct DecidingAdapter: Adapter {
  private let reference = ReferenceAdapter()

  var claims: Claims {
    var claims = reference.claims
    claims.formats = []
    return claims
  }

  func answer(_ query: Query, _ situation: Situation) -> Answer? {
    reference.answer(query, situation)
  }
}
