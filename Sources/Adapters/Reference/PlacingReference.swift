internal import Scenarios

/// Where the reference places an ad: as Auto Layout resolves the constraints the document asks for.
///
/// It places what has room only, in a view that is laid out in a window. Left stays left whatever
/// the direction of the interface, and the size is the one the ad has now.
struct PlacingReference {
  private let placement: AdPlacement
  private let host: Host

  init(_ placement: AdPlacement, _ host: Host) {
    self.placement = placement
    self.host = host
  }

  var choice: PlacementChoice {
    guard host.scene != nil, host.view.width > 0, host.view.height > 0 else { return .wait }
    let span = horizontalGuide
    let column = verticalGuide
    let width = placement.alignment == nil ? span.upper - span.lower : placement.size.width
    let height = placement.size.height
    guard span.lower < span.upper, width <= span.upper - span.lower,
      height <= column.upper - column.lower
    else { return .wait }
    let x =
      switch placement.alignment {
      case nil, .left?: span.lower
      case .right?: span.upper - width
      case .centered?: (span.lower + span.upper - width) / 2
      }
    let y = placement.edge == .top ? column.lower : column.upper - height
    return .frame(Rect(x: x, y: y, width: width, height: height))
  }

  /// From where to where an ad can reach from left to right: in old code, all of the view.
  private var horizontalGuide: (lower: Double, upper: Double) {
    if placement.means == .code, placement.systemVersion <= 10 { return (0, host.view.width) }
    return (host.safeAreaInsets.left, host.view.width - host.safeAreaInsets.right)
  }

  /// From where to where it can reach from top to bottom: layout guides and safe area agree.
  private var verticalGuide: (lower: Double, upper: Double) {
    (host.safeAreaInsets.top, host.view.height - host.safeAreaInsets.bottom)
  }
}

extension SupportInquiry {
  /// Whether the versions are those the document names, or later ones.
  var isMet: Bool {
    switch feature {
    case .interstitial, .rewarded: !(sdk < Version(7, 26))
    case .safeAreaInInterfaceBuilder: min(xcode.major, system.major) >= 9
    case .safeAreaInCode: system.major >= 11
    }
  }
}
