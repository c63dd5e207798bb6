internal import Scenarios

/// How the reference lives with a native ad: one request, and the layout follows by itself.
struct NativeRun: AdapterRun {
  private var hasRequested = false
  private var isVisible = false

  init() {}

  mutating func handle(_ event: Event) -> [Action] {
    switch event.kind {
    case .viewDidLoad: self = NativeRun()
    case .viewDidAppear: isVisible = true
    case .viewDidDisappear: isVisible = false
    default: break
    }
    guard isVisible, !hasRequested, let scene = event.snapshot.situation.hostScene,
      scene.isActiveWindowScene
    else { return [] }
    hasRequested = true
    return [.place(.anchored(to: .safeArea)), .load(Request(scene: scene.id))]
  }
}
