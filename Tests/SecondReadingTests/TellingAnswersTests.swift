import Scenarios
import SecondReading
import Testing

struct TellingAnswersTests {
  private let split: Situation = .tablet(
    [.activeCar, .window(.left, .foregroundActive), .window(.right, .foregroundInactive)],
    host: .left, insets: EdgeInsets(top: 20, left: 16, bottom: 0, right: 0.5))

  private let queries: [Query] = [
    .requestOutcome(scene: .left), .requestScene, .canPresent(nil),
    .canPresent(FullScreenAd(contentSize: Size(width: 507, height: 769))), .bannerWidth,
  ]

  @Test func `offers each connected scene, a stranger, none and patience`() {
    let offered = tellingAnswers(to: .requestScene, in: split)
    let expected: [SceneChoice] = [
      .scene(.car), .scene(.left), .scene(.right), .scene(Scene.ID(8)), .unset, .wait,
    ]
    #expect(offered == expected.map(Answer.requestScene))
  }

  @Test func `offers the scene a host was in before it disconnected`() {
    let orphan: Situation = .tablet([.window(.left, .foregroundActive)], host: .gone)
    let offered = tellingAnswers(to: .requestScene, in: orphan)
    #expect(offered.contains(.requestScene(.scene(.gone))))
    #expect(offered.contains(.requestScene(.scene(Scene.ID(10)))))
  }

  @Test func `offers the widths that are confused with the safe area's`() {
    var situation = split
    situation.before = Layout(
      fold: nil, display: situation.device.display,
      window: Rect(x: 0, y: 0, width: 678, height: 768),
      view: Rect(x: 0, y: 0, width: 678, height: 768),
      safeAreaInsets: EdgeInsets(top: 20, left: 3, bottom: 0, right: 4))
    let points = tellingAnswers(to: .bannerWidth, in: situation).compactMap { answer in
      if case .bannerWidth(.points(let width)) = answer { width } else { nil }
    }
    // Safe, its neighbours, display, view, less twice the left inset, before, and plain ones.
    let expected = [490.5, 490, 491, 489.5, 491.5, 1024, 507, 475, 671, 0, -1, .infinity]
    #expect(points.filter { !$0.isNaN } == expected)
    #expect(points.count(where: \.isNaN) == 1)
  }

  @Test func `offers every refusal with every set of axes, and both outcomes`() {
    #expect(tellingAnswers(to: .canPresent(nil), in: split).count == 7)
    #expect(tellingAnswers(to: .requestOutcome(scene: nil), in: split).count == 2)
  }

  @Test func `offers an answer to accept and one to reject wherever the document decides`() {
    for query in queries where query != .canPresent(nil) {
      let verdicts = tellingAnswers(to: query, in: split).map {
        secondVerdict(on: $0, to: query, in: split)
      }
      #expect(verdicts.contains(.accepted), "\(query)")
      #expect(verdicts.contains(.rejected), "\(query)")
    }
  }

  @Test func `judges alike in whatever order the scenes are listed`() {
    var reversed = split
    reversed.scenes.reverse()
    var judged = 0
    for query in queries {
      for answer in tellingAnswers(to: query, in: split) {
        let verdict = secondVerdict(on: answer, to: query, in: split)
        #expect(secondVerdict(on: answer, to: query, in: reversed) == verdict, "\(answer)")
        judged += 1
      }
    }
    #expect(judged > 30)
  }
}
