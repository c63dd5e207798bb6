internal import Counterexample
internal import Scenarios

/// What a device is however it is held, and so what its windows can become.
struct Terrain {
  /// The model in the tables; nil for a drawn device.
  var model: DeviceModel?
  /// Whether windows of any size can be placed on the display.
  var hasFreeWindows: Bool
  /// What a drawn foldable becomes when its hinge moves; nil for every other device.
  var hinge: Hinge?

  /// The two displays of a drawn foldable, and where the inner one bends.
  struct Hinge {
    var outer: Size
    var inner: Size
    var band: FoldBand
  }
}

extension Source {
  /// Draws what of a device no situation shows: the display a drawn foldable does not use now.
  mutating func terrain(under stage: Stage) -> Terrain {
    var terrain = Terrain(
      model: stage.tabulated?.model, hasFreeWindows: stage.hasFreeWindows, hinge: nil)
    guard stage.tabulated == nil, let fold = stage.device.fold else { return terrain }
    let other = windowSize(upTo: FreeWindow.largest, boundarySides())
    let display = stage.device.display
    let drawn = foldBand()
    let band = display.reservedRegions.first { $0.kind == .division }.map { region in
      FoldBand(
        dividesHeight: region.frame.width == display.size.width,
        extent: region.frame.width == display.size.width
          ? region.frame.height : region.frame.width)
    }
    terrain.hinge = Terrain.Hinge(
      outer: fold == .closed ? display.size : other,
      inner: fold == .closed ? other : display.size, band: band ?? drawn)
    return terrain
  }
}

extension Terrain {
  /// Draws the frame of another window on the display in use.
  func window(on situation: Situation, _ source: inout Source) -> Rect {
    let display = situation.device.display.size
    guard let model else { return source.freeWindow(on: display) }
    let places = model.poses.first { pose in
      pose.fold == situation.device.fold && pose.display == situation.device.display
    }?.places
    guard let places, !places.isEmpty else { return Rect(display) }
    return places[source.choice(places.count)].window
  }

  /// The insets of a view that fills a window on a display, without bars of the app's.
  func insets(of window: Rect, _ fold: FoldState?, _ display: Display) -> EdgeInsets {
    for pose in model?.poses ?? [] where pose.fold == fold && pose.display == display {
      for place in pose.places where place.window == window { return place.safeAreaInsets }
    }
    return .zero
  }
}

extension LifeModel {
  /// The host in the window of a scene: as it was there last, or filling the window.
  func host(in scene: Scene) -> Host {
    guard let window = scene.window else { return lastHost }
    if lastHost.scene == scene.id, Rect(window.size).contains(lastHost.view),
      terrain.model == nil || situation.layout?.window == window
    {
      return lastHost
    }
    return Host(
      scene: scene.id, view: Rect(window.size),
      safeAreaInsets: terrain.insets(
        of: window, situation.device.fold, situation.device.display))
  }
}
