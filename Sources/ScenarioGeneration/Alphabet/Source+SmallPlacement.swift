internal import Counterexample
internal import Scenarios

// Placements have many arguments, so that their alphabet has few situations: a window with room
// below it, a foldable with a bar on one side, and a fold across a view.

extension Source {
  /// Chooses a situation that an ad can be placed in, or not yet.
  mutating func smallPlacingSituation() -> Situation {
    let tablet = Alphabet.grounds[0].letters[3]
    let foldable = Alphabet.grounds[1].letters
    let letters = [tablet, foldable[0], foldable[2]]
    var situation = Situation.alone(letters[choice(letters.count)])
    switch choice(4) {
    case 1:
      // A bar of the app's on one side and less of one below, so that all four insets differ.
      situation.host.safeAreaInsets.left += 40.5
      situation.host.safeAreaInsets.bottom += 30
    case 2:
      situation.host.view = .zero
      situation.host.safeAreaInsets = .zero
    case 3: situation.host.leaveWindow()
    default: break
    }
    return situation
  }

  /// Chooses a device that something can be supported on.
  mutating func smallSupportSituation() -> Situation {
    var situation = Situation.alone(Alphabet.grounds[0].letters[0])
    guard choice(2) == 1, let phone = Alphabet.namedPhone else { return situation }
    situation = .alone(phone)
    return situation
  }

  /// Chooses what is to be placed, and where.
  mutating func smallPlacement() -> AdPlacement {
    let systems: [(AdPlacement.Means, Int)] = [
      (.code, 11), (.code, 10), (.interfaceBuilder, 11), (.interfaceBuilder, 10),
    ]
    let edge = AdPlacement.Edge.allCases[choice(2)]
    let (means, system) = systems[choice(systems.count)]
    let banner = Size(width: 320, height: 50)
    let ads: [(AdPlacement.Kind, Size, Size?)] = [
      (.banner, banner, nil), (.smartBanner, Size(width: 512, height: 50), nil),
      (.native, Size(width: 300, height: 250), nil),
      (.banner, Size(width: 300, height: 250), banner),
      (.banner, Size(width: 1000, height: 90), nil),
      (.native, banner, Size(width: 300, height: 40)),
      (.banner, Size(width: 471.5, height: 370), nil),
    ]
    let (kind, size, former) = ads[choice(ads.count)]
    guard kind != .smartBanner else {
      return AdPlacement(
        size, kind: kind, edge: edge, alignment: nil, means: means, systemVersion: system)
    }
    let alignments: [(AdPlacement.Alignment, Bool)] = [
      (.centered, false), (.left, false), (.right, false), (.left, true),
    ]
    let (alignment, isRightToLeft) = alignments[choice(alignments.count)]
    return AdPlacement(
      size, kind: kind, formerSize: former, edge: edge, alignment: alignment, means: means,
      systemVersion: system, isRightToLeft: isRightToLeft)
  }

  /// Chooses what may be supported, and versions on both sides of those that count.
  mutating func smallInquiry() -> SupportInquiry {
    let features = SupportInquiry.Feature.allCases
    let sdks = [Version(7, 26), Version(7, 25)]
    let xcodes = [Version(9), Version(8)]
    let systems = [Version(11), Version(10), Version(9), Version(8)]
    return SupportInquiry(
      features[choice(features.count)], sdk: sdks[choice(2)], xcode: xcodes[choice(2)],
      system: systems[choice(4)])
  }
}

extension Alphabet {
  /// The phone that document 000 is named for, held upright.
  fileprivate static let namedPhone: Letter? = {
    guard let model = DeviceModel.phones.first(where: { $0.name == "iPhone X" }),
      let pose = model.poses.first, let place = pose.places.first
    else { return nil }
    let device = Device(
      model: model.name, idiom: model.idiom, fold: pose.fold, display: pose.display)
    return Letter(
      device: device,
      layout: Layout(
        fold: pose.fold, display: pose.display, window: place.window,
        view: Rect(place.window.size), safeAreaInsets: place.safeAreaInsets))
  }()
}

extension Situation {
  /// An app of one scene, active, whose host fills the window of a letter.
  fileprivate static func alone(_ letter: Alphabet.Letter) -> Situation {
    Situation(
      build: Alphabet.builds[0], device: letter.device,
      scenes: [
        Scene(
          id: .hosts, role: .window(frame: letter.layout.window),
          activationState: .foregroundActive)
      ],
      host: Host(
        scene: .hosts, view: letter.layout.view, safeAreaInsets: letter.layout.safeAreaInsets),
      before: nil)
  }
}

extension Host {
  /// Leaves its window, and keeps the size it had there.
  fileprivate mutating func leaveWindow() {
    scene = nil
    safeAreaInsets = .zero
  }
}
