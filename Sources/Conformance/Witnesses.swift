internal import Scenarios
internal import Synchronization

/// What an adapter did each time it showed one symptom, so that a finding can quote it.
///
/// One that answers differently when it is asked again repeats neither answer on request.
final class Witnesses: Sendable {
  private struct Kept {
    /// The last assessment of a case that showed the symptom.
    var showing: [Case: Assessment]
    /// The last assessment of such a case that did not show it.
    var contradicting: [Case: Assessment] = [:]
  }

  let symptom: Symptom
  private let kept: Mutex<Kept>

  /// Creates the witnesses of a symptom from the first that was met.
  init(of symptom: Symptom, _ first: Observation) {
    self.symptom = symptom
    kept = Mutex(Kept(showing: [first.case: first.assessment]))
  }

  /// Keeps those assessments that show the symptom, or contradict one that did.
  func add(_ cases: [Case], _ assessments: [Assessment]) {
    kept.withLock { kept in
      for (`case`, assessment) in zip(cases, assessments) {
        if assessment.symptoms.contains(symptom) {
          kept.showing[`case`] = assessment
        } else if kept.showing[`case`] != nil {
          kept.contradicting[`case`] = assessment
        }
      }
    }
  }

  /// Returns the last assessment of a case that showed the symptom; nil when none did.
  func showing(_ case: Case) -> Assessment? {
    kept.withLock { $0.showing[`case`] }
  }

  /// Returns the last assessment of such a case that did not show it; nil when all did.
  func contradicting(_ case: Case) -> Assessment? {
    kept.withLock { $0.contradicting[`case`] }
  }
}
