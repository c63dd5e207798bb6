import Scenarios

extension CaseClass {
  static let hosts = [
    CaseClass("a host in no window", 3) { situation in situation.host.scene == nil },
    CaseClass("a host in no window with a frame of its own", 1) { situation in
      situation.host.scene == nil && situation.host.view.width > 0
    },
    CaseClass("a view before its layout", 2) { situation in
      situation.host.scene != nil && situation.host.view == .zero
    },
    CaseClass("a view narrower than its window", 8) { situation in
      situation.layout.map { 0 < $0.view.width && $0.view.width < $0.window.width } ?? false
    },
    CaseClass("a view off its window's left edge", 5) { situation in
      situation.host.view.minX > 0
    },
    CaseClass("insets that differ left and right", 20) { situation in
      situation.host.safeAreaInsets.left != situation.host.safeAreaInsets.right
    },
    CaseClass("display, window, view and safe area of four widths", 12) { situation in
      situation.layout.map { layout in
        let insets = layout.safeAreaInsets
        let widths = [
          layout.display.size.width, layout.window.width, layout.view.width,
          layout.view.width - insets.left - insets.right,
        ]
        return Set(widths).count == widths.count
      } ?? false
    },
    CaseClass("a safe area of no width in a view that has one", 0.1) { situation in
      let insets = situation.host.safeAreaInsets
      return situation.host.view.width > 0
        && situation.host.view.width == insets.left + insets.right
    },
    CaseClass("no insets", 10) { situation in situation.host.safeAreaInsets == .zero },
    CaseClass("a safe area that ends on half a point", 10) { situation in
      situation.host.isSafeWidthFractional
    },
    CaseClass("a window half a point wide", 10) { situation in
      situation.layout.map { $0.window.width.isFractional } ?? false
    },
  ]

  static let transitions =
    Transition.allCases.map { kind in
      CaseClass("after a \(kind.rawValue)", kind == .move ? 0.3 : 0.8) { situation in
        situation.transition == kind
      }
    } + [
      CaseClass("after a transition", 10) { situation in situation.before != nil },
      CaseClass("after no transition", 50) { situation in situation.before == nil },
    ]

  static let contents =
    [ContentSide.width, .height].flatMap { side in
      [
        CaseClass("content as long as the window in \(side)", 1.5) { $0.excess(side) == 0 },
        CaseClass("content longer than the window in \(side)", 4) { ($0.excess(side) ?? 0) > 0 },
        CaseClass("content half a point longer in \(side)", 0.5) { $0.excess(side) == 0.5 },
        CaseClass("content shorter than the window in \(side)", 3.5) { ($0.excess(side) ?? 0) < 0 },
        CaseClass("content half a point shorter in \(side)", 0.5) { $0.excess(side) == -0.5 },
      ]
    } + [
      CaseClass("content that fits", 2) { `case` in
        guard let width = `case`.excess(.width), let height = `case`.excess(.height)
        else { return false }
        return width <= 0 && height <= 0
      },
      CaseClass("content too long in one dimension only", 5) { `case` in
        guard let width = `case`.excess(.width), let height = `case`.excess(.height)
        else { return false }
        return (width > 0) != (height > 0)
      },
      CaseClass("nothing loaded", 0.5) { $0.decisions[0].query == .canPresent(nil) },
    ]
}

private enum ContentSide: Sendable {
  case width, height
}

extension Case {
  /// How much longer one side of the loaded content is than the window's, in points; nil for none.
  fileprivate func excess(_ side: ContentSide) -> Double? {
    guard case .canPresent(let ad?) = decisions[0].query,
      let window = decisions[0].situation.hostScene?.window
    else { return nil }
    return switch side {
    case .width: ad.contentSize.width - window.width
    case .height: ad.contentSize.height - window.height
    }
  }
}

extension Host {
  fileprivate var isSafeWidthFractional: Bool {
    (view.width - safeAreaInsets.left - safeAreaInsets.right).isFractional
  }
}

extension Double {
  var isFractional: Bool { self != rounded(.down) }
}
