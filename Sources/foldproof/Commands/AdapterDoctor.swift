import AdapterProcess
import Counterexample
import Foundation
import Records
import Reporting
import ScenarioGeneration
import Scenarios
import World

/// `adapter doctor`: examines the manners of an adapter.
enum AdapterDoctor {
  /// Examines it and writes a checklist.
  static func run(_ invocation: Invocation) async throws(Complaint) -> ExitCode {
    let address = try invocation.oneAddress()
    var decisions: [Decision] = []
    var plays: [any Play] = []
    let seeds = Seeds(run: 1, property: "doctor")
    for index in 0..<200 {
      let drawn = Generator.cases.value(seeds, case: index)
      decisions += drawn.decisions
      if case .session(let situation, let life) = drawn { plays.append(Playback(situation, life)) }
    }
    let findings: [Doctor.Finding]
    do throws(AdapterStartError) {
      findings = try await Doctor(
        address, environment: ProcessInfo.processInfo.environment, limits: .standard,
        clock: ContinuousClock(), decisions: decisions, plays: plays
      ).examine()
    } catch {
      throw Complaint(error)
    }
    var causes: [String] = []
    for finding in findings {
      try Output.write(finding.lines(after: causes))
      if case .bad(let text) = finding.result, !causes.contains(text) { causes.append(text) }
    }
    let bad = causes.count
    try Output.write(
      [
        "",
        bad == 0
          ? "Its manners are good. Whether its answers are right, a run says."
          : "\(bad.counting("thing")) to mend.",
      ])
    return bad == 0 ? .asExpected : .failure
  }
}

extension Doctor.Finding {
  /// The finding as a line of a checklist, and what to mend below it.
  ///
  /// What is among `causes`, to be mended already, is not said again.
  fileprivate func lines(after causes: [String]) -> [String] {
    switch result {
    case .good: ["ok    \(claim)"]
    case .notApplicable: ["      \(claim): not applicable"]
    case .bad(let text) where causes.contains(text): ["MEND  \(claim)", "      As above."]
    case .bad(let text): ["MEND  \(claim)", "      \(text.harmless(limit: 600))"]
    }
  }
}
