import Scenarios

extension Review {
  /// Judges the connected set: names, states, windows, and how many windows there can be.
  mutating func judgeScenes(of situation: Situation) {
    let now = Moment(now: situation.device)
    var seen: [Int] = []
    for scene in situation.scenes {
      let number = scene.id.number
      require(number >= 0, .sceneNumberNegative, "A scene has the number \(number).")
      require(!seen.contains(number), .sceneRepeated, "Scene \(number) is connected twice.")
      require(
        scene.activationState != .unattached, .sceneUnattached,
        "Scene \(number) is connected and unattached.")
      seen.append(number)
      // A window scene without a window has no place to be judged.
      if case .window(let frame?) = scene.role {
        judgeWindow(frame, of: "scene \(number)", at: now)
      }
    }
    judgeWindowCount(of: situation)
  }

  /// Judges one window against the display and the places of the pose.
  mutating func judgeWindow(_ window: Rect, of owner: String, at moment: Moment) {
    require(
      isInside(window, moment.display.size), .windowOutsideDisplay,
      "\(moment.name) the window of \(owner), \(words(window)), is not within the display.")
    let isFree =
      moment.model == Device.freeForm || KnownPlace.modelsWithFreeWindows.contains(moment.model)
    let places = moment.places
    // Without a pose there is no list of places to be missing from.
    guard isFree || !places.isEmpty else { return }
    let isTabulated = places.contains { $0.window == window }
    let isLargeEnough =
      window.width >= smallestFreeWindow.width && window.height >= smallestFreeWindow.height
    require(
      isTabulated || (isFree && isLargeEnough), .windowMisplaced,
      "\(moment.name) \(moment.model) offers no place for the window of \(owner), "
        + "\(words(window)).")
  }

  private mutating func judgeWindowCount(of situation: Situation) {
    let windows = situation.scenes.filter { scene in
      if case .window = scene.role { true } else { false }
    }
    require(
      situation.build.supportsMultipleScenes || windows.count <= 1, .windowsOfSingleSceneApp,
      "An app of a single scene has \(windows.count) window scenes.")
    let device = situation.device
    require(
      device.idiom == .pad || device.fold != nil || windows.count <= 1, .windowsOnRigidPhone,
      "A phone that does not fold has \(windows.count) window scenes.")
    let foreground = windows.filter { $0.activationState != .background }
    require(
      device.fold != .closed || foreground.count <= 1, .foregroundWindowsOnClosedFoldable,
      "A closed foldable has \(foreground.count) window scenes in the foreground.")
  }
}

/// The extent below which no freely placed window goes, in points; assumed, none is published.
private let smallestFreeWindow = Size(width: 320, height: 400)
