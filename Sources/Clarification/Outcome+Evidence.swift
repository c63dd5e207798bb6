internal import Records
internal import Scenarios

extension Outcome {
  /// What an implementation did by its evidence.
  init(of evidence: Evidence) {
    switch evidence {
    case .answer(_, _, let answer): self = .answered(answer)
    case .answers(_, _, _, let one, let other): self = .answeredBoth(one, other)
    case .trace(let trace): self = .lived(trace)
    }
  }
}
