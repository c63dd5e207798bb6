import Scenarios

extension CaseClass {
  static let placements =
    AdPlacement.Kind.allCases.map { kind in
      CaseClass("places a \(kind.rawValue)", 4) { $0.placement?.kind == kind }
    }
    + AdPlacement.Means.allCases.map { means in
      CaseClass("places an ad by \(means.rawValue)", 4) { $0.placement?.means == means }
    }
    + AdPlacement.Edge.allCases.map { edge in
      CaseClass("places an ad at the \(edge.rawValue)", 6) { $0.placement?.edge == edge }
    }
    + AdPlacement.Alignment.allCases.map { alignment in
      CaseClass("places an ad \(alignment.rawValue)", 2) { $0.placement?.alignment == alignment }
    }
    + [
      CaseClass("places an ad on iOS 10", 3) { $0.placement?.systemVersion == 10 },
      CaseClass("places an ad on iOS 11", 4) { $0.placement?.systemVersion == 11 },
      CaseClass("places an ad from right to left", 3) { $0.placement?.isRightToLeft == true },
      CaseClass("places an ad whose size has changed", 1) { $0.placement?.formerSize != nil },
      CaseClass("places an ad as large as the safe area", 0.5) { `case` in
        `case`.placement?.size == `case`.safeSize
      },
      CaseClass("places an ad half a point too wide", 0.1) { `case` in
        `case`.placement?.size.width == `case`.safeSize.width + 0.5
      },
    ]
    + SupportInquiry.Feature.allCases.map { feature in
      CaseClass("asks about \(feature.rawValue)", 1) { `case` in
        guard case .isSupported(let inquiry) = `case`.decisions[0].query else { return false }
        return inquiry.feature == feature
      }
    }
}

extension Case {
  /// What is to be placed; nil where nothing is.
  fileprivate var placement: AdPlacement? {
    guard case .placement(let placement) = decisions[0].query else { return nil }
    return placement
  }

  fileprivate var safeSize: Size {
    let host = decisions[0].situation.host
    let insets = host.safeAreaInsets
    return Size(
      width: host.view.width - insets.left - insets.right,
      height: host.view.height - insets.top - insets.bottom)
  }
}
