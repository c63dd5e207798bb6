package import Scenarios

/// Returns what the second derivation makes of a session, clause by clause.
///
/// For each joint reading of the open questions somebody watches the session go by, one step after
/// the other, and notes which sentences of document 001 it breaks. A clause whose name is missing
/// has nothing to say about the format.
///
/// - Parameter trace: The session. It must be legal.
/// - Returns: What is made of each clause, by its name.
/// - Complexity: O(*w* *s*) in the joint readings, 16 at most, and the steps.
package func secondVerdicts(on trace: Trace) -> [String: SecondVerdict] {
  var verdicts: [String: SecondVerdict] = [:]
  func note<S: Statement & RawRepresentable<String>>(_ found: [S: SecondVerdict]) {
    for statement in S.allCases { verdicts[statement.rawValue] = found[statement] }
  }
  switch trace.life.format {
  case .native:
    note([NativeWatcher()].stepwiseVerdicts { $0.breaches(in: trace) })
    return verdicts
  case .interstitial:
    note(FullScreenWatcher.all.stepwiseVerdicts { $0.breaches(in: trace) })
  case .banner:
    note(BannerWatcher.all.stepwiseVerdicts { $0.breaches(in: trace) })
    note(WidthWatcher.all.stepwiseVerdicts { $0.breaches(in: trace) })
  }
  note(AppearanceWatcher.all.stepwiseVerdicts { $0.breaches(in: trace) })
  note(SceneWatcher.all(trace.life.format).stepwiseVerdicts { $0.breaches(in: trace) })
  return verdicts
}
