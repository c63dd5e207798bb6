import Scenarios

extension Review {
  /// Judges the layout before the transition, and that one move leads from it to the layout now.
  mutating func judgeBefore(of situation: Situation) {
    guard let before = situation.before else { return }
    let window = hostWindow(of: situation)
    require(
      window != nil, .beforeWithoutWindow,
      "There is a layout before, and the host is in no window now.")
    guard let window else { return }
    let device = situation.device
    let host = situation.host
    let moment = Moment(before: before, on: device)
    judgePose(at: moment)
    judgeWindow(before.window, of: "the host", at: moment)
    judgeView(before.view, insets: before.safeAreaInsets, in: before.window, at: moment)

    let isSameDevice = before.fold == device.fold && before.display == device.display
    require(
      !isSameDevice || before.window != window || before.view != host.view
        || before.safeAreaInsets != host.safeAreaInsets,
      .beforeUnchanged, "The layout before is the layout now.")
    require(
      isOneMove(from: before, to: device), .beforeOutOfReach,
      "No single move leads from \(words(before.fold, before.display)) to "
        + "\(words(device.fold, device.display)).")
  }
}

/// The hinge's moves; each may be made both ways.
private let hingeMoves: [(FoldState, FoldState)] = [
  (.closed, .partiallyOpen), (.partiallyOpen, .fullyOpen),
]

/// Returns whether the device can go from one pose to another without passing a third.
private func isOneMove(from before: Layout, to device: Device) -> Bool {
  let old = before.display.size
  let new = device.display.size
  let isTurned = old.width == new.height && old.height == new.width
  switch (before.fold, device.fold) {
  case (nil, nil): return before.display == device.display || isTurned
  case (let oldFold?, let newFold?) where oldFold == newFold: return old == new || isTurned
  case (let oldFold?, let newFold?):
    let isHingeMove = hingeMoves.contains { move in
      move == (oldFold, newFold) || move == (newFold, oldFold)
    }
    // Both open states use the inner display; bending and turning it are two moves.
    let keepsDisplay = oldFold != .closed && newFold != .closed
    return isHingeMove && (!keepsDisplay || old == new)
  case (nil, _?), (_?, nil): return false
  }
}

private func words(_ fold: FoldState?, _ display: Display) -> String {
  "\(fold?.rawValue ?? "rigid") \(words(display.size))"
}
