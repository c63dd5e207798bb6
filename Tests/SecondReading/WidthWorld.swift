import Scenarios

/// A joint reading of how wide a banner is requested, and when (001-Q-008 to 001-Q-010).
struct WidthWorld {
  /// Whether a fraction of a point may be left over (001-Q-008).
  var mayTruncate: Bool
  /// Whether a banner waits for the first layout (001-Q-009).
  var waitsForLayout: Bool
  /// Whether a banner waits for a window (001-Q-010).
  var waitsForWindow: Bool

  static let all: [WidthWorld] = [false, true].flatMap { mayTruncate in
    [false, true].flatMap { waitsForLayout in
      [false, true].map { waitsForWindow in
        WidthWorld(
          mayTruncate: mayTruncate, waitsForLayout: waitsForLayout, waitsForWindow: waitsForWindow)
      }
    }
  }

  enum Claim: Statement {
    /// The banner, laid at the left edge of the safe rectangle, stays inside it.
    case fits
    /// It leaves no room beside it that a wider banner would take.
    case fills
    /// It is requested when its view is laid out in a window, not earlier, and not later than in
    /// that of an active scene.
    case inTime

    var isAdvice: Bool { self == .inTime }
  }

  func broken(by choice: WidthChoice, in situation: Situation) -> Set<Claim> {
    let safe = Self.safeRectangle(of: situation.host)
    let isLaidOut = situation.host.view.width > 0
    let isInWindow = Self.isInWindow(situation)
    switch choice {
    case .wait:
      // Line 77 requests where the scene is known, and line 13 has the scene active: while it is
      // not, a request may wait, and nothing asks of a banner what it does not ask of its request.
      return Self.isInActiveScene(situation) && safe.width > 0 ? [.inTime] : []
    case .points(let width):
      var broken: Set<Claim> = []
      // NaN and infinity end nowhere inside; minus infinity leaves room beside it.
      if !safe.contains(Self.banner(width)) { broken.insert(.fits) }
      if !fills(safe, width) { broken.insert(.fills) }
      let isEarly = isLaidOut ? waitsForWindow && !isInWindow : waitsForLayout
      if isEarly { broken.insert(.inTime) }
      return broken
    }
  }

  /// Whether the banner covers the safe rectangle or, where a fraction may be left over, is the
  /// last whole one before the edge.
  private func fills(_ safe: Rect, _ width: Double) -> Bool {
    if Self.banner(width).contains(safe) { return true }
    return mayTruncate && width == width.rounded(.down) && !safe.contains(Self.banner(width + 1))
  }

  /// A banner at the left edge of the safe rectangle, in its space; its height decides nothing.
  private static func banner(_ width: Double) -> Rect {
    Rect(x: 0, y: 0, width: width, height: 0)
  }

  /// The strip of the view that its left and right insets leave, in its own space.
  ///
  /// Insets wider than the view leave nothing, and never less.
  private static func safeRectangle(of host: Host) -> Rect {
    let left = host.safeAreaInsets.left
    let right = host.view.width - host.safeAreaInsets.right
    return banner(max(0, right - left))
  }

  private static func isInWindow(_ situation: Situation) -> Bool {
    !scenesInView(of: situation).isEmpty
  }

  private static func isInActiveScene(_ situation: Situation) -> Bool {
    scenesInView(of: situation).contains { $0.activationState == .foregroundActive }
  }

  /// The window scene whose window the host is in, or none.
  private static func scenesInView(of situation: Situation) -> [Scene] {
    situation.scenes.filter {
      if case .window(_?) = $0.role { $0.id == situation.host.scene } else { false }
    }
  }
}
