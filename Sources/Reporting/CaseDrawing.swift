internal import Records
internal import Scenarios

/// The layout of a case in which there is something to see, drawn in characters.
struct CaseDrawing {
  private let `case`: Case
  private let outcome: Outcome
  private let step: Int?

  /// Creates the drawing of what was done in a case, at a step of a session.
  init(_ case: Case, _ outcome: Outcome, step: Int?) {
    self.case = `case`
    self.outcome = outcome
    self.step = step
  }

  /// The drawing, row by row; empty where there is nothing to see.
  ///
  /// A display that the view fills to its edges says no more than the lines of the case do.
  var lines: [String] {
    guard let layout, layout.isWorthDrawing else { return [] }
    return SceneDrawing(layout, bannerWidth: width).lines
  }

  private var layout: Layout? {
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
  private var width: Double? {
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
