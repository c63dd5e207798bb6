import Scenarios

/// A joint reading of what the check for presenting says when it has little to look at.
struct PresentationWorld {
  /// With no ad loaded the check fails; otherwise it has nothing to fail over (001-Q-006).
  var failsOverNothing: Bool
  /// From a view in no window an ad cannot be presented; otherwise it can (001-Q-007).
  var needsWindow: Bool

  static let all = [
    PresentationWorld(failsOverNothing: true, needsWindow: true),
    PresentationWorld(failsOverNothing: true, needsWindow: false),
    PresentationWorld(failsOverNothing: false, needsWindow: true),
    PresentationWorld(failsOverNothing: false, needsWindow: false),
  ]

  enum Claim: Statement {
    /// A loaded ad is allowed when it can be presented, and only then.
    case possibility
    /// A refusal for size is about an ad that exceeds the window, in the axes named; and such an
    /// ad is refused for its size.
    case size
    /// With no ad loaded, the check says what it says over nothing.
    case nothing

    var isAdvice: Bool { false }
  }

  func broken(
    by answer: Presentability, to ad: FullScreenAd?, in situation: Situation
  ) -> Set<Claim> {
    let window = Self.window(of: situation)
    guard let ad else {
      var said: [Presentability] = failsOverNothing ? [.refused(.notReady)] : [.allowed]
      // Line 146 returns NO and names no reason, and of a view in no window this one is as true.
      if failsOverNothing, window == nil { said.append(.refused(.notInWindow)) }
      return said.contains(answer) ? [] : [.nothing]
    }
    let exceeding = window.map { Self.axes(of: ad.contentSize, stickingOutOf: $0) } ?? []
    let isPossible = window == nil ? !needsWindow : exceeding.isEmpty
    var broken: Set<Claim> = []
    if (answer == .allowed) != isPossible { broken.insert(.possibility) }
    switch answer {
    case .allowed: break
    case .refused(.tooLarge(let named)):
      if named != exceeding || exceeding.isEmpty { broken.insert(.size) }
    case .refused(.notReady), .refused(.notInWindow), .refused(.alreadyUsed), .refused(.covered):
      if !exceeding.isEmpty { broken.insert(.size) }
    }
    return broken
  }

  /// Where the ad would be shown, in the window's own space; nil while the view is in no window.
  private static func window(of situation: Situation) -> Rect? {
    for scene in situation.scenes where scene.id == situation.host.scene {
      if case .window(let frame?) = scene.role { return Rect(frame.size) }
    }
    return nil
  }

  /// Lays a line as long as the content along each edge of the window and sees which sticks out.
  private static func axes(of content: Size, stickingOutOf window: Rect) -> Axes {
    var axes: Axes = []
    if !window.contains(Rect(x: 0, y: 0, width: content.width, height: 0)) { axes.insert(.width) }
    if !window.contains(Rect(x: 0, y: 0, width: 0, height: content.height)) { axes.insert(.height) }
    return axes
  }
}
