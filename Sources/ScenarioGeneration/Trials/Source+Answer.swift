internal import Counterexample
internal import Scenarios

/// What the width of a drawn answer is taken from.
private enum WidthBasis: Int, CaseIterable {
  case safeArea, view, window, display, former, twiceTheLeftInset, nothing, otherWindow
  case notANumber, infinity
  static let weights = Weights([16, 4, 4, 2, 4, 2, 2, 2, 1, 1])
}

/// How far from its basis the width of a drawn answer is.
private enum WidthError: Int, CaseIterable {
  case asItIs, halfAPointMore, halfAPointLess, pointMore, pointLess, truncated, roundedUp
  static let weights = Weights([6, 2, 2, 1, 1, 1, 1])
}

extension Source {
  /// Draws an answer to a query about a situation: right, or wrong in a way that tells something.
  mutating func answer(to query: Query, in situation: Situation) -> Answer {
    switch query {
    case .requestOutcome:
      .requestOutcome(RequestOutcome.allCases[choice(RequestOutcome.allCases.count)])
    case .requestScene: .requestScene(sceneChoice(in: situation))
    case .canPresent: .canPresent(Source.presentabilities[choice(Source.presentabilities.count)])
    case .bannerWidth: .bannerWidth(widthChoice(in: situation))
    case .placement(let placement): .placement(placementChoice(of: placement, in: situation))
    case .isSupported: .isSupported(Support.allCases[choice(Support.allCases.count)])
    case .fixedSize: .fixedSize(fixedSizeChoice())
    case .requestSetup(let context): .requestSetup(requestSetup(context))
    case .bannerStep: .bannerStep(bannerDeeds())
    case .sdkExchange(let exchange): .sdkExchange(exchangeEvents(to: exchange, slips: 0...2))
    case .mediationExchange(let exchange):
      .mediationExchange(forwardedEvents(in: exchange, slips: 0...2))
    }
  }

  private static let presentabilities: [Presentability] =
    [.allowed, .refused(.notReady), .refused(.notInWindow)]
    + [[], .width, .height, [.width, .height]].map { .refused(.tooLarge(exceeding: $0)) }

  private mutating func sceneChoice(in situation: Situation) -> SceneChoice {
    let ids = situation.scenes.map(\.id) + [situation.disconnectedScene]
    let index = choice(ids.count + 2)
    return index == 0 ? .wait : index == 1 ? .unset : .scene(ids[index - 2])
  }

  private mutating func widthChoice(in situation: Situation) -> WidthChoice {
    if boolean(percent: 10) { return .wait }
    let host = situation.host
    let insets = host.safeAreaInsets
    let safe = host.view.width - insets.left - insets.right
    let basis =
      switch WidthBasis(rawValue: choice(weights: WidthBasis.weights)) {
      case .safeArea, nil: safe
      case .view: host.view.width
      case .window: situation.hostScene?.window?.width ?? host.view.width
      case .display: situation.device.display.size.width
      case .former:
        situation.before.map {
          $0.view.width - $0.safeAreaInsets.left - $0.safeAreaInsets.right
        } ?? safe
      case .twiceTheLeftInset: host.view.width - 2 * insets.left
      case .nothing: 0.0
      case .otherWindow:
        situation.scenes.last { $0.window != nil && $0.id != host.scene }?.window?.width ?? safe
      case .notANumber: Double.nan
      case .infinity: Double.infinity
      }
    guard basis.isFinite else { return .points(basis) }
    switch WidthError(rawValue: choice(weights: WidthError.weights)) {
    case .asItIs, nil: return .points(basis)
    case .halfAPointMore: return .points(basis + 0.5)
    case .halfAPointLess: return .points(basis - 0.5)
    case .pointMore: return .points(basis + 1)
    case .pointLess: return .points(basis - 1)
    case .truncated: return .points(Double(Int(basis)))
    case .roundedUp: return .points(Double(Int(basis)) == basis ? basis : Double(Int(basis) + 1))
    }
  }
}
