import ScenarioLegality
import Scenarios
import Testing

struct BeforeLegalityTests {
  static let twins = [
    Twin(
      .beforeWithoutWindow, "a host that is in a window, and one that left it",
      .drawn.after(moved),
      .drawn.after(moved).but {
        $0.host.scene = nil
        $0.host.safeAreaInsets = .zero
      }),
    Twin(
      .beforeUnchanged, "a window that moved, and one that did not",
      .drawn.after(moved), .drawn.after(.drawn)),
    Twin(
      .beforeUnchanged, "insets that grew, and insets that did not",
      .drawn.after(.drawn.but { $0.host.safeAreaInsets.top = 0.5 }), .drawn.after(.drawn)),
    Twin(
      .beforeOutOfReach, "a rigid device that turned, and one that changed its display",
      .drawn.after(.drawn.on(Display(size: Size(width: 600, height: 800)))),
      .drawn.after(.drawn.on(Display(size: Size(width: 800, height: 800))))),
    Twin(
      .beforeOutOfReach, "a rigid device that kept its camera, and one that grew one",
      .drawn.on(camera).after(moved.on(camera)), .drawn.on(camera).after(moved)),
    Twin(
      .beforeOutOfReach, "a foldable that was bent, and one that was closed",
      .openDuo.after(bentHalf), .openDuo.after(.closedDuo)),
    Twin(
      .beforeOutOfReach, "a drawn foldable that turned in its state, and one that grew",
      .drawnFoldable.after(.drawnFoldable.turned(Size(width: 600, height: 800))),
      .drawnFoldable.after(.drawnFoldable.turned(Size(width: 600, height: 801)))),
    Twin(
      .beforeOutOfReach, "a foldable that bent in landscape, and one that turned as well",
      bentHalf.after(.openDuo), bentHalf.after(openPortrait)),
    Twin(
      .beforeOutOfReach, "a drawn foldable that was resized, and one that did not fold",
      drawnClosed.after(drawnNarrow), drawnClosed.after(drawnNarrow.but { $0.device.fold = nil })),
    Twin(
      .displayNotTabulated, "the pose before",
      .closedDuo.after(bentHalf),
      .closedDuo.after(bentHalf.but { $0.device.display = .openDuo })),
    Twin(
      .windowMisplaced, "the window before",
      .closedDuo.after(bentHalf),
      .closedDuo.after(
        bentHalf.but(
          window: Rect(x: 0, y: 0, width: 475, height: 669),
          insets: EdgeInsets(top: 0, left: 84, bottom: 0, right: 0)))),
    Twin(
      .viewOutsideWindow, "the view before",
      .drawn.after(moved), .drawn.after(moved.but { $0.host.view.size.width = 400.5 })),
    Twin(
      .insetsBelowSystem, "the insets before",
      .closedDuo.after(bentHalf),
      .closedDuo.after(bentHalf.but { $0.host.safeAreaInsets.left = 83.5 })),
  ]

  private static let moved = Situation.drawn.but(
    window: Rect(x: 100.5, y: 50, width: 400, height: 500))
  private static let camera = Display(
    size: Size(width: 800, height: 600),
    reservedRegions: [
      ReservedRegion(kind: .occlusion, frame: Rect(x: 400, y: 0, width: 40, height: 40))
    ])
  private static let drawnClosed = Situation.drawnFoldable.but {
    $0.device.fold = .closed
    $0.device.display.reservedRegions = []
  }
  private static let drawnNarrow = drawnClosed.but(
    window: Rect(x: 0, y: 0, width: 400, height: 600))
  private static let bentHalf = Situation.openDuo.on(.bentDuo).but {
    $0.device.fold = .partiallyOpen
  }
  private static let openPortrait = Situation.openDuo.on(.openPortraitDuo).but(
    window: Rect(x: 0, y: 0, width: 669, height: 951),
    insets: EdgeInsets(top: 84, left: 0, bottom: 95, right: 0))

  @Test(arguments: twins)
  func `accepts what one move leads from and rejects others`(twin: Twin) {
    twin.expectToPart()
  }

  @Test func `rejects a phone that was folded before`() {
    let situation = Situation.phone.after(.phone.but { $0.device.fold = .closed })
    #expect(
      illegalities(of: .decision(.bannerWidth, situation)).map(\.rule) == [
        .foldMisplaced, .beforeOutOfReach,
      ])
  }

  @Test func `accepts a half turn of a closed foldable`() {
    let region = ReservedRegion(
      kind: .occlusion, frame: Rect(x: 594, y: 0, width: 84, height: 170))
    let right = Situation.closedDuo.on(
      Display(size: Size(width: 678, height: 466), reservedRegions: [region])
    ).but(
      window: Rect(x: 0, y: 0, width: 678, height: 466),
      insets: EdgeInsets(top: 0, left: 0, bottom: 0, right: 84))
    let left = right.but {
      $0.device.display.reservedRegions[0].frame.minX = 0
      $0.host.safeAreaInsets = EdgeInsets(top: 0, left: 84, bottom: 0, right: 0)
    }
    #expect(illegalities(of: .decision(.bannerWidth, right.after(left))) == [])
  }
}

extension Situation {
  fileprivate func on(_ display: Display) -> Situation {
    but { $0.device.display = display }
  }

  /// Returns the bent foldable on a display of another extent, fold across and window filling it.
  fileprivate func turned(_ size: Size) -> Situation {
    on(
      Display(
        size: size,
        reservedRegions: [
          ReservedRegion(
            kind: .division, frame: Rect(x: 0, y: 380, width: size.width, height: 40))
        ])
    ).but(window: Rect(size))
  }
}
