import Scenarios
import Testing

struct SituationTests {
  private let frame = Rect(x: 10, y: 20, width: 400, height: 500)
  private let view = Rect(x: 0, y: 0, width: 320, height: 500)
  private let insets = EdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
  private let display = Display(size: Size(width: 800, height: 600))

  /// A window scene 3 listed after a CarPlay scene 1, and a host in the scene given.
  private func situation(host: Scene.ID?, before: Layout? = nil) -> Situation {
    Situation(
      build: Build(supportsMultipleScenes: true, isTestMode: true),
      device: Device(model: Device.freeForm, idiom: .pad, fold: nil, display: display),
      scenes: [
        Scene(id: Scene.ID(1), role: .carPlayTemplate, activationState: .foregroundActive),
        Scene(id: Scene.ID(3), role: .window(frame: frame), activationState: .background),
      ],
      host: Host(scene: host, view: view, safeAreaInsets: insets), before: before)
  }

  @Test func `finds a connected scene by name and not by place in the list`() {
    let situation = situation(host: nil)
    #expect(situation.scene(Scene.ID(3))?.window == frame)
    #expect(situation.scene(Scene.ID(1))?.role == .carPlayTemplate)
    #expect(situation.scene(Scene.ID(0)) == nil)
  }

  @Test func `the host's scene is the connected scene it names`() {
    #expect(situation(host: Scene.ID(3)).hostScene?.id == Scene.ID(3))
    #expect(situation(host: Scene.ID(2)).hostScene == nil)
    #expect(situation(host: nil).hostScene == nil)
  }

  @Test func `the layout keeps display, window, view and insets apart`() {
    let expected = Layout(
      fold: nil, display: display, window: frame, view: view, safeAreaInsets: insets)
    #expect(situation(host: Scene.ID(3)).layout == expected)
  }

  @Test(arguments: [nil, Scene.ID(1), Scene.ID(2)])
  func `there is no layout without a window`(host: Scene.ID?) {
    #expect(situation(host: host).layout == nil)
  }

  @Test func `the transition leads from the layout before to the layout now`() {
    let before = Layout(
      fold: nil, display: display, window: Rect(x: 10, y: 20, width: 320, height: 500),
      view: view, safeAreaInsets: insets)
    #expect(situation(host: Scene.ID(3), before: before).transition == .resize)
    #expect(situation(host: Scene.ID(3)).transition == nil)
    #expect(situation(host: nil, before: before).transition == nil)
  }

  @Test func `only a window scene that is active counts as an active window scene`() {
    var window = Scene(
      id: Scene.ID(0), role: .window(frame: frame), activationState: .foregroundActive)
    #expect(window.isActiveWindowScene)
    window.activationState = .foregroundInactive
    #expect(!window.isActiveWindowScene)
    window.activationState = .foregroundActive
    window.role = .carPlayTemplate
    #expect(!window.isActiveWindowScene)
    #expect(window.window == nil)
    #expect(!window.isWindowScene)
  }

  @Test func `a window scene without a window is a window scene all the same`() {
    let scene = Scene(
      id: Scene.ID(2), role: .window(frame: nil), activationState: .foregroundActive)
    #expect(scene.window == nil)
    #expect(scene.isWindowScene)
    #expect(scene.isActiveWindowScene)
    var situation = situation(host: Scene.ID(2))
    situation.scenes.append(scene)
    #expect(situation.layout == nil)
  }
}
