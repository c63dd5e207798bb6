import Scenarios

extension Review {
  /// Judges a transition; a cancelled one goes all the way there and back again.
  mutating func take(
    transitionTo target: Layout, _ ending: Stimulus.Ending, in standing: inout Standing
  ) -> [Told] {
    requireView(inWindow: true, in: standing)
    let former = standing
    standing.place(at: target)
    judge(standing, after: former)
    let isAnnounced =
      former.situation.device != standing.situation.device
      || hostWindow(of: former.situation) != target.window
    require(
      isAnnounced, .transitionOfNothing, "A transition changes neither device nor window.")
    var told = [former.told(.viewWillTransition(to: target.window.size))]
    told += standing.layingOut(after: former) + [standing.told(.transitionAlongside)]
    if ending == .cancelled {
      told += former.layingOut(after: standing)
      standing = former
    }
    return told + [standing.told(.transitionDidEnd(ending))]
  }

  /// Judges a live resize: one transition that passes several extents of the window.
  mutating func take(
    resizeThrough layouts: [Layout], in standing: inout Standing
  ) -> [Told] {
    requireView(inWindow: true, in: standing)
    guard let last = layouts.last else { return [] }
    var told = [standing.told(.viewWillTransition(to: last.window.size))]
    for layout in layouts {
      let former = standing
      standing.place(at: layout)
      judge(standing, after: former)
      require(
        former.situation.device == standing.situation.device
          && hostWindow(of: former.situation)?.size != layout.window.size, .resizeOfAnotherKind,
        "A live resize goes to the window \(words(layout.window)).")
      told += standing.layingOut(after: former)
    }
    return told + [
      standing.told(.transitionAlongside), standing.told(.transitionDidEnd(.completed)),
    ]
  }

  /// Judges where a session stands, and that one move leads there from where it stood.
  mutating func judge(_ standing: Standing, after former: Standing) {
    var situation = standing.situation
    situation.before = Layout(of: former.situation)
    judgeMoment(situation)
  }
}

extension Layout {
  /// The layout of the host now; nil while it is in no window.
  fileprivate init?(of situation: Situation) {
    guard let window = hostWindow(of: situation) else { return nil }
    let device = situation.device
    self.init(
      fold: device.fold, display: device.display, window: window, view: situation.host.view,
      safeAreaInsets: situation.host.safeAreaInsets)
  }
}

extension Standing {
  /// Places the host at a layout; the windows of other scenes stay where they can.
  fileprivate mutating func place(at target: Layout) {
    situation.device.fold = target.fold
    situation.device.display = target.display
    situation.host.view = target.view
    situation.host.safeAreaInsets = target.safeAreaInsets
    for index in situation.scenes.indices {
      guard case .window(let frame?) = situation.scenes[index].role else { continue }
      if situation.scenes[index].id == situation.host.scene {
        situation.scenes[index].role = .window(frame: target.window)
      } else if !canStand(frame) {
        situation.scenes[index].role = .window(frame: nil)
      }
    }
  }

  /// Whether a window can stand at a frame, as the device is held now.
  private func canStand(_ frame: Rect) -> Bool {
    var review = Review()
    review.judgeWindow(frame, of: "another scene", at: Moment(now: situation.device))
    return review.illegalities.isEmpty
  }
}
