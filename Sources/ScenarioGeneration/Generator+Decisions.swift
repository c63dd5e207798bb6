package import Counterexample
package import Scenarios

extension Generator where Value == Case {
  /// Fresh cases: a query about a legal situation, or about two that belong together.
  ///
  /// Simplest first: a free-form device before one from a table, one scene before two, no inset
  /// before an inset, the smallest window, no transition before a transition. All lengths are on
  /// the half-point grid. Display, window, view and safe area all differ in width in about every
  /// seventh case, on purpose, since rectangles that coincide hide the faults that mix them up.
  package static let decisions = Generator { source in
    let link = source.relationName()
    let name = source.queryName(linkedBy: link)
    let build = Build(
      supportsMultipleScenes: source.boolean(), isTestMode: source.boolean())
    let stage = source.span("stage") { $0.stage() }
    let scenes = source.span("scenes") { $0.scenes(on: stage, build) }
    var situation = Situation(
      build: build, device: stage.device, scenes: scenes,
      host: Host(
        scene: .hosts, view: Rect(stage.window.size), safeAreaInsets: stage.insets),
      before: nil)
    source.span("host") { $0.placeHost(of: &situation, on: stage) }
    source.span("past") { $0.past(of: &situation, on: stage, isWanted: link == .noTransition) }
    let query = source.query(name, about: situation, on: stage)
    guard let link, let relation = source.relation(link, on: situation, stage),
      let changed = relation.applied(to: situation),
      changed.before == nil || changed.before != changed.layout
    else { return .decision(query, situation) }
    return .relation(relation, query, situation)
  }
}

extension Query.Name {
  /// How often a decision that no relation links is about the query, beside the others.
  ///
  /// By how many clauses decide it and how rare their conditions are, so that the default run
  /// meets each clause a thousand times.
  fileprivate var weight: Int {
    switch self {
    // Sessions bear on the same clauses.
    case .bannerWidth: 20
    case .requestScene: 8
    case .requestOutcome: 60
    case .canPresent: 63
    case .placement: 92
    case .isSupported: 45
    case .fixedSize: 31
    case .requestSetup: 24
    // Each of its clauses is about one kind of moment.
    case .bannerStep: 65
    // Three themes, each with clauses of its own.
    case .sdkExchange: 83
    case .mediationExchange: 25
    }
  }
}

extension Source {
  private static let queryWeights = Weights(Query.Name.allCases.map(\.weight))

  /// Draws what a decision is about: evenly where a relation links it to another.
  fileprivate mutating func queryName(linkedBy link: Relation.Name?) -> Query.Name {
    guard let link else { return Query.Name.allCases[choice(weights: Source.queryWeights)] }
    let names = link.queries
    return names[choice(names.count)]
  }
}
