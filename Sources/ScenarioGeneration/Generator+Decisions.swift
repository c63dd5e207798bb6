package import Counterexample
package import Scenarios

extension Generator where Value == Case {
  /// Fresh cases: a query, drawn evenly, about a legal situation, or about two that belong together.
  ///
  /// Simplest first: a free-form device before one from a table, one scene before two, no inset
  /// before an inset, the smallest window, no transition before a transition. All lengths are on
  /// the half-point grid. Display, window, view and safe area all differ in width in about every
  /// seventh case, on purpose, since rectangles that coincide hide the faults that mix them up.
  package static let decisions = decisions(linkedInPercent: 20)

  /// Fresh decisions of which a share, in percent, are linked with another where that can be.
  package static func decisions(linkedInPercent share: Int) -> Generator {
    Generator { source in
      let name = Query.Name.allCases[source.choice(Query.Name.allCases.count)]
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
      source.span("past") { $0.past(of: &situation, on: stage) }
      let query = source.query(name, about: situation, on: stage)
      guard source.happens(percent: share),
        let relation = source.relation(on: situation, stage), relation.bearsOn(name),
        let changed = relation.applied(to: situation),
        changed.before == nil || changed.before != changed.layout
      else { return .decision(query, situation) }
      return .relation(relation, query, situation)
    }
  }
}
