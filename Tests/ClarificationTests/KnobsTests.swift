import Conformance
import Counterexample
import Oracle
import Records
import ScenarioGeneration
import Scenarios
import Testing

/// The knobs that rules list are those that they turn on.
struct KnobsTests {
  @Test func `changes no ruling with a knob that the rule does not list`() async {
    let turns = Knob.allCases.flatMap { knob in knob.settings.map { (knob, $0) } }
    #expect(turns.count > 60)
    var search = Search<Trial, String>(.trials, seeds: Seeds(run: 1, property: "knobs"))
    search.workers = 2
    let result = await search.run(cases: 0..<800) { trials in
      trials.map { trial in
        let exhibit = Exhibit(trial.evidence)
        let triggers = exhibit.triggers
        var changed: Set<String> = []
        for rule in Rule.all where triggers.contains(rule.listensTo) {
          var readings = Readings.first
          let said = "\(rule.ruling(exhibit, &readings, .standard))"
          for (knob, setting) in turns where !rule.knobs.contains(knob) {
            // In words, as an expectation may hold a width that is no number.
            let turned = rule.ruling(exhibit, &readings, Knobs(turning: knob, to: setting))
            if "\(turned)" != said {
              changed.insert("\(rule.clause): \(knob) \(setting)")
            }
          }
        }
        return Judgement(failures: changed)
      }
    }
    #expect(result.judgedCount == 800)
    #expect(result.failures.keys.sorted() == [])
  }

  @Test func `has every knob in some rule`() {
    let listed = Set(Rule.all.flatMap(\.knobs))
    #expect(Knob.allCases.filter { !listed.contains($0) } == [])
  }
}
