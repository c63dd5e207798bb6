internal import Counterexample
internal import Scenarios

/// A pose and a place of a tabulated model.
struct TablePlace {
  let model: DeviceModel
  /// The indices within the model.
  let poseIndex: Int
  let placeIndex: Int

  init(model: DeviceModel, pose: Int, place: Int) {
    self.model = model
    poseIndex = pose
    placeIndex = place
  }

  var pose: Pose { model.poses[poseIndex] }
  var place: Place { pose.places[placeIndex] }

  var device: Device {
    Device(model: model.name, idiom: model.idiom, fold: pose.fold, display: pose.display)
  }

  /// The layout of a view that fills the window, with insets of its own.
  func layout(_ insets: EdgeInsets) -> Layout {
    Layout(
      fold: pose.fold, display: pose.display, window: place.window,
      view: Rect(place.window.size), safeAreaInsets: insets)
  }
}

/// The device tables as the generator draws from them.
enum DeviceTables {
  /// Phones, tablets, foldables: each group is drawn as often as it finds faults, not by its size.
  static let groups = [DeviceModel.phones, DeviceModel.pads, DeviceModel.duos]
  static let groupWeights = Weights([3, 3, 4])

  /// Returns the places of the same model from which one move leads to a layout.
  static func places(before layout: Layout, of model: DeviceModel) -> [TablePlace] {
    var found: [TablePlace] = []
    for pose in model.poses.indices {
      for place in model.poses[pose].places.indices {
        let row = TablePlace(model: model, pose: pose, place: place)
        let before = row.layout(row.place.safeAreaInsets)
        if Transition(from: before, to: layout) != nil { found.append(row) }
      }
    }
    return found
  }
}
