import Scenarios

extension Query {
  /// What the query is about beside the situation, as labelled lines; mostly none.
  var lines: [LabelledLine] {
    switch self {
    case .placement(let placement): placement.lines
    case .isSupported(let inquiry): inquiry.lines
    case .requestSetup(let context): context.lines
    case .bannerStep(let moment): moment.lines
    case .sdkExchange(let exchange): exchange.lines
    case .requestOutcome, .requestScene, .canPresent, .bannerWidth, .fixedSize,
      .mediationExchange:
      []
    }
  }
}

extension AdPlacement {
  /// The placement as a question in one sentence.
  var sentence: String {
    let what =
      switch kind {
      case .banner: "banner"
      case .smartBanner: "smart banner"
      case .native: "native ad"
      }
    let place =
      switch alignment {
      case .centered?: "\(edge.rawValue), centered"
      case .left?, .right?: "\(edge.rawValue), on the \(alignment?.rawValue ?? "")"
      case nil: edge.rawValue
      }
    return "Where is a \(what) of \(size.text) placed, at the \(place)?"
  }

  fileprivate var lines: [LabelledLine] {
    let means =
      switch means {
      case .code: "constrained in code"
      case .interfaceBuilder: "constrained in Interface Builder, with safe-area guides"
      }
    let direction = isRightToLeft ? ", laid out from right to left" : ""
    var lines = [LabelledLine("means", "\(means), iOS \(systemVersion)\(direction)")]
    if let formerSize {
      lines.append(LabelledLine("formerly", "\(formerSize.text) when its constraints were made"))
    }
    return lines
  }
}

extension SupportInquiry {
  /// The inquiry as a question in one sentence.
  var sentence: String {
    switch feature {
    case .interstitial: "Are interstitial ads fully supported?"
    case .rewarded: "Are rewarded ads fully supported?"
    case .safeAreaInInterfaceBuilder:
      "Can Interface Builder constrain views to the safe area?"
    case .safeAreaInCode: "Can code constrain views to the safe area?"
    }
  }

  fileprivate var lines: [LabelledLine] {
    [LabelledLine("versions", "SDK \(sdk), Xcode \(xcode), iOS \(system)")]
  }
}
