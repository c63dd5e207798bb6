import Scenarios

/// The device at one moment of a case: now, or before the transition.
struct Moment {
  /// How sentences begin.
  var name: String
  var model: String
  var idiom: Device.Idiom
  var fold: FoldState?
  var display: Display

  /// The tabulated places of the present pose; none for a pose no table lists.
  var places: [KnownPlace]

  /// The device now.
  init(now device: Device) {
    self.init(name: "Now", device: device, fold: device.fold, display: device.display)
  }

  /// The same device before the transition.
  init(before layout: Layout, on device: Device) {
    self.init(name: "Before", device: device, fold: layout.fold, display: layout.display)
  }

  private init(name: String, device: Device, fold: FoldState?, display: Display) {
    self.name = name
    self.fold = fold
    self.display = display
    model = device.model
    idiom = device.idiom
    let pose = KnownPose(fold: fold, display: display.size, regions: display.reservedRegions)
    places = KnownPlace.all(of: device.model).filter { $0.pose == pose }
  }
}
