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
    #expect(places == 171)
  }

  @Test func `full screen is the first place of every pose where a build can fill it`() {
    var full = 0
    var partial = 0
    for model in DeviceModel.all {
      let isOlderBuild = model.name.hasSuffix("build)")
      for pose in model.poses {
        let isFull = pose.places.first?.window == pose.display.bounds
        #expect(isFull != isOlderBuild, "\(model.name), \(pose.name)")
        if isFull { full += 1 } else { partial += 1 }
      }
    }
    #expect(full == 65)
    #expect(partial == 28)
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

  @Test(arguments: [
    ("iPhone 14 (zoomed)", "iPhone 14"), ("iPhone 14 Pro Max (zoomed)", "iPhone 14 Pro Max"),
  ])
  func `a zoomed phone has fewer points across, and fewer of them under its cutout`(
    zoomed: String, plain: String
  ) throws {
    let small = try #require(DeviceModel.named(zoomed)?.poses.first)
    let large = try #require(DeviceModel.named(plain)?.poses.first)
    #expect(small.display.size.width < large.display.size.width)
    #expect(small.display.size.height < large.display.size.height)
    #expect(small.places[0].safeAreaInsets.top < large.places[0].safeAreaInsets.top)
    #expect(small.places[0].safeAreaInsets.bottom == large.places[0].safeAreaInsets.bottom)
  }

  private func areDistinct(_ names: [String]) -> Bool {
    Set(names).count == names.count
  }
}
