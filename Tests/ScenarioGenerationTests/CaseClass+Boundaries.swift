import Scenarios

// Typed in from the domain facts, and not taken from the generator.

extension CaseClass {
  /// Widths at which implementations have been seen to change their mind, in points.
  private static let boundaryWidths = [
    0, 0.5, 1, 319, 320, 359, 375, 382, 391.5, 438, 439, 466, 475.5, 507, 561.5, 594, 639, 669, 678,
    694, 724, 728, 734, 744, 820, 867, 932, 951, 981, 1024, 1180, 1366,
  ]

  /// A window's height and that of an ad made for 20 points more, in points.
  private static let heightPairs = [(820.0, 840.0), (1180, 1200)]

  static let boundaries =
    boundaryWidths.map { width in
      CaseClass("a view \(width) points wide", 0.04) { situation in
        situation.host.scene != nil && situation.host.view.width == width
      }
    }
    + boundaryWidths.filter { $0 >= 320 }.map { width in
      CaseClass("a window \(width) points wide", 0.15) { situation in
        situation.layout?.window.width == width
      }
    }
    + heightPairs.flatMap { window, content in
      [
        CaseClass("a window \(window) points high", 0.7) { situation in
          situation.layout?.window.height == window
        },
        CaseClass("an ad \(content) points high in a window of \(window)", 0.01) { `case` in
          guard case .canPresent(let ad?) = `case`.decisions[0].query else { return false }
          return ad.contentSize.height == content
            && `case`.decisions[0].situation.layout?.window.height == window
        },
      ]
    } + [
      CaseClass("a view of half a point more than a whole width", 15) { situation in
        situation.host.view.width.isFractional
      }
    ]
}
