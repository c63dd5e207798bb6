internal import Counterexample
internal import Scenarios

extension Source {
  /// Chooses a device with a view: one that fills its window, or a column of it.
  mutating func smallBannerSituation() -> Situation {
    let letters = [Alphabet.grounds[0].letters[1]] + Alphabet.grounds[1].letters
    var situation = Situation.standingAlone(on: letters[choice(letters.count)])
    // A column too narrow for every size, though its banner view may be wider.
    if choice(2) == 1 { situation.host.view.size = Size(width: 299, height: 400) }
    return situation
  }

  /// Chooses the extent of a banner view: each size, half a point less, and room for two.
  mutating func smallBannerView() -> Size {
    let sizes = [
      Size(width: 320, height: 50), Size(width: 300, height: 250), Size(width: 468, height: 60),
      Size(width: 728, height: 90), Size(width: 728, height: 250),
    ]
    var size = sizes[choice(sizes.count)]
    switch choice(3) {
    case 1: size.width -= 0.5
    case 2: size.height -= 0.5
    default: break
    }
    return size
  }

  /// Chooses what an app knows: all of the user in one way, or of the location in two.
  mutating func smallSetupContext() -> SetupContext {
    let phase = SetupContext.Phase.allCases[choice(2)]
    let devices: [[TestDevice]] = [[], [.simulator], [.simulator, .ownDevice]]
    let known = devices[choice(devices.count)]
    let knowledge = SetupContext.Knowledge.allCases[choice(3)]
    return SetupContext(
      phase, testDevices: known, gender: knowledge, birthday: knowledge, coordinates: knowledge,
      place: knowledge)
  }

  /// Chooses a setup: devices, one piece of information from each origin, or two locations.
  mutating func smallRequestSetup() -> RequestSetup {
    let devices: [[TestDevice]] = [[], [.simulator], [.simulator, .ownDevice], [.otherDevice]]
    var setup = RequestSetup(testDevices: devices[choice(devices.count)])
    let field = choice(6)
    guard field > 0 else { return setup }
    let origin = RequestSetup.Origin.allCases[choice(RequestSetup.Origin.allCases.count)]
    switch field {
    case 1: setup.gender = origin
    case 2: setup.birthday = origin
    case 3: setup.coordinates = origin
    case 4: setup.place = origin
    default: (setup.coordinates, setup.place) = (origin, origin)
    }
    return setup
  }
}

extension Situation {
  /// An active window with a view that fills it, and nothing beside.
  static func standingAlone(on letter: Alphabet.Letter) -> Situation {
    let layout = letter.layout
    return Situation(
      build: Alphabet.builds[0], device: letter.device,
      scenes: Alphabet.sceneSets(on: letter, Alphabet.builds[0])[0],
      host: Host(
        scene: .hosts, view: layout.view, safeAreaInsets: layout.safeAreaInsets), before: nil)
  }
}
