import ScenarioLegality
import Scenarios
import Testing

struct HostLegalityTests {
  static let twins = [
    Twin(.hostWithoutWindowScene, "a scene that is not connected", .phone) {
      $0.host.scene = Scene.ID(1)
    },
    Twin(
      .hostWithoutWindowScene, "a window scene that has no window",
      Situation.pad.but { $0.scenes.append(.windowless(1)) },
      Situation.pad.but {
        $0.scenes.append(.windowless(1))
        $0.host.scene = Scene.ID(1)
      }),
    Twin(
      .hostWithoutWindowScene, "a scene that is no window scene",
      Situation.phone.but { $0.scenes.append(.carPlay(1)) },
      Situation.phone.but {
        $0.scenes.append(.carPlay(1))
        $0.host.scene = Scene.ID(1)
      }),
    Twin(
      .insetsWithoutWindow, "insets of a view in no window",
      Situation.phone.but {
        $0.host.scene = nil
        $0.host.safeAreaInsets = .zero
      },
      Situation.phone.but { $0.host.scene = nil }),
    Twin(
      .viewOutsideWindow, "a column that ends where the window ends, or beyond",
      Situation.drawn.but { $0.host.view = Rect(x: 80, y: 0, width: 320, height: 500) },
      Situation.drawn.but { $0.host.view = Rect(x: 80.5, y: 0, width: 320, height: 500) }),
    Twin(
      .viewOutsideWindow, "a view as high as the window, or higher", .drawn
    ) {
      $0.host.view.size.height = 500.5
    },
    Twin(
      .insetsExceedView, "side insets that leave nothing, or less",
      Situation.drawn.but {
        $0.host.safeAreaInsets = EdgeInsets(top: 0, left: 150, bottom: 0, right: 250)
      },
      Situation.drawn.but {
        $0.host.safeAreaInsets = EdgeInsets(top: 0, left: 150, bottom: 0, right: 250.5)
      }),
    Twin(
      .insetsExceedView, "insets above and below that leave nothing, or less",
      Situation.drawn.but {
        $0.host.safeAreaInsets = EdgeInsets(top: 250, left: 0, bottom: 250, right: 0)
      },
      Situation.drawn.but {
        $0.host.safeAreaInsets = EdgeInsets(top: 250.5, left: 0, bottom: 250, right: 0)
      }),
    Twin(.insetsBelowSystem, "a top inset without the whole status bar", .phone) {
      $0.host.safeAreaInsets.top = 46.5
    },
    Twin(.insetsBelowSystem, "a bottom inset without the whole home indicator", .phone) {
      $0.host.safeAreaInsets.bottom = 33.5
    },
    Twin(.insetsBelowSystem, "the bar of the left half on the other side", .openDuo) {
      $0.host.safeAreaInsets = EdgeInsets(top: 0, left: 0, bottom: 0, right: 84)
    },
    Twin(.insetsBelowSystem, "a camera edge without the whole bar", .closedDuo) {
      $0.host.safeAreaInsets.right = 83.5
    },
    Twin(
      .insetsBelowSystem, "a view 40 points below the top edge",
      .phone.but(view: Rect(x: 0, y: 40, width: 390, height: 100), topInset: 7),
      .phone.but(view: Rect(x: 0, y: 40, width: 390, height: 100), topInset: 6.5)),
    Twin(
      .insetsBelowSystem, "a view that ends clear of the home indicator, or in it",
      .phone.but(view: Rect(x: 0, y: 400, width: 390, height: 410), topInset: 0),
      .phone.but(view: Rect(x: 0, y: 400, width: 390, height: 410.5), topInset: 0)),
    Twin(
      .insetsBelowSystem, "a view under the status bar whole",
      .phone.but(view: Rect(x: 0, y: 10, width: 390, height: 20), topInset: 20),
      .phone.but(view: Rect(x: 0, y: 10, width: 390, height: 20), topInset: 19.5)),
  ]

  @Test(arguments: twins)
  func `accepts a host that a window can hold and rejects others`(twin: Twin) {
    twin.expectToPart()
  }

  @Test func `accepts more insets than the system asks for`() {
    let situation = Situation.phone.but {
      $0.host.safeAreaInsets = EdgeInsets(top: 91, left: 10, bottom: 83, right: 0)
    }
    #expect(illegalities(of: .decision(.bannerWidth, situation)) == [])
  }

  @Test func `accepts a view that was not laid out yet`() {
    let situation = Situation.phone.but {
      $0.host.view = .zero
      $0.host.safeAreaInsets = .zero
    }
    #expect(illegalities(of: .decision(.bannerWidth, situation)) == [])
  }
}

extension Situation {
  fileprivate func but(view: Rect, topInset: Double) -> Situation {
    but {
      $0.host.view = view
      $0.host.safeAreaInsets = EdgeInsets(top: topInset, left: 0, bottom: 0, right: 0)
    }
  }
}
