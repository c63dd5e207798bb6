/// What the program's exit code says; one table for every command.
package enum ExitCode: Int32, Hashable, Sendable, CaseIterable {
  /// As expected, and everything planned was judged.
  case asExpected = 0
  /// An unexpected failure.
  case failure = 1
  /// Only expectations that no longer hold.
  case staleExpectation = 2
  /// Nothing wrong was found, and not everything planned was judged.
  case notEstablished = 3
  /// The command line cannot be understood.
  case usage = 64
  /// An input cannot be used.
  case unusableInput = 65
  /// A file or an adapter program does not exist.
  case missingInput = 66
  /// An adapter cannot be started, or does not complete the handshake.
  case adapterUnavailable = 69
  /// The harness itself is at fault.
  case harnessFault = 70
  /// Interrupted; what was done is kept.
  case interrupted = 130

  /// What the code means, in one sentence.
  package var meaning: String {
    switch self {
    case .asExpected: "As expected, and everything planned was judged."
    case .failure: "An unexpected failure: a clause that binds is broken."
    case .staleExpectation: "Nothing failed, but a known failure no longer holds as recorded."
    case .notEstablished:
      "Not established: nothing failed, but not everything planned could be judged."
    case .usage:
      "The command line cannot be understood: an unknown name, an option given nonsense, or a "
        + "pattern that matches no name."
    case .unusableInput:
      "An input cannot be used: a catalogue, a replay string or a stored run is damaged or of "
        + "another version."
    case .missingInput: "A file or an adapter program does not exist."
    case .adapterUnavailable:
      "An adapter cannot be started, or does not complete the handshake; no case was run."
    case .harnessFault: "The harness itself is at fault, never the adapter. Please report it."
    case .interrupted: "Interrupted. What was done so far was reported."
    }
  }
}

extension MutationRun {
  /// What the run amounts to; the first that holds.
  ///
  /// A survivor is no failure of anybody's implementation: it is not established that its clause
  /// decides anything.
  package var exitCode: ExitCode {
    if wasInterrupted { return .interrupted }
    return mutants.contains { $0.fate == .survived } ? .notEstablished : .asExpected
  }
}

extension Run {
  /// What the run amounts to; the first that holds.
  package var exitCode: ExitCode {
    if !worldFaults.isEmpty { return .harnessFault }
    if wasInterrupted { return .interrupted }
    if !failures.isEmpty { return .failure }
    if judged < planned || planned == 0 || !unexercised.isEmpty { return .notEstablished }
    return .asExpected
  }

  /// The applicable clauses that no case bore on.
  ///
  /// One that cases bore on and that always came down to an open question is not among them: the
  /// documents leave it open, and more cases would not change that.
  ///
  /// - Complexity: O(*n*) in the number of clauses.
  package var unexercised: [ClauseTally] {
    clauses.filter { $0.isApplicable && $0.decided == 0 && $0.unspecified == 0 }
  }
}
