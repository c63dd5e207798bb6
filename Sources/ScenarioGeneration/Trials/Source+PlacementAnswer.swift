internal import Counterexample
internal import Scenarios

/// Between which two lines an ad of a drawn answer stands, in one direction.
private enum Between: Int {
  case safeArea, view, twiceTheInsets
  static let weights = Weights([8, 5, 1])
}

/// How far a drawn frame is from where it would belong.
private enum Shift: Int {
  case none, halfAPointMore, halfAPointLess, pointMore, pointLess, muchMore
  static let weights = Weights([12, 2, 2, 1, 1, 1])
}

/// How long one side of a drawn frame is.
private enum SideLength: Int {
  case asItIs, asItWas, fromLineToLine, halfAPointMore, halfAPointLess, notANumber
  static let weights = Weights([20, 4, 12, 2, 2, 1])
}

/// Where an ad stands in one direction.
private enum Stand: Int {
  case asked, first, middle, last
  static let weights = Weights([8, 1, 1, 1])
}

/// A side of the view with what its insets leave of it.
private struct Side {
  var safe: ClosedRange<Double>
  var whole: ClosedRange<Double>
  var twice: ClosedRange<Double>

  init(_ length: Double, _ lower: Double, _ upper: Double) {
    safe = lower...max(lower, length - upper)
    whole = 0...max(0, length)
    twice = 2 * lower...max(2 * lower, length - 2 * upper)
  }

  subscript(_ lines: Between) -> ClosedRange<Double> {
    switch lines {
    case .safeArea: safe
    case .view: whole
    case .twiceTheInsets: twice
    }
  }
}

extension Source {
  /// Draws where an implementation may put an ad: right, or wrong in a way that tells something.
  mutating func placementChoice(
    of placement: AdPlacement, in situation: Situation
  ) -> PlacementChoice {
    if boolean(percent: 10) { return .wait }
    let host = situation.host
    let insets = host.safeAreaInsets
    let across = Side(host.view.width, insets.left, insets.right)
    let down = Side(host.view.height, insets.top, insets.bottom)
    let isSpanning = placement.alignment == nil
    let (x, width) = stretch(
      along: across, placement.size.width, placement.formerSize?.width,
      asked: placement.stand, isSpanning: isSpanning)
    let (y, height) = stretch(
      along: down, placement.size.height, placement.formerSize?.height,
      asked: placement.edge == .top ? .first : .last, isSpanning: false)
    return .frame(Rect(x: x, y: y, width: width, height: height))
  }

  /// Draws where an ad begins along a side, and how far it reaches.
  private mutating func stretch(
    along side: Side, _ length: Double, _ former: Double?, asked: Stand, isSpanning: Bool
  ) -> (start: Double, length: Double) {
    let lines = side[Between(rawValue: choice(weights: Between.weights)) ?? .safeArea]
    let room = lines.upperBound - lines.lowerBound
    let own = isSpanning ? room : length
    let extent =
      switch SideLength(rawValue: choice(weights: SideLength.weights)) {
      case .asItIs, nil: own
      case .asItWas: former ?? own
      case .fromLineToLine: isSpanning ? length : room
      case .halfAPointMore: own + 0.5
      case .halfAPointLess: own - 0.5
      case .notANumber: Double.nan
      }
    let stand = Stand(rawValue: choice(weights: Stand.weights)) ?? .asked
    let start =
      switch stand == .asked ? asked : stand {
      case .asked, .first: lines.lowerBound
      case .middle: lines.lowerBound + (room - extent) / 2
      case .last: lines.upperBound - extent
      }
    return (start + shift(), extent)
  }

  private mutating func shift() -> Double {
    switch Shift(rawValue: choice(weights: Shift.weights)) {
    case .none?, nil: 0
    case .halfAPointMore: 0.5
    case .halfAPointLess: -0.5
    case .pointMore: 1
    case .pointLess: -1
    case .muchMore: 20
    }
  }

  /// Chooses one of the places worth trying over the small alphabet: of each line the one it would
  /// have, those it is confused with, and half a point and a point beside.
  mutating func smallPlacementChoice(
    of placement: AdPlacement, in situation: Situation
  ) -> PlacementChoice {
    let host = situation.host
    let insets = host.safeAreaInsets
    let across = Side(host.view.width, insets.left, insets.right)
    let down = Side(host.view.height, insets.top, insets.bottom)
    let isTop = placement.edge == .top
    func frame(
      _ horizontal: ClosedRange<Double>, _ vertical: ClosedRange<Double>, _ size: Size,
      mirrored: Bool = false
    ) -> Rect {
      let width =
        placement.alignment == nil
        ? horizontal.upperBound - horizontal.lowerBound : size.width
      let room = horizontal.upperBound - horizontal.lowerBound - width
      let x =
        switch placement.stand {
        case .middle: horizontal.lowerBound + room / 2
        case .last: mirrored ? horizontal.lowerBound : horizontal.upperBound - width
        case .asked, .first: mirrored ? horizontal.upperBound - width : horizontal.lowerBound
        }
      return Rect(
        x: x, y: isTop ? vertical.lowerBound : vertical.upperBound - size.height, width: width,
        height: size.height)
    }
    let right = frame(across.safe, down.safe, placement.size)
    var frames = [
      right, frame(across.whole, down.safe, placement.size),
      frame(across.safe, down.whole, placement.size),
      frame(across.whole, down.whole, placement.size),
    ]
    if placement.isRightToLeft {
      frames.append(frame(across.safe, down.safe, placement.size, mirrored: true))
      frames.append(frame(across.whole, down.safe, placement.size, mirrored: true))
    }
    if let former = placement.formerSize { frames.append(frame(across.safe, down.safe, former)) }
    for base in [right, frame(across.whole, down.safe, placement.size)] {
      for step in [-1, -0.5, 0.5, 1] {
        frames.append(base.moved(x: step, y: 0))
        frames.append(base.moved(x: 0, y: step))
        frames.append(base.grown(width: step, height: 0))
        frames.append(base.moved(x: -step, y: 0).grown(width: step, height: 0))
        frames.append(base.grown(width: 0, height: step))
        frames.append(base.moved(x: 0, y: -step).grown(width: 0, height: step))
      }
    }
    let chosen = choice(frames.count + 1)
    return chosen == 0 ? .wait : .frame(frames[chosen - 1])
  }
}

extension AdPlacement {
  /// Where the ad is to stand from left to right; one that spans its room begins on the left.
  fileprivate var stand: Stand {
    switch alignment {
    case .centered?: .middle
    case .right?: .last
    case .left?, nil: .first
    }
  }
}

extension Rect {
  fileprivate func moved(x: Double, y: Double) -> Rect {
    Rect(x: minX + x, y: minY + y, width: width, height: height)
  }

  fileprivate func grown(width more: Double, height higher: Double) -> Rect {
    Rect(x: minX, y: minY, width: width + more, height: height + higher)
  }
}
