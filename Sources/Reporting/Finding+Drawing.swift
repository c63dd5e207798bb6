internal import Records
internal import Scenarios

extension Finding {
  /// The layout in which the clause is broken, drawn; empty where there is nothing to see in it.
  ///
  /// A display that the view fills to its edges says no more than the lines of the case do.
  var drawing: [String] {
    guard let layout = drawnLayout, layout.isWorthDrawing else { return [] }
    return SceneDrawing(layout, bannerWidth: drawnWidth).lines
  }

  private var drawnLayout: Layout? {
    switch (`case`, outcome) {
    case (.decision(let query, let situation), _), (.relation(_, let query, let situation), _):
      query.isAboutExtents ? situation.layout : nil
    case (.session, .lived(let trace)):
      step.flatMap { trace.steps.indices.contains($0) ? trace.steps[$0] : nil }
        .flatMap { $0.event.snapshot.situation.layout }
    case (.session, _): nil
    }
  }

  /// The width of the banner in the picture, in points.
  private var drawnWidth: Double? {
    switch outcome {
    case .answered(.bannerWidth(.points(let width))): return width
    case .lived(let trace):
      guard let step, trace.steps.indices.contains(step) else { return nil }
      for case .setBannerWidth(let width) in trace.steps[step].actions { return width }
      return nil
    default: return nil
    }
  }
}

extension Query {
  /// Whether its answer depends on how long something is.
  fileprivate var isAboutExtents: Bool {
    switch self {
    case .bannerWidth, .canPresent: true
    default: false
    }
  }
}

extension Layout {
  /// Whether there is more in it than a view that fills its display.
  fileprivate var isWorthDrawing: Bool {
    window.size != display.size || view.size != window.size || safeAreaInsets != .zero
      || !display.reservedRegions.isEmpty
  }
}
