import Conformance
import Counterexample
import Oracle
import Records
import ScenarioGeneration
import Scenarios
import Specification
import Testing

/// What scripts do in a session.
struct ScriptedRunTests {
  /// An app with one window, half as wide as the display, that becomes as wide as the display.
  private static let window = Rect(x: 0, y: 0, width: 400, height: 500)
  private static let situation = Situation(
    build: Build(supportsMultipleScenes: false, isTestMode: false),
    device: Device(
      model: Device.freeForm, idiom: .pad, fold: nil,
      display: Display(size: Size(width: 800, height: 500))),
    scenes: [
      Scene(id: Scene.ID(0), role: .window(frame: window), activationState: .foregroundActive)
    ],
    host: Host(scene: Scene.ID(0), view: window, safeAreaInsets: .zero), before: nil)

  private func actions(_ format: AdFormat, _ script: Script) throws -> [[Action]] {
    var layout = try #require(Self.situation.layout)
    layout.window.size.width = 800
    layout.view.size.width = 800
    let life = Life(format: format, stimuli: [.transition(to: layout, .completed)])
    guard case .trace(let trace) = Trial.session(Self.situation, life, script).evidence else {
      Issue.record("a session makes a trace")
      return []
    }
    return trace.steps.map(\.actions)
  }

  private let load = Action.load(Request(scene: Scene.ID(0)))

  @Test func `does nothing where the habit is to be idle`() throws {
    let actions = try actions(.interstitial, Script(.idle))
    #expect(actions.count >= 6)
    #expect(actions.flatMap { $0 } == [])
  }

  @Test func `loads once the view has appeared, and checks what it holds after a change`() throws {
    let actions = try actions(.interstitial, Script(.sensible))
    #expect(actions.flatMap { $0 } == [load, .check(load: 0), .check(load: 0)])
    #expect(actions[2] == [load], "the view has loaded, was laid out, and appeared")
  }

  @Test func `places a banner once, and loads it for each width`() throws {
    let actions = try actions(.banner, Script(.sensible))
    #expect(
      actions.flatMap { $0 } == [
        .place(.anchored(to: .safeArea)), .setBannerWidth(400), load, .setBannerWidth(800), load,
      ])
  }

  @Test func `departs from its habit where the script says so, and only there`() throws {
    let silent = Script(.sensible, departures: [.init(at: .ended, .nothing)])
    #expect(try actions(.interstitial, silent).flatMap { $0 } == [load, .check(load: 0)])
    let hasty = Script(.idle, departures: [.init(at: .viewLoaded, .also(.request))])
    #expect(
      try actions(.interstitial, hasty).first == [.load(Request(scene: nil))],
      "a view that has only loaded is in no window")
  }

  @Test func `does later what was put off`() throws {
    let script = Script(.sensible, departures: [.init(at: .appeared, .later)])
    let actions = try actions(.native, script)
    #expect(actions[2] == [.dispatch])
    #expect(actions[3] == [.place(.anchored(to: .safeArea)), load])
  }

  @Test func `departs at one turn of several`() throws {
    let script = Script(
      .idle, departures: [.init(at: .laidOut, turn: 1, .instead(.place))])
    #expect(
      try actions(.banner, script).flatMap { $0 } == [.place(.anchored(to: .safeArea))])
  }

  @Test(arguments: [(Script.WidthSource.halfAPointMore, 400.5), (.truncated, 400), (.view, 400)])
  func `gives a banner the width its manner has`(source: Script.WidthSource, width: Double) throws {
    let script = Script(.sensible, manner: Script.Manner(width: source))
    #expect(try actions(.banner, script)[2].contains(.setBannerWidth(width)))
  }

  @Test func `breaks no clause that binds by its habit alone`() async throws {
    let catalogue = try Catalogue.builtIn()
    let profile = try #require(catalogue.profile("documents"))
    let judge = try Judge(catalogue, profile: profile)
    var search = Search<Case, Signature>(.sessions, seeds: Seeds(run: 1, property: "habit"))
    search.workers = 2
    let result = await search.run(cases: 0..<3000) { cases in
      cases.map { `case` in
        guard case .session(let situation, let life) = `case` else { return Judgement() }
        let evidence = Trial.session(situation, life, Script(.sensible)).evidence
        let broken = judge.opinions(on: evidence).compactMap { opinion -> Signature? in
          guard case .fail(let violation) = opinion.verdict else { return nil }
          return Signature(clause: judge.rules[opinion.rule].clause, kind: violation.kind)
        }
        return Judgement(failures: Set(broken))
      }
    }
    #expect(result.judgedCount == 3000)
    #expect(result.failures.keys.sorted() == [])
  }
}
