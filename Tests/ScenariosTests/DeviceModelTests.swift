import ScenarioLegality
import Scenarios
import Testing

struct DeviceModelTests {
  @Test func `every place of every pose is a legal place to be`() {
    var places = 0
    for model in DeviceModel.all {
      for pose in model.poses {
        for place in pose.places {
          let situation = Situation(
            build: Build(supportsMultipleScenes: false, isTestMode: false),
            device: Device(
              model: model.name, idiom: model.idiom, fold: pose.fold, display: pose.display),
            scenes: [
              Scene(
                id: Scene.ID(0), role: .window(frame: place.window),
                activationState: .foregroundActive)
            ],
            host: Host(
              scene: Scene.ID(0), view: Rect(place.window.size),
              safeAreaInsets: place.safeAreaInsets),
            before: nil)
          let found = illegalities(of: .decision(.bannerWidth, situation))
          #expect(found == [], "\(model.name), \(pose.name), \(place.name)")
          places += 1
        }
      }
    }
    #expect(places == 52)
  }

  @Test func `full screen is the first place of every pose`() {
    let poses = DeviceModel.all.flatMap(\.poses)
    #expect(poses.count == 32)
    for pose in poses {
      #expect(pose.places.first?.window == pose.display.bounds)
    }
  }

  @Test func `no two models, poses of a model or places of a pose share a name`() {
    #expect(areDistinct(DeviceModel.all.map(\.name)))
    for model in DeviceModel.all {
      #expect(areDistinct(model.poses.map(\.name)))
      for pose in model.poses {
        #expect(areDistinct(pose.places.map(\.name)))
      }
    }
  }

  @Test(arguments: DeviceModel.all)
  func `a model is found by its name`(model: DeviceModel) {
    #expect(DeviceModel.named(model.name) == model)
  }

  @Test func `the drawn device is in no table`() {
    #expect(DeviceModel.named(Device.freeForm) == nil)
  }

  @Test(arguments: DeviceModel.phones)
  func `a phone has the same inset on both sides in landscape`(phone: DeviceModel) throws {
    #expect(phone.idiom == .phone)
    #expect(!phone.hasFreeWindows)
    let insets = try #require(phone.poses.last?.places.first).safeAreaInsets
    #expect(insets.left == insets.right)
  }

  private func areDistinct(_ names: [String]) -> Bool {
    Set(names).count == names.count
  }
}
