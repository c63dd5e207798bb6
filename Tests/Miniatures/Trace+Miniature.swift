package import Scenarios
internal import World

extension Trace {
  /// Plays a session in which an implementation does what a cue sheet says.
  ///
  /// - Parameters:
  ///   - format: The kind of ad it is about.
  ///   - stimuli: What happens, in order.
  ///   - situation: Where it begins; by default in the smallest window of a large display.
  ///   - replies: What becomes of the loads; by default each brings an ad at once.
  ///   - sdk: What the SDK does; by default ads are sized for the window at the request.
  ///   - sheet: What the implementation does.
  /// - Returns: The trace.
  /// - Complexity: O(*s*) in the steps.
  package static func miniature(
    _ format: AdFormat, _ stimuli: [Stimulus], from situation: Situation = .roomy,
    replies: [LoadReply] = [], sdk: SDKBehaviour = SDKBehaviour(), _ sheet: CueSheet
  ) -> Trace {
    var sheet = sheet
    var play = Playback(
      situation, Life(format: format, stimuli: stimuli, replies: replies, sdk: sdk))
    while let event = play.next() { play.receive(sheet.actions(at: event)) }
    return play.trace
  }

  /// Returns the trace with one change made.
  package func but(_ change: (inout Trace) -> Void) -> Trace {
    var copy = self
    change(&copy)
    return copy
  }

  /// Returns the index of the first step whose event is of a kind; the number of steps if none is.
  ///
  /// - Complexity: O(*s*) in the steps.
  package func index(of kind: Event.Kind) -> Int {
    steps.firstIndex { $0.event.kind == kind } ?? steps.count
  }
}

extension Situation {
  /// The smallest window, filled by the host, in the corner of a display of 800 by 800 points.
  package static let roomy = miniature(display: .large)
}

extension Size {
  /// A display on which the smallest window has room to grow, 800 by 800 points.
  package static let large = Size(width: 800, height: 800)
}

extension Action {
  /// A load whose request carries the host's own scene.
  package static let load = Action.load(Request(scene: .own))
}

extension Stimulus {
  /// Creates a transition of the window to another extent, filled by the host.
  ///
  /// - Parameters:
  ///   - width: The window's width, in points.
  ///   - height: The window's height, in points; by default that of the smallest.
  ///   - insets: The view's insets; by default none.
  ///   - ending: How it ends; by default it is completed.
  /// - Returns: The stimulus.
  package static func resize(
    to width: Double, by height: Double = 400, insets: EdgeInsets = .zero,
    _ ending: Ending = .completed
  ) -> Stimulus {
    .transition(to: .miniature(width, by: height, insets: insets), ending)
  }

  /// Creates a live resize of the window through some widths to the last of them.
  package static func drag(through widths: [Double]) -> Stimulus {
    let layouts = widths.map { Layout.miniature($0) }
    guard let last = layouts.last else { preconditionFailure("a drag ends at some width") }
    return .liveResize(through: layouts.dropLast(), to: last)
  }

  /// Creates a layout of the view anew, with other left and right insets, in its window of 320.
  package static func inset(left: Double, right: Double = 0) -> Stimulus {
    .relayout(
      view: Rect(.smallest),
      safeAreaInsets: EdgeInsets(top: 0, left: left, bottom: 0, right: right))
  }

  /// The host's view appears in the smallest window, which it fills.
  package static let comeBack = Stimulus.viewAppears(
    Host(scene: .own, view: Rect(.smallest), safeAreaInsets: .zero))
}

extension Layout {
  /// Creates the layout of a host that fills a window in the corner of the large display.
  ///
  /// - Parameters:
  ///   - width: The window's width, in points.
  ///   - height: The window's height, in points; by default that of the smallest.
  ///   - insets: The view's insets; by default none.
  /// - Returns: The layout.
  package static func miniature(
    _ width: Double, by height: Double = 400, insets: EdgeInsets = .zero
  ) -> Layout {
    let window = Rect(x: 0, y: 0, width: width, height: height)
    return Layout(
      fold: nil, display: Display(size: .large), window: window, view: window,
      safeAreaInsets: insets)
  }
}
