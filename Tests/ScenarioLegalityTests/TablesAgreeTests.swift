import ScenarioLegality
import Scenarios
import Testing

struct TablesAgreeTests {
  private static let tabulated = DeviceModel.all.flatMap { model in
    model.poses.flatMap { pose in
      pose.places.map { place in
        KnownPlace(
          model: model.name,
          pose: KnownPose(
            fold: pose.fold, display: pose.display.size, regions: pose.display.reservedRegions),
          window: place.window, insets: place.safeAreaInsets)
      }
    }
  }

  @Test func `both tables have the same number of places, none of them twice`() {
    #expect(Self.tabulated.count == 171)
    #expect(KnownPlace.all.count == 171)
    #expect(Set(Self.tabulated).count == 171)
  }

  @Test func `every place of the checker is in the device tables`() {
    let missing = KnownPlace.all.filter { !Self.tabulated.contains($0) }
    #expect(missing == [])
  }

  @Test func `every place of the device tables is known to the checker`() {
    let missing = Self.tabulated.filter { !KnownPlace.all.contains($0) }
    #expect(missing == [])
  }
}
