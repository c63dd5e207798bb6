import ScenarioLegality
import Scenarios
import Testing

struct EveryLengthIsJudgedTests {
  /// A situation that has every length there is, each of them legal.
  private let complete = Situation.drawnFoldable.after(
    .drawnFoldable.but { $0.host.view.size.width = 400 })

  /// A way to put a length in the place of one of a situation's.
  private typealias Change = (inout Situation, Double) -> Void

  /// The same for one length of one of its rectangles.
  private typealias RectChange = (inout Situation, WritableKeyPath<Rect, Double>, Double) -> Void

  private let origins: [Change] =
    EveryLengthIsJudgedTests.rects.flatMap { rect -> [Change] in
      [
        { rect(&$0, \.minX, $1) }, { rect(&$0, \.minY, $1) },
      ]
    }

  private let extents: [Change] =
    EveryLengthIsJudgedTests.rects.flatMap { rect -> [Change] in
      [
        { rect(&$0, \.size.width, $1) }, { rect(&$0, \.size.height, $1) },
      ]
    } + [
      { $0.device.display.size.width = $1 }, { $0.device.display.size.height = $1 },
      { $0.before?.display.size.width = $1 }, { $0.before?.display.size.height = $1 },
      { $0.host.safeAreaInsets.top = $1 }, { $0.host.safeAreaInsets.left = $1 },
      { $0.host.safeAreaInsets.bottom = $1 }, { $0.host.safeAreaInsets.right = $1 },
      { $0.before?.safeAreaInsets.top = $1 }, { $0.before?.safeAreaInsets.left = $1 },
      { $0.before?.safeAreaInsets.bottom = $1 }, { $0.before?.safeAreaInsets.right = $1 },
    ]

  private static var rects: [RectChange] {
    [
      { $0.device.display.reservedRegions[0].frame[keyPath: $1] = $2 },
      { situation, length, points in
        var frame = situation.scenes[0].window ?? .zero
        frame[keyPath: length] = points
        situation.scenes[0].role = .window(frame: frame)
      },
      { $0.host.view[keyPath: $1] = $2 },
      { $0.before?.display.reservedRegions[0].frame[keyPath: $1] = $2 },
      { $0.before?.window[keyPath: $1] = $2 },
      { $0.before?.view[keyPath: $1] = $2 },
    ]
  }

  private func rules(after change: Change, to points: Double) -> [Illegality.Rule] {
    illegalities(of: .decision(.bannerWidth, complete.but { change(&$0, points) })).map(\.rule)
  }

  @Test func `the situation is legal as it is`() {
    #expect(illegalities(of: .decision(.bannerWidth, complete)) == [])
    #expect(origins.count == 12)
    #expect(extents.count == 24)
  }

  @Test(arguments: [
    (Double.nan, Illegality.Rule.lengthNotFinite), (-.infinity, .lengthNotFinite),
    (100.25, .lengthOffGrid),
  ])
  func `no length may be endless or off the grid`(points: Double, rule: Illegality.Rule) {
    for change in origins + extents {
      #expect(rules(after: change, to: points) == [rule])
    }
  }

  @Test func `no extent or inset may be below zero`() {
    for change in extents {
      #expect(rules(after: change, to: -0.5) == [.lengthNegative])
    }
  }
}
