internal import Counterexample
internal import Scenarios

extension Source {
  /// Draws how far a drawn device is open, which makes it a foldable; closed is the simplest.
  mutating func folded(_ stage: Stage) -> Stage {
    var stage = stage
    let fold = FoldState.allCases[choice(FoldState.allCases.count)]
    // Drawn whatever the state, so that bending and closing move no later draw.
    let band = foldBand()
    stage.device.idiom = .phone
    stage.device.fold = fold
    if fold == .partiallyOpen { stage.device.display = stage.device.display.bent(along: band) }
    return stage
  }

  /// Draws where a display bends; a line down its middle is the simplest.
  mutating func foldBand() -> FoldBand {
    FoldBand(dividesHeight: boolean(), extent: length(in: 0...60))
  }

  /// Draws the fold state and the display from which one move of the hinge leads to a state.
  mutating func pose(before fold: FoldState, _ display: Display) -> (FoldState, Display) {
    let band = foldBand()
    switch fold {
    case .closed:
      return (
        .partiallyOpen,
        Display(size: windowSize(upTo: FreeWindow.largest, boundarySides())).bent(along: band)
      )
    case .partiallyOpen:
      let wasOpen = boolean()
      guard !wasOpen else { return (.fullyOpen, display.flat) }
      return (.closed, Display(size: windowSize(upTo: FreeWindow.largest, boundarySides())))
    case .fullyOpen:
      return (.partiallyOpen, display.bent(along: band))
    }
  }
}
