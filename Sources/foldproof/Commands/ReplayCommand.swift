import Adapters
import Conformance
import Counterexample
import Oracle
import Records
import Reporting
import ScenarioGeneration
import Scenarios
import Specification

extension CommandSpec {
  /// `replay`: runs one case again, exactly.
  static let replay = CommandSpec(
    name: "replay", operand: "TEXT", summary: "Run one case again, exactly.",
    details: [
      "TEXT is what a failure prints after “replay”. A text made by another version of the",
      "generator is refused, since it would stand for another case.",
    ],
    options: [.adapter, .isolate, .profile, .catalogue]
  ) { invocation async throws(Complaint) in
    guard let text = invocation.operand else {
      throw .usage("replay needs the text that a failure prints: replay TEXT")
    }
    let `case` = try Case.replayed(text)
    let catalogue = try invocation.judgedCatalogue()
    let judge = try Judge.forCommands(catalogue, try invocation.profile(catalogue))
    Interruption.watch()
    var codes: [ExitCode] = []
    for name in try invocation.adapters() {
      if !codes.isEmpty { try Output.write([""]) }
      let adapter = try await name.start(isIsolated: invocation.isIsolated)
      guard adapter.host.claims.include(`case`.topic) else {
        _ = await adapter.stop()
        try Output.write(["\(name.text.harmless()) does not claim \(`case`.topic.name)."])
        codes.append(.notEstablished)
        continue
      }
      let assessment = await Examiner(adapter.host, judge).assess([`case`])[0]
      _ = await adapter.stop()
      try Output.write(
        [name.text.harmless()]
          + CaseReport(
            `case`, assessment.outcome, assessment.verdicts.map { ($0.clause, $0.verdict) },
            catalogue, worldFaults: assessment.worldFaults.map { ($0.clause, $0.verdict) }
          ).lines)
      codes.append(Interruption.isAsked ? .interrupted : assessment.exitCode)
      if Interruption.isAsked { break }
    }
    return ExitCode.combined(codes)
  }
}

extension Case {
  /// Draws the case a replay text stands for.
  ///
  /// - Throws: ``Complaint`` when the text is damaged, or the generator has changed.
  static func replayed(_ text: String) throws(Complaint) -> Case {
    do throws(ReplayError) {
      let replay = try Replay(text)
      // A text does not say which generator made it; the hash of the case in it does.
      for generator in [Generator.smallDecisions, .smallRelations]
        + (0...8).map(Generator.smallSessions)
      {
        if let found = try? replay.value(of: generator, hash: \.replayHash) { return found }
      }
      return try replay.value(of: .cases, hash: \.replayHash)
    } catch {
      throw Complaint(code: .unusableInput, text: error.sentence(about: text.harmless(limit: 40)))
    }
  }
}

extension ReplayError {
  fileprivate func sentence(about text: String) -> String {
    switch self {
    case .notAReplay:
      "\(text.quoted) is no replay text; copy the whole word a failure prints after “replay”."
    case .damaged:
      "The replay text \(text.quoted) is damaged; copy it again, whole."
    case .versionTooNew(let version):
      "The replay text \(text.quoted) has version \(version), which a newer Foldproof made."
    case .generatorChanged:
      "The replay text \(text.quoted) was made by another version of the generator and would now "
        + "stand for another case; run again with the seed to find the failure anew."
    }
  }
}

extension Assessment {
  /// What one case amounts to.
  fileprivate var exitCode: ExitCode {
    var code = ExitCode.asExpected
    for symptom in symptoms {
      switch symptom {
      case .worldFault: return .harnessFault
      case .failure: code = .failure
      case .inconclusive where code == .asExpected: code = .notEstablished
      case .inconclusive: break
      case .advisory: break
      }
    }
    return code
  }
}
