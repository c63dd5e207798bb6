import ScenarioLegality
import Scenarios
import Testing

struct DeviceLegalityTests {
  static let twins = [
    Twin(.modelUnknown, "a name no table lists", .drawn) { $0.device.model = "drawn" },
    Twin(.idiomOfAnotherModel, "a phone as a tablet", .phone) { $0.device.idiom = .pad },
    Twin(.idiomOfAnotherModel, "a foldable as a tablet", .openDuo) { $0.device.idiom = .pad },
    Twin(.idiomOfAnotherModel, "a tablet as a phone", .pad) { $0.device.idiom = .phone },
    Twin(.foldMisplaced, "a phone that does not fold", .phone) { $0.device.fold = .fullyOpen },
    Twin(.foldMisplaced, "a foldable that says nothing", .closedDuo) { $0.device.fold = nil },
    Twin(
      .foldMisplaced, "a drawn phone and a drawn tablet",
      Situation.drawn.but {
        $0.device.idiom = .phone
        $0.device.fold = .closed
      },
      Situation.drawn.but { $0.device.fold = .closed }),
    Twin(.regionOutsideDisplay, "a fold half a point too long", .drawnFoldable) {
      $0.device.display.reservedRegions[0].frame.size.height = 600.5
    },
    Twin(.regionOutsideDisplay, "a fold half a point too high", .drawnFoldable) {
      $0.device.display.reservedRegions[0].frame.minY = -0.5
    },
    Twin(.divisionWithoutBend, "a foldable made flat", .drawnFoldable) {
      $0.device.fold = .fullyOpen
    },
    Twin(
      .divisionWithoutBend, "a camera and a fold on a tablet",
      Situation.drawn.but { $0.device.display.reservedRegions = [region(.occlusion)] },
      Situation.drawn.but { $0.device.display.reservedRegions = [region(.division)] }),
    Twin(.displayNotTabulated, "a phone half a point higher", .phone) {
      $0.device.display.size.height = 844.5
    },
    Twin(.displayNotTabulated, "a foldable without its status cluster", .closedDuo) {
      $0.device.display.reservedRegions = []
    },
    Twin(.displayNotTabulated, "the outer display of an open foldable", .closedDuo) {
      $0.device.fold = .fullyOpen
    },
    Twin(
      .displayNotTabulated, "a bent foldable with and without its fold",
      Situation.openDuo.but {
        $0.device.fold = .partiallyOpen
        $0.device.display = .bentDuo
      },
      Situation.openDuo.but { $0.device.fold = .partiallyOpen }),
  ]

  private static func region(_ kind: ReservedRegion.Kind) -> ReservedRegion {
    ReservedRegion(kind: kind, frame: Rect(x: 700, y: 0, width: 100, height: 600))
  }

  @Test(arguments: twins)
  func `accepts a device as it can be held and rejects others`(twin: Twin) {
    twin.expectToPart()
  }
}
