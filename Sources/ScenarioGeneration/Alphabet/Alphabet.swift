internal import Scenarios

/// The few devices, layouts and scene sets over which every case can be gone through.
///
/// Small, and still with both sides of every boundary a clause has: windows that fill a display and
/// windows that do not, safe areas with unequal insets, a fold in all three states, content as large
/// as the window and a point larger, one active scene, several and none.
enum Alphabet {
  /// A device as it is held, with one place of the host's window on it.
  struct Letter {
    var device: Device
    var layout: Layout
  }

  /// A device, and the layouts the host can have on it, one move apart or more.
  struct Ground {
    var letters: [Letter]
  }

  /// A tablet with free windows, a foldable from the tables.
  static let grounds: [Ground] = [tablet, foldable]

  private static let tablet: Ground = {
    let display = Display(size: Size(width: 1024, height: 768))
    let windows = [
      Rect(x: 0, y: 0, width: 512, height: 768), Rect(x: 0, y: 0, width: 1024, height: 768),
      Rect(x: 512, y: 0, width: 512, height: 768), Rect(x: 0, y: 0, width: 512, height: 400),
    ]
    return Ground(
      letters: windows.map { window in
        letter(
          Device(model: Device.freeForm, idiom: .pad, fold: nil, display: display), window, .zero)
      })
  }()

  private static let foldable: Ground = {
    let model = DeviceModel.duos[0]
    return Ground(
      letters: model.poses.filter { poses.contains($0.name) }.map { pose in
        let place = pose.places[0]
        return letter(
          Device(model: model.name, idiom: model.idiom, fold: pose.fold, display: pose.display),
          place.window, place.safeAreaInsets)
      })
  }()

  /// The poses of the foldable: closed either way round, bent, and open.
  private static let poses = [
    "closed, landscape left", "closed, landscape right", "book", "open, landscape",
  ]

  private static func letter(
    _ device: Device, _ window: Rect, _ insets: EdgeInsets
  ) -> Letter {
    Letter(
      device: device,
      layout: Layout(
        fold: device.fold, display: device.display, window: window, view: Rect(window.size),
        safeAreaInsets: insets))
  }

  /// The builds, the simplest first.
  static let builds: [Build] = [
    Build(supportsMultipleScenes: false, isTestMode: false),
    Build(supportsMultipleScenes: true, isTestMode: false),
    Build(supportsMultipleScenes: false, isTestMode: true),
    Build(supportsMultipleScenes: true, isTestMode: true),
  ]

  /// Returns the scene sets that a device and a build can have, the simplest first.
  static func sceneSets(on letter: Letter, _ build: Build) -> [[Scene]] {
    let window = letter.layout.window
    func host(_ state: ActivationState) -> Scene {
      Scene(id: .hosts, role: .window(frame: window), activationState: state)
    }
    func other(_ role: Scene.Role, _ state: ActivationState) -> Scene {
      Scene(id: Scene.ID(1), role: role, activationState: state)
    }
    var sets: [[Scene]] = [
      [host(.foregroundActive)], [host(.foregroundInactive)], [host(.background)],
      [other(.carPlayTemplate, .foregroundActive), host(.foregroundActive)],
    ]
    guard build.supportsMultipleScenes else { return sets }
    sets.append([other(.window(frame: window), .background), host(.foregroundActive)])
    guard letter.device.fold != .closed else { return sets }
    let third = Scene(
      id: Scene.ID(2), role: .window(frame: window), activationState: .foregroundActive)
    sets.append([
      other(.window(frame: window), .foregroundActive), third, host(.foregroundInactive),
    ])
    for state in [ActivationState.foregroundActive, .background] {
      sets.append([other(.window(frame: window), .foregroundActive), host(state)])
      sets.append([host(state), other(.window(frame: window), .foregroundActive)])
    }
    return sets
  }
}
