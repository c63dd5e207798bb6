package import Counterexample
package import Scenarios

extension Generator where Value == Case {
  /// Fresh cases of every kind: decisions, which are the simplest, and sessions.
  package static let cases = Generator { source in
    source.boolean(percent: 38) ? sessions.draw(&source) : decisions.draw(&source)
  }

  /// Fresh sessions: a legal situation, and a life that begins in it.
  ///
  /// The situation is drawn as for decisions. Stimuli are legal when they are drawn; which of them
  /// still apply depends on what shrinking took away before them. Every other life leaves out some
  /// kinds of stimuli altogether.
  package static let sessions = Generator { source in
    let format = AdFormat.allCases[source.choice(weights: formatWeights)]
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
    return .session(situation, source.life(format, from: situation, on: stage))
  }

  /// How often sessions with each format are drawn: native ads have little to do in one.
  private static let formatWeights = Weights(
    AdFormat.allCases.map { format in
      switch format {
      case .interstitial: 6
      case .banner: 5
      case .native: 1
      }
    })
}
