import Scenarios

// Banners of fixed size: every size and both sides of it, every origin's ground, every moment.

extension CaseClass {
  static let fixedBanners: [CaseClass] = views + contexts + moments

  private static let sizes: [Size] = [
    Size(width: 320, height: 50), Size(width: 300, height: 250), Size(width: 468, height: 60),
    Size(width: 728, height: 90), Size(width: 728, height: 250),
  ]

  private static let views: [CaseClass] =
    sizes.flatMap { (size: Size) -> [CaseClass] in
      let (width, height) = (size.width, size.height)
      return [
        view("a banner view of \(width) by \(height)", 0.2) { $0 == size },
        view("a banner view just too narrow for \(width) by \(height)", 0.01) {
          $0.width == width - 0.5 && $0.height >= height
        },
        view("a banner view just too low for \(width) by \(height)", 0.01) {
          $0.width >= width && $0.height == height - 0.5
        },
      ]
    } + [widerThanItsHost]

  private static let widerThanItsHost = CaseClass(
    "a banner view wider than the host's view", 0.5
  ) { `case` in
    guard case .fixedSize(let view) = `case`.decisions[0].query else { return false }
    return view.width > `case`.decisions[0].situation.host.view.width
  }

  private static func view(
    _ name: String, _ percent: Double, _ contains: @escaping @Sendable (Size) -> Bool
  ) -> CaseClass {
    CaseClass(name, percent) { `case` in
      guard case .fixedSize(let view) = `case`.decisions[0].query else { return false }
      return contains(view)
    }
  }

  private static let contexts: [CaseClass] = SetupContext.Phase.allCases.flatMap { phase in
    [0, 1, 2].map { (count: Int) -> CaseClass in
      CaseClass("\(phase.rawValue) with \(count) test devices", 0.1) { `case` in
        guard case .requestSetup(let context) = `case`.decisions[0].query else { return false }
        return context.phase == phase && context.testDevices.count == count
      }
    }
  }

  private static let moments: [CaseClass] = BannerMoment.Kind.allCases.map { kind in
    CaseClass("a banner's moment: \(kind.rawValue)", 0.1) { `case` in
      guard case .bannerStep(let moment) = `case`.decisions[0].query else { return false }
      return moment.kind == kind
    }
  }
}
