import Adapters
import Conformance
import Foundation
import Nights
import Oracle
import Records
import Reporting
import Specification

extension CommandSpec {
  /// `run`: judges adapters on fresh cases.
  static let run = CommandSpec(
    name: "run", summary: "Judge adapters on fresh cases.",
    details: [
      "Draws cases from the seed, gives each to the adapter, judges its answers clause by clause,",
      "and shows the smallest case for each way in which a clause is broken.",
    ],
    options: [
      .adapter, .isolate, .cases, .seed, .jobs, .clause, .profile, .catalogue, .report, .format,
      .expect,
    ]
  ) { invocation async throws(Complaint) in
    let catalogue = try invocation.judgedCatalogue()
    let plan = try invocation.plan(catalogue)
    let known = try invocation.known()
    let report = try invocation.reportPlan()
    let adapters = try invocation.adapters()
    let conformance = try Conformance.forCommands(plan, catalogue)
    let jury = try Judge.forCommands(catalogue, plan.profile)
    return try await judge(adapters, catalogue, isIsolated: invocation.isIsolated, report) {
      host, asked in
      let run = await conformance.run(host, asked: asked) { Interruption.isAsked }
      guard let known, !run.wasInterrupted else { return Judged(run: run) }
      let reckoner = Reckoner(known.failures.entries, catalogue, today: Date.now.day)
      let reckoning = await reckoner.reckon(run, Examiner(host, jury))
      return Judged(run: run, reckoning: reckoning, file: known.path)
    }
  }

  /// `enumerate`: judges adapters on every case over a small alphabet.
  static let enumerate = CommandSpec(
    name: "enumerate", summary: "Judge adapters on every case up to a size.",
    details: [
      "Goes through all decisions over a small alphabet of devices, windows and scenes, and through",
      "all sessions with up to N stimuli, in the order of their size. What it shows for a failure is",
      "the smallest case there is, and what it does not show, the alphabet does not hold.",
    ],
    options: [.adapter, .isolate, .size, .clause, .profile, .catalogue, .report, .format]
  ) { invocation async throws(Complaint) in
    let catalogue = try invocation.judgedCatalogue()
    let plan = try invocation.plan(catalogue)
    let size = try invocation.number(.size, default: 2, in: 0...8)
    let report = try invocation.reportPlan()
    let adapters = try invocation.adapters()
    let sweep = try Sweep.forCommands(plan, upTo: size, catalogue)
    return try await judge(adapters, catalogue, isIsolated: invocation.isIsolated, report) {
      host, asked in
      Judged(run: await sweep.run(host, asked: asked) { Interruption.isAsked })
    }
  }

  /// A run, and what came of it beside what is known of the adapter.
  private struct Judged {
    var run: Run
    var reckoning: Reckoning?
    /// The file of known failures.
    var file = ""

    var exitCode: ExitCode { reckoning?.exitCode(of: run) ?? run.exitCode }
  }

  /// Judges adapters one after the other, writes what came of each, and compares them.
  private static func judge(
    _ adapters: [AdapterName], _ catalogue: Catalogue, isIsolated: Bool, _ report: ReportPlan,
    _ judged: (any AdapterHost, String) async -> Judged
  ) async throws(Complaint) -> ExitCode {
    Interruption.watch()
    var runs: [Run] = []
    var codes: [ExitCode] = []
    for name in adapters {
      if !runs.isEmpty, report.shown == .term { try Output.write([""]) }
      let adapter = try await name.start(isIsolated: isIsolated)
      let watch = adapter.heedInterruption()
      let start = ContinuousClock.now
      let judged = await judged(adapter.host, name.text)
      let run = judged.run
      watch?.cancel()
      let note = await adapter.stop()
      if report.shown == .term {
        try Output.write(RunSummary(run, catalogue).lines)
        if let reckoning = judged.reckoning {
          try Output.write([""] + ReckoningText(reckoning, file: judged.file).lines)
        }
      }
      Output.note(run.pace(since: start))
      if let note { Output.note("foldproof: \(name.text.harmless()): \(note)") }
      runs.append(run)
      codes.append(judged.exitCode)
      if Interruption.isAsked { break }
    }
    let written = RunReport(runs, catalogue)
    if report.shown != .term {
      for file in written.files(report.shown) {
        try Output.write([file.text.hasSuffix("\n") ? String(file.text.dropLast()) : file.text])
      }
    } else if runs.count > 1 {
      try Output.write([""] + Comparison(runs).lines)
    }
    try report.write(written)
    return ExitCode.combined(codes)
  }
}

extension Run {
  /// How long the run took, for standard error.
  fileprivate func pace(since start: ContinuousClock.Instant) -> String {
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let rate = Int(Double(judged) / max(seconds, 0.001))
    return "\(judged.counting("case")) judged in \(String(format: "%.1f", seconds)) s, "
      + "\(rate.grouped) a second"
  }
}
