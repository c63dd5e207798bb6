internal import Counterexample
internal import Scenarios

/// How long one side of a banner view is, beside that of a fixed size.
private enum ViewSide: Int, CaseIterable {
  case equal, halfAPointUnder, halfAPointOver, onePointUnder, onePointOver
  case any
  static let weights = Weights([24, 4, 4, 3, 3, 4])
}

extension Source {
  /// The fixed sizes, and one view in which which size is the larger is a question.
  private static let fixedSizes = [
    Size(width: 320, height: 50), Size(width: 300, height: 250), Size(width: 468, height: 60),
    Size(width: 728, height: 90), Size(width: 728, height: 250),
  ]

  /// Draws the extent of a banner view; one of 320 by 50 points is the simplest.
  mutating func bannerView() -> Size {
    let size = Source.fixedSizes[choice(Source.fixedSizes.count)]
    return Size(width: viewSide(size.width), height: viewSide(size.height))
  }

  private mutating func viewSide(_ side: Double) -> Double {
    switch ViewSide(rawValue: choice(weights: ViewSide.weights)) {
    case .equal, nil: side
    case .halfAPointUnder: side - 0.5
    case .halfAPointOver: side + 0.5
    case .onePointUnder: side - 1
    case .onePointOver: side + 1
    case .any: length(in: 1...FreeWindow.largest.width)
    }
  }

  /// Draws what an app knows when it sets up a request; in development and nothing is the simplest.
  mutating func setupContext() -> SetupContext {
    let phase = SetupContext.Phase.allCases[choice(2)]
    let devices = Source.knownDevices[choice(weights: Source.knownWeights)]
    return SetupContext(
      phase, testDevices: devices, gender: knowledge(), birthday: knowledge(),
      coordinates: knowledge(), place: knowledge())
  }

  private static let knownDevices: [[TestDevice]] = [
    [], [.simulator], [.ownDevice], [.simulator, .ownDevice],
  ]
  private static let knownWeights = Weights([1, 3, 3, 3])

  private mutating func knowledge() -> SetupContext.Knowledge {
    SetupContext.Knowledge.allCases[choice(SetupContext.Knowledge.allCases.count)]
  }

  /// Draws a moment in the life of a banner view, and only what matters in it.
  mutating func bannerMoment() -> BannerMoment {
    switch BannerMoment.Kind.allCases[choice(weights: Source.momentWeights)] {
    case .requestIsDue: requestedMoment(.requestIsDue)
    case .refreshIsDue: requestedMoment(.refreshIsDue)
    case .releaseIsDue: requestedMoment(.releaseIsDue)
    case .adIsReceived: answeredMoment(.adIsReceived)
    case .requestHasFailed: answeredMoment(.requestHasFailed)
    case .screenWillBePresented: coveredMoment(.screenWillBePresented, mostly: .running)
    case .screenWillBeDismissed: coveredMoment(.screenWillBeDismissed, mostly: .paused)
    case .screenWasDismissed: coveredMoment(.screenWasDismissed, mostly: .paused)
    }
  }

  /// How often each kind of moment is drawn: those about which clauses say most are no rarer.
  private static let momentWeights = Weights([4, 17, 20, 2, 19, 8, 12, 21])

  private mutating func requestedMoment(_ kind: BannerMoment.Kind) -> BannerMoment {
    let delegate = BannerMoment.Delegate.allCases[choice(weights: Source.delegateWeights)]
    return BannerMoment(
      kind, delegate: delegate, isDelegateSet: boolean() && delegate != .nothing,
      place: BannerMoment.Place.allCases[choice(3)])
  }

  private static let delegateWeights = Weights([18, 1, 1])

  /// Draws a moment in which a delegate that is set is told of a request.
  private mutating func answeredMoment(_ kind: BannerMoment.Kind) -> BannerMoment {
    BannerMoment(
      kind, delegate: BannerMoment.Delegate.allCases[choice(2)], isDelegateSet: true,
      place: BannerMoment.Place.allCases[choice(weights: Source.placeWeights)])
  }

  private static let placeWeights = Weights([5, 4, 1])

  /// Draws a moment in which a banner that is seen was touched.
  private mutating func coveredMoment(
    _ kind: BannerMoment.Kind, mostly activities: BannerMoment.Activities
  ) -> BannerMoment {
    let others = BannerMoment.Activities.allCases.filter { $0 != activities }
    let delegate = BannerMoment.Delegate.allCases[choice(2)]
    let index = choice(weights: Source.activitiesWeights)
    return BannerMoment(
      kind, delegate: delegate, isDelegateSet: true, place: .seen,
      activities: index == 1 ? activities : others[index / 2],
      hasUnsavedState: choice(weights: Source.unsavedWeights) == 1)
  }

  /// How often there are none, those the moment is about, and others.
  private static let activitiesWeights = Weights([1, 18, 1])
  private static let unsavedWeights = Weights([1, 9])
}
