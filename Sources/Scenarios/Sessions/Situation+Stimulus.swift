extension Situation {
  /// Returns the situation after a stimulus; nil where the stimulus does not apply.
  ///
  /// Modals, ads and the user change nothing in a situation; whether those apply is for the world
  /// to say. A former layout is not kept.
  ///
  /// - Complexity: O(*n*) in the number of scenes.
  public func after(_ stimulus: Stimulus) -> Situation? {
    var next = self
    next.before = nil
    switch stimulus {
    case .viewAppears(let host):
      guard self.host.scene == nil, let id = host.scene, scene(id)?.window != nil else {
        return nil
      }
      next.host = host
    case .viewDisappears:
      guard host.scene != nil else { return nil }
      next.leaveWindow()
    case .hostIsReplaced:
      guard host.scene == nil else { return nil }
      next.host = Host(scene: nil, view: .zero, safeAreaInsets: .zero)
    case .transition(let target, .completed): return moved(to: target)
    case .transition(let target, .cancelled): return moved(to: target) == nil ? nil : next
    case .liveResize(let ticks, let target):
      guard isResized(through: ticks + [target]) else { return nil }
      return moved(to: target)
    case .relayout(let view, let insets):
      guard let window = hostScene?.window, Rect(window.size).contains(view),
        view != host.view || insets != host.safeAreaInsets
      else { return nil }
      next.host.view = view
      next.host.safeAreaInsets = insets
    case .sceneConnects(let scene):
      guard self.scene(scene.id) == nil,
        ActivationState.unattached.canBecome(scene.activationState), canShow(scene)
      else { return nil }
      next.scenes.append(scene)
    case .sceneChanges(let id, let state):
      guard let index = scenes.firstIndex(where: { $0.id == id }), state != .unattached,
        scenes[index].activationState.canBecome(state)
      else { return nil }
      next.scenes[index].activationState = state
      guard canShow(next.scenes[index]) else { return nil }
    case .sceneDisconnects(let id):
      guard let index = scenes.firstIndex(where: { $0.id == id }),
        scenes[index].activationState.canBecome(.unattached)
      else { return nil }
      next.scenes.remove(at: index)
      if host.scene == id { next.leaveWindow() }
    case .modalIsPresented, .modalIsDismissed, .userReachesAdBreak, .userClosesAd: break
    }
    return next
  }

  /// Returns the situation with the host's layout changed in one move; nil where that is illegal.
  ///
  /// Another scene whose window cannot stand where it stood has none from then on, and none of them
  /// is in the foreground of an outer display.
  ///
  /// - Complexity: O(*n*) in the number of scenes, and in the places a tabulated foldable has.
  public func moved(to target: Layout) -> Situation? {
    guard let layout, let change = Transition(from: layout, to: target), change != .relayout,
      target.display.bounds.contains(target.window),
      Rect(target.window.size).contains(target.view)
    else { return nil }
    var next = self
    next.before = nil
    next.device.fold = target.fold
    next.device.display = target.display
    next.host.view = target.view
    next.host.safeAreaInsets = target.safeAreaInsets
    for index in scenes.indices {
      guard case .window(let frame) = scenes[index].role else { continue }
      if scenes[index].id == host.scene {
        next.scenes[index].role = .window(frame: target.window)
      } else {
        if target.fold == .closed, scenes[index].activationState != .background { return nil }
        if let frame, !next.device.offers(frame) {
          next.scenes[index].role = .window(frame: nil)
        }
      }
    }
    return next
  }

  private func isResized(through layouts: [Layout]) -> Bool {
    guard var last = layout else { return false }
    for layout in layouts {
      guard Transition(from: last, to: layout) == .resize, moved(to: layout) != nil else {
        return false
      }
      last = layout
    }
    return true
  }

  private mutating func leaveWindow() {
    host.scene = nil
    host.safeAreaInsets = .zero
  }

  /// Whether a scene can be on this device beside the others: where it is, and how many there are.
  private func canShow(_ scene: Scene) -> Bool {
    guard case .window(let frame) = scene.role else { return true }
    if let frame, !device.display.bounds.contains(frame) { return false }
    let others = scenes.filter { $0.isWindowScene && $0.id != scene.id }
    guard !others.isEmpty else { return true }
    guard build.supportsMultipleScenes, device.idiom == .pad || device.fold != nil else {
      return false
    }
    return device.fold != .closed || scene.activationState == .background
      || others.allSatisfy { $0.activationState == .background }
  }
}

extension Device {
  /// Whether a window can stand at a frame: on the display, and at a tabulated foldable in a place.
  fileprivate func offers(_ frame: Rect) -> Bool {
    guard display.bounds.contains(frame) else { return false }
    // Every other device has one window only, or windows of any size.
    guard fold != nil, let table = DeviceModel.named(model) else { return true }
    return table.poses.contains { pose in
      pose.fold == fold && pose.display == display
        && pose.places.contains { $0.window == frame }
    }
  }
}
