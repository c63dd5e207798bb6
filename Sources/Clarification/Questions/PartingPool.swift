internal import Conformance
internal import Counterexample
internal import Oracle
internal import Scenarios
internal import Synchronization

/// The partings of an inquiry, and which of them no trial has shown yet.
final class PartingPool: Sendable {
  let inquiry: Inquiry
  private let missing: Mutex<Set<Parting>>

  init(_ inquiry: Inquiry) {
    self.inquiry = inquiry
    missing = Mutex(inquiry.partings)
  }

  /// The partings that are not shown yet.
  var wanted: Set<Parting> { missing.withLock { $0 } }

  /// Takes note of what some trials showed.
  func remove(_ judgements: [Judgement<Parting>]) {
    missing.withLock { missing in
      for judgement in judgements { missing.subtract(judgement.failures) }
    }
  }

  /// Returns the partings that are not shown yet and that a layer has trials for.
  func wanted(in layer: TrialLayer) -> Set<Parting> {
    let positions = Set(
      inquiry.questions.filter { question in
        question.rules.contains { rule in
          question.topics.contains { layer.has($0, inquiry.rules[rule].listensTo) }
        }
      }.map(\.position))
    return wanted.filter { positions.contains($0.question) }
  }

  /// Returns the partings that are not shown yet and that a source has trials for.
  func wanted(in source: TrialSource) -> Set<Parting> {
    let positions = Set(
      inquiry.questions.filter { question in
        question.rules.contains { source.has(inquiry.rules[$0].listensTo) }
      }.map(\.position))
    return wanted.filter { positions.contains($0.question) }
  }

  /// Returns the topics of a layer that some partings are about, each once.
  func topics(of partings: Set<Parting>, in layer: TrialLayer) -> [Topic] {
    let positions = Set(partings.map(\.question))
    let asked = inquiry.questions.filter { positions.contains($0.position) }
    return Topic.all.filter { topic in
      asked.contains { question in
        question.topics.contains(topic)
          && question.rules.contains { layer.has(topic, inquiry.rules[$0].listensTo) }
      }
    }
  }

  /// Judges trials by the partings among some that they show.
  func judgements(
    of trials: some Sequence<Trial>, among wanted: Set<Parting>
  ) -> [Judgement<Parting>] {
    let askers = inquiry.askers(of: wanted)
    return trials.map { trial in
      Judgement(
        failures: inquiry.partings(
          shownBy: Exhibit(trial.evidence), among: wanted, by: askers))
    }
  }

  /// Judges trials in as many parts as there are workers, at the same time.
  func judgements(
    of trials: [Trial], among wanted: Set<Parting>, workers: Int
  ) async -> [Judgement<Parting>] {
    let size = max(1, (trials.count + workers - 1) / workers)
    return await withTaskGroup(of: (Int, [Judgement<Parting>]).self) { group in
      for start in stride(from: 0, to: trials.count, by: size) {
        group.addTask { [self] in
          (start, judgements(of: trials[start..<min(start + size, trials.count)], among: wanted))
        }
      }
      var parts: [(start: Int, judgements: [Judgement<Parting>])] = []
      for await part in group { parts.append(part) }
      return parts.sorted { $0.start < $1.start }.flatMap(\.judgements)
    }
  }
}
