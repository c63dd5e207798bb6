import Scenarios
import SecondReading
import Testing

/// A hand-worked case: an answer in a situation, and what document 001 makes of it.
struct JudgedCase: CustomTestStringConvertible, Sendable {
  var label: String
  var query: Query
  var situation: Situation
  var answer: Answer
  var verdict: SecondVerdict

  var testDescription: String { label }

  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    let found = secondVerdict(on: answer, to: query, in: situation)
    #expect(found == verdict, "\(label)", sourceLocation: sourceLocation)
  }

  static func outcome(
    _ label: String, _ situation: Situation, carrying scene: Scene.ID?, _ outcome: RequestOutcome,
    _ verdict: SecondVerdict
  ) -> JudgedCase {
    JudgedCase(
      label: label, query: .requestOutcome(scene: scene), situation: situation,
      answer: .requestOutcome(outcome), verdict: verdict)
  }

  static func scene(
    _ label: String, _ situation: Situation, _ choice: SceneChoice, _ verdict: SecondVerdict
  ) -> JudgedCase {
    JudgedCase(
      label: label, query: .requestScene, situation: situation, answer: .requestScene(choice),
      verdict: verdict)
  }

  static func check(
    _ label: String, _ situation: Situation, ad: Size?, _ answer: Presentability,
    _ verdict: SecondVerdict
  ) -> JudgedCase {
    JudgedCase(
      label: label, query: .canPresent(ad.map(FullScreenAd.init)), situation: situation,
      answer: .canPresent(answer), verdict: verdict)
  }

  static func width(
    _ label: String, _ situation: Situation, _ choice: WidthChoice, _ verdict: SecondVerdict
  ) -> JudgedCase {
    JudgedCase(
      label: label, query: .bannerWidth, situation: situation, answer: .bannerWidth(choice),
      verdict: verdict)
  }
}
