import Scenarios
import Testing

struct TransitionTests {
  private static let phone = Layout(
    fold: nil, display: Display(size: Size(width: 390, height: 844)),
    window: Rect(x: 0, y: 0, width: 390, height: 844),
    view: Rect(x: 0, y: 0, width: 390, height: 844),
    safeAreaInsets: EdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

  private static let turnedPhone = Layout(
    fold: nil, display: Display(size: Size(width: 844, height: 390)),
    window: Rect(x: 0, y: 0, width: 844, height: 390),
    view: Rect(x: 0, y: 0, width: 844, height: 390),
    safeAreaInsets: EdgeInsets(top: 0, left: 47, bottom: 21, right: 47))

  private static func duo(_ fold: FoldState, _ display: Display, _ window: Rect) -> Layout {
    Layout(
      fold: fold, display: display, window: window, view: Rect(window.size),
      safeAreaInsets: EdgeInsets(top: 0, left: 0, bottom: 0, right: 84))
  }

  private static let outer = Size(width: 466, height: 678)
  private static let inner = Size(width: 951, height: 669)
  private static let closed = duo(.closed, Display(size: outer), Rect(outer))
  private static let open = duo(.fullyOpen, Display(size: inner), Rect(inner))
  private static let bent = duo(
    .partiallyOpen,
    Display(
      size: inner,
      reservedRegions: [
        ReservedRegion(kind: .division, frame: Rect(x: 455.5, y: 0, width: 40, height: 669))
      ]), Rect(inner))
  private static let rightHalf = duo(
    .fullyOpen, Display(size: inner), Rect(x: 475.5, y: 0, width: 475.5, height: 669))
  private static let leftHalf = duo(
    .fullyOpen, Display(size: inner), Rect(x: 0, y: 0, width: 475.5, height: 669))

  @Test(arguments: [
    ("a foldable opens half", closed, bent, Transition.unfold),
    ("a foldable opens whole", bent, open, .unfold),
    ("a foldable bends", open, bent, .fold),
    ("a foldable closes", bent, closed, .fold),
    ("a phone turns", phone, turnedPhone, .rotation),
    ("a phone turns back", turnedPhone, phone, .rotation),
    ("a window leaves full screen", open, leftHalf, .resize),
    ("a window enters full screen", rightHalf, open, .resize),
    ("a window changes sides", leftHalf, rightHalf, .move),
    ("a bar appears", phone, phone.but { $0.safeAreaInsets.top = 91 }, .relayout),
    ("a column narrows", phone, phone.but { $0.view.size.width = 320 }, .relayout),
    ("half a point narrower", open, open.but { $0.window.size.width = 950.5 }, .resize),
    ("half a point aside", leftHalf, leftHalf.but { $0.window.minX = 0.5 }, .move),
  ])
  func `names what changed between two layouts`(
    name: String, before: Layout, after: Layout, kind: Transition
  ) {
    #expect(Transition(from: before, to: after) == kind)
  }

  @Test(arguments: [
    ("nothing changed", phone, phone),
    ("a closed foldable is open", closed, open),
    ("an open foldable is closed", open, closed),
    ("a phone folds", phone, phone.but { $0.fold = .closed }),
    ("a foldable does not fold", closed, closed.but { $0.fold = nil }),
    ("a phone grows", phone, phone.but { $0.display.size.height = 844.5 }),
    ("a phone turns and grows", phone, turnedPhone.but { $0.display.size.width = 844.5 }),
    ("a closed foldable uses its inner display", closed, open.but { $0.fold = .closed }),
  ])
  func `names nothing where no single move leads`(name: String, before: Layout, after: Layout) {
    #expect(Transition(from: before, to: after) == nil)
  }

  @Test func `turning to the other side is a rotation on an outer display that swaps nothing`() {
    func landscape(clusterX: Double) -> Layout {
      Self.closed.but { layout in
        layout.display = Display(
          size: Size(width: 678, height: 466),
          reservedRegions: [
            ReservedRegion(
              kind: .occlusion, frame: Rect(x: clusterX, y: 0, width: 84, height: 170))
          ])
        layout.window = Rect(layout.display.size)
      }
    }
    let kind = Transition(from: landscape(clusterX: 0), to: landscape(clusterX: 594))
    #expect(kind == .rotation)
  }
}

extension Layout {
  /// Returns the layout with one change made.
  fileprivate func but(_ change: (inout Layout) -> Void) -> Layout {
    var copy = self
    change(&copy)
    return copy
  }
}
