import ScenarioLegality
import Scenarios
import Testing

struct LengthLegalityTests {
  static let twins = [
    Twin(.lengthNotFinite, "a display of no width", .drawn) {
      $0.device.display.size.width = .nan
    },
    Twin(.lengthNotFinite, "an endless window", .drawn) {
      $0.scenes[0].role = .window(frame: Rect(x: 100, y: 50, width: .infinity, height: 500))
    },
    Twin(.lengthNotFinite, "an inset before", .drawn.after(.drawn.but(window: elsewhere))) {
      $0.before?.safeAreaInsets.top = .nan
    },
    Twin(
      .lengthNegative, "an inset of nothing or less",
      Situation.drawn.but { $0.host.safeAreaInsets.left = 0 },
      Situation.drawn.but { $0.host.safeAreaInsets.left = -0.5 }),
    Twin(
      .lengthNegative, "a view of no height or less",
      Situation.drawn.but { $0.host.view.size.height = 0 },
      Situation.drawn.but { $0.host.view.size.height = -0.5 }),
    Twin(
      .lengthNegative, "the origin of a view in no window",
      Situation.drawn.but {
        $0.host = Host(
          scene: nil, view: Rect(x: 0, y: 900, width: 0, height: 0), safeAreaInsets: .zero)
      },
      Situation.drawn.but {
        $0.host = Host(
          scene: nil, view: Rect(x: -1, y: 900, width: 0, height: 0), safeAreaInsets: .zero)
      }),
    Twin(
      .lengthOffGrid, "half a point or a third",
      Situation.drawn.but { $0.host.safeAreaInsets.bottom = 10.5 },
      Situation.drawn.but { $0.host.safeAreaInsets.bottom = 10.25 }),
    Twin(
      .lengthOffGrid, "the width of a view before",
      Situation.drawn.after(.drawn.but { $0.host.view.size.width = 320.5 }),
      Situation.drawn.after(.drawn.but { $0.host.view.size.width = 320.3 })),
    Twin(
      .lengthOffGrid, "a region", .drawnFoldable.but(foldAt: 380.5),
      .drawnFoldable.but(foldAt: 380.6)),
  ]

  private static let elsewhere = Rect(x: 0, y: 0, width: 320, height: 400)

  @Test(arguments: twins)
  func `accepts lengths on the grid and rejects others`(twin: Twin) {
    twin.expectToPart()
  }

  @Test func `names the length and its figure`() throws {
    let situation = Situation.phone.but { $0.host.safeAreaInsets.top = 47.2 }
    let found = illegalities(of: .decision(.bannerWidth, situation))
    #expect(
      found.map(\.sentence) == [
        "47.2 points, no multiple of a half, is the top inset of the view."
      ])
  }

  @Test func `judges no geometry from lengths it cannot trust`() {
    let situation = Situation.phone.but {
      $0.device.display.size.width = .nan
      $0.scenes[0].activationState = .unattached
    }
    #expect(
      illegalities(of: .decision(.bannerWidth, situation)).map(\.rule) == [.lengthNotFinite])
  }
}

extension Situation {
  fileprivate func but(foldAt x: Double) -> Situation {
    but { $0.device.display.reservedRegions[0].frame.minX = x }
  }
}
