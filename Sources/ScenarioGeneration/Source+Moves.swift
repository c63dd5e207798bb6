internal import Counterexample
internal import Scenarios

/// How a drawn device's layout changes; another width is the simplest.
///
/// Every other move takes more draws than that one, be it of a drawn device or from a table.
private enum FreeMove: Int {
  case width, height, size, turn, place, hinge
  static let rigidWeights = Weights([5, 4, 4, 3, 2, 0])
  static let foldableWeights = Weights([2, 2, 2, 2, 1, 8])
}

extension Source {
  /// Draws a layout that one move leads to; nil while the host is in no window.
  mutating func move(of model: LifeModel) -> Layout? {
    guard let now = model.situation.layout else { return nil }
    guard let table = model.terrain.model else { return freeMove(from: now, model.terrain) }
    if model.terrain.hasFreeWindows, boolean(percent: 30) {
      let window = freeWindow(on: now.display.size)
      return now.filling(window, model.terrain.insets(of: window, now.fold, now.display))
    }
    var rows: [TablePlace] = []
    for pose in table.poses.indices
    where table.poses[pose].fold == now.fold || now.canReach(table.poses[pose]) {
      for place in table.poses[pose].places.indices {
        let row = TablePlace(model: table, pose: pose, place: place)
        let target = row.layout(row.place.safeAreaInsets)
        if Transition(from: now, to: target).map({ $0 != .relayout }) == true { rows.append(row) }
      }
    }
    guard !rows.isEmpty else { return nil }
    let row = rows[choice(rows.count)]
    evenOut(3)
    return row.layout(row.place.safeAreaInsets)
  }

  /// Draws what nothing depends on, so that what is less simple takes more draws.
  private mutating func evenOut(_ draws: Int) {
    for _ in 0..<draws { _ = boolean() }
  }

  /// Draws one edge of the window dragged through some widths.
  mutating func liveResize(of model: LifeModel) -> Stimulus? {
    guard let now = model.situation.layout, model.terrain.hasFreeWindows else { return nil }
    let widths = array(count: 2...4) { source in
      source.length(
        in: min(
          FreeWindow.smallest.width, now.display.size.width)...(now.display.size.width
          - now.window.minX))
    }
    var layouts = widths.map { width in
      let window = Rect(
        x: now.window.minX, y: now.window.minY, width: width, height: now.window.height)
      return now.filling(window, model.terrain.insets(of: window, now.fold, now.display))
    }
    let last = layouts.removeLast()
    return .liveResize(through: layouts, to: last)
  }

  /// Draws the view laid out anew in a window that stays: other insets, or a column.
  mutating func relayout(of model: LifeModel) -> Stimulus? {
    guard let now = model.situation.layout else { return nil }
    let system = model.terrain.insets(of: now.window, now.fold, now.display)
    let isColumn = boolean(percent: 25)
    var insets = system
    insets.left += length(in: 0...FreeWindow.largestInset)
    insets.right += length(in: 0...FreeWindow.largestInset)
    evenOut(1)
    var view = Rect(now.window.size)
    if isColumn {
      // A column's own edges may lie where the system covers nothing; the larger insets are legal.
      view.size.width = max(
        insets.left + insets.right, length(in: 1...now.window.width))
      guard view.width <= now.window.width else { return nil }
    }
    return .relayout(view: view, safeAreaInsets: insets)
  }

  private mutating func freeMove(from now: Layout, _ terrain: Terrain) -> Layout? {
    let weights =
      terrain.hinge == nil ? FreeMove.rigidWeights : FreeMove.foldableWeights
    let display = now.display.size
    var window = now.window
    switch FreeMove(rawValue: choice(weights: weights)) {
    case .width, nil:
      window.minX = 0
      window.size.width = side(.widths, from: FreeWindow.smallest.width, to: display.width)
    case .height:
      window.minY = 0
      window.size.height = side(.heights, from: FreeWindow.smallest.height, to: display.height)
      evenOut(1)
    case .size: window = freeWindow(on: display)
    case .turn:
      let turned = now.display.turned
      guard turned.size.width >= FreeWindow.smallest.width,
        turned.size.height >= FreeWindow.smallest.height
      else { return nil }
      var layout = now
      layout.display = turned
      let isFree = boolean()
      evenOut(2)
      return layout.filling(isFree ? freeWindow(on: turned.size) : Rect(turned.size), .zero)
    case .place:
      window.minX = length(in: 0...(display.width - window.width))
      window.minY = length(in: 0...(display.height - window.height))
      var layout = now
      layout.window = window
      return layout
    case .hinge: return hingeMove(from: now, terrain)
    }
    return now.filling(window, .zero)
  }

  private mutating func side(
    _ boundaries: Boundaries, from smallest: Double, to largest: Double
  ) -> Double {
    boolean(percent: 25)
      ? boundary(boundaries, in: smallest...largest) : length(in: smallest...largest)
  }

  private mutating func hingeMove(from now: Layout, _ terrain: Terrain) -> Layout? {
    guard let hinge = terrain.hinge, let fold = now.fold else { return nil }
    let opens = boolean()
    var layout = now
    let inner = Display(size: hinge.inner)
    switch (fold, opens) {
    case (.closed, _), (.fullyOpen, _):
      layout.fold = .partiallyOpen
      layout.display = (fold == .closed ? inner : now.display.flat).bent(along: hinge.band)
    case (.partiallyOpen, true):
      layout.fold = .fullyOpen
      layout.display = now.display.flat
    case (.partiallyOpen, false):
      layout.fold = .closed
      layout.display = Display(size: hinge.outer)
    }
    let size = layout.display.size
    return layout.filling(boolean() ? freeWindow(on: size) : Rect(size), .zero)
  }
}

extension Layout {
  /// The same layout with another window, and a view that fills it.
  fileprivate func filling(_ window: Rect, _ insets: EdgeInsets) -> Layout {
    var layout = self
    layout.window = window
    layout.view = Rect(window.size)
    layout.safeAreaInsets = insets
    return layout
  }

  /// Whether one move of the hinge leads to a pose.
  fileprivate func canReach(_ pose: Pose) -> Bool {
    guard let fold, let other = pose.fold else { return false }
    return fold.canBecome(other)
  }
}
