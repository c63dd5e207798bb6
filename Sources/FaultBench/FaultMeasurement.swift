package import Adapters
internal import Conformance
internal import Counterexample
internal import Oracle
internal import Records
internal import ScenarioGeneration
internal import Scenarios
package import Specification

/// How soon faults are found and how small their cases get, beside draws of even chance.
///
/// The baseline is the same generator over the same tables and with the same legality, in which
/// every choice is uniform: no weights and no special values.
package struct FaultMeasurement: Sendable {
  /// The adapters, each with a fault.
  package var adapters: [BuiltInAdapter]
  /// How many seeds each figure is taken over; at least 1.
  package var seeds = 50
  /// How many cases are drawn at most for one seed, as the default run does.
  package var limit = 100_000

  private let catalogue: Catalogue

  /// Creates a measurement of every faulty adapter that is built in.
  package init(_ catalogue: Catalogue) {
    self.catalogue = catalogue
    adapters = BuiltInAdapter.all.filter { $0.name.hasPrefix("faulty-") }
  }

  /// Measures one adapter after the other.
  ///
  /// - Parameters:
  ///   - shouldStop: Asked before each seed; true ends with what was measured so far.
  ///   - done: Told the figures of each adapter as soon as they are there.
  /// - Throws: ``JudgeError`` when rules and catalogue do not belong together.
  /// - Complexity: Two searches and one run of up to ``limit`` cases for each seed and adapter.
  package func run(
    shouldStop: @escaping @Sendable () -> Bool, done: (FaultFigures) throws -> Void
  ) async throws {
    for adapter in adapters {
      guard let figures = try await figures(of: adapter, shouldStop) else { return }
      try done(figures)
    }
  }

  private func figures(
    of adapter: BuiltInAdapter, _ shouldStop: @escaping @Sendable () -> Bool
  ) async throws -> FaultFigures? {
    let hunter = try Hunter(adapter, catalogue, limit: limit)
    var tracks: [Hunter.Track] = []
    for seed in 1...UInt64(seeds) {
      guard !shouldStop() else { return nil }
      tracks.append(await hunter.track(seed: seed))
    }
    let signature = tracks.mostCommonSignature
    var hunts: [FaultFigures.Hunt] = []
    for track in tracks {
      let finding = track.findings.first { $0.signature == signature }
      hunts.append(
        FaultFigures.Hunt(
          cases: track.cases, uniformCases: track.uniformCases,
          evaluations: finding?.evaluations,
          minimalCase: finding.flatMap { try? StoredCase($0.case).name() }))
    }
    return FaultFigures(
      name: adapter.name, signature: signature, limit: limit, hunts: hunts)
  }
}

/// Looks for the fault of one adapter.
private struct Hunter {
  /// What was found from one seed.
  struct Track {
    var cases: Int?
    var uniformCases: Int?
    var findings: [Finding]
  }

  private let adapter: BuiltInAdapter
  private let catalogue: Catalogue
  private let limit: Int
  private let examiner: Examiner
  private let topics: Set<Topic>
  private let profile: Profile

  init(_ adapter: BuiltInAdapter, _ catalogue: Catalogue, limit: Int) throws {
    guard let profile = catalogue.profile(adapter.profile) else {
      throw MeasurementError.noProfile(adapter.profile)
    }
    self.adapter = adapter
    self.catalogue = catalogue
    self.limit = limit
    self.profile = profile
    examiner = Examiner(
      InProcessHost(adapter.adapter), try Judge(catalogue, profile: profile))
    topics = Plan(
      seed: 1, cases: limit, workers: 1, clauses: catalogue.clauses, profile: profile
    ).decidedTopics(of: adapter.adapter.claims)
  }

  func track(seed: UInt64) async -> Track {
    let seeds = Seeds(run: seed, property: "cases")
    let even = Seeds(
      run: seed, property: "cases", usesSpecialValues: false, usesWeights: false)
    let first = await firstFailure(seeds)
    let uniform = await firstFailure(even)
    var findings: [Finding] = []
    if let first { findings = await self.findings(seed: seed, after: first) }
    return Track(
      cases: first.map { given(seeds, upTo: $0) },
      uniformCases: uniform.map { given(even, upTo: $0) }, findings: findings)
  }

  /// Returns the index of the first case in which the adapter breaks a clause.
  private func firstFailure(_ seeds: Seeds) async -> Int? {
    var search = Search<Case, Symptom>(.cases, seeds: seeds)
    search.stopsAtFirstFailure = true
    let result = await search.run(cases: 0..<limit) { [examiner, topics] cases in
      let asked = cases.filter { topics.contains($0.topic) }
      var assessments = await examiner.assess(asked).makeIterator()
      return cases.map { `case` in
        guard topics.contains(`case`.topic), let assessment = assessments.next()
        else { return Judgement() }
        return Judgement(failures: assessment.symptoms.filter(\.isFault))
      }
    }
    return result.failures.values.map(\.lowestCase).min()
  }

  /// Counts the cases that the adapter is given up to one, which is included.
  private func given(_ seeds: Seeds, upTo index: Int) -> Int {
    (0...index).count { topics.contains(Generator.cases.value(seeds, case: $0).topic) }
  }

  /// Returns what a run finds that goes on for as long again, and a few thousand cases at least.
  private func findings(seed: UInt64, after first: Int) async -> [Finding] {
    let plan = Plan(
      seed: seed, cases: min(limit, max(4000, 8 * first)), workers: 2,
      clauses: catalogue.clauses, profile: profile)
    guard let conformance = try? Conformance(plan, catalogue) else { return [] }
    let run = await conformance.run(
      InProcessHost(adapter.adapter), asked: adapter.name, shouldStop: { false })
    return run.failures + run.advisories
  }
}

/// Why faults cannot be measured.
package enum MeasurementError: Error, Hashable {
  /// The catalogue has no profile of a name.
  case noProfile(String)
}

extension Symptom {
  /// Whether it is a clause that the adapter breaks.
  fileprivate var isFault: Bool {
    switch self {
    case .failure, .advisory: true
    case .worldFault, .inconclusive: false
    }
  }
}

extension [Hunter.Track] {
  /// The signature that most seeds have, of several the first in order; nil where none has any.
  fileprivate var mostCommonSignature: Signature? {
    let all = flatMap { Set($0.findings.map(\.signature)) }
    let counts = Dictionary(grouping: all) { $0 }.mapValues(\.count)
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }
}
