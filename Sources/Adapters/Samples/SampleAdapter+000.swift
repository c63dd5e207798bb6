internal import Scenarios

// Document 000, lines 29-42, 46-62 (controllers of a storyboard with a banner), 76-134, 138-199 (a banner in code),
// 213-262 and 266-315 (a smart banner in code). The samples show a banner in the middle of the bottom
// and a smart banner at the bottom; to the top they are changed as line 201 says, to a side as line
// 66 does, and to a native ad as line 319 does. Constraints are made when the view has loaded, and
// hold whatever the view becomes, so that no sample waits.

extension SampleAdapter {
  private static let document000 = "000_d23a0b3bcc99f82a.txt"

  /// The samples in Swift.
  static let swift000 = SampleAdapter(
    "000-swift", "the samples in Swift", document: document000,
    lines: [29...42, 76...134, 213...262], queries: [.placement]
  ) { query, situation in
    guard case .placement(let placement) = query else { return nil }
    var layout = SampleConstraints(placement, situation.host)
    if placement.means == .interfaceBuilder {
      // 36-39: the ad unit and the root view controller are set, and a request is loaded.
      return layout.storyboard
    }
    if placement.kind == .smartBanner {
      // 214-215: the banner view is added to the view.
      // 216: if #available(iOS 11.0, *)
      if placement.systemVersion >= 11 {
        // 218, 229-232: let guide = view.safeAreaLayoutGuide
        // 234-235: its left and right are the banner view's.
        layout.span(layout.safeAreaLayoutGuide)
        // 236: its bottom is the banner view's.
        layout.stick(to: layout.safeAreaLayoutGuide)
      } else {
        // 223, 241-254: leading and trailing are the view's.
        layout.span(layout.view)
        // 255-261: the bottom is the top of the bottom layout guide.
        layout.stick(to: layout.betweenLayoutGuides)
      }
      return layout.answer
    }
    // 84: the banner view is made with its size, which no constraint changes.
    layout.take(placement.size)
    // 85, 92-94: it is added to the view.
    // 95: if #available(iOS 11.0, *)
    if placement.systemVersion >= 11 {
      // 96, 103-107: let guide: UILayoutGuide = view.safeAreaLayoutGuide
      // 110: the centers are the same.
      layout.align(with: layout.safeAreaLayoutGuide)
      // 111: the bottoms are the same.
      layout.stick(to: layout.safeAreaLayoutGuide)
    } else {
      // 99, 115-123: the center is the view's.
      layout.align(with: layout.view)
      // 125-131: the bottom is the top of the bottom layout guide.
      layout.stick(to: layout.betweenLayoutGuides)
    }
    // 86-89: the root view controller and the ad unit are set, and a request is loaded.
    return layout.answer
  } live: { _ in
    nil
  }

  /// The samples in Objective-C.
  static let objectiveC000 = SampleAdapter(
    "000-objective-c", "the samples in Objective-C", document: document000,
    lines: [46...62, 138...199, 266...315], queries: [.placement]
  ) { query, situation in
    guard case .placement(let placement) = query else { return nil }
    var layout = SampleConstraints(placement, situation.host)
    if placement.means == .interfaceBuilder {
      // 57-61: the ad unit and the root view controller are set, and a request is loaded.
      return layout.storyboard
    }
    if placement.kind == .smartBanner {
      // 267-268: the banner view is added to the view.
      // 269: if (@available(ios 11.0, *))
      if placement.systemVersion >= 11 {
        // 271, 281-284: UILayoutGuide *guide = self.view.safeAreaLayoutGuide
        // 287-288: its left and right anchors equal the banner view's.
        layout.span(layout.safeAreaLayoutGuide)
        // 289: its bottom anchor equals the banner view's.
        layout.stick(to: layout.safeAreaLayoutGuide)
      } else {
        // 275, 293-307: leading and trailing are the view's.
        layout.span(layout.view)
        // 308-314: the bottom is the top of the bottom layout guide.
        layout.stick(to: layout.betweenLayoutGuides)
      }
      return layout.answer
    }
    // 150: the banner view is made with its size, which no constraint changes.
    layout.take(placement.size)
    // 151, 162-164: the controller's own banner view is added, the one it is given.
    // 165: if (@available(ios 11.0, *))
    if placement.systemVersion >= 11 {
      // 166, 172-175: UILayoutGuide *guide = self.view.safeAreaLayoutGuide
      // 177: the center anchors are equal.
      layout.align(with: layout.safeAreaLayoutGuide)
      // 178: the bottom anchors are equal.
      layout.stick(to: layout.safeAreaLayoutGuide)
    } else {
      // 168, 182-189: the center is the view's.
      layout.align(with: layout.view)
      // 190-196: the bottom is the top of the bottom layout guide.
      layout.stick(to: layout.betweenLayoutGuides)
    }
    // 153-157: the ad unit and the root view controller are set, and a request is loaded.
    return layout.answer
  } live: { _ in
    nil
  }
}

/// What the constraints of a sample come to in a view.
private struct SampleConstraints {
  private let placement: AdPlacement
  private let host: Host
  private var frame: Rect

  init(_ placement: AdPlacement, _ host: Host) {
    self.placement = placement
    self.host = host
    frame = Rect(placement.size)
  }

  /// The view's edges, in its own space.
  var view: Rect { Rect(host.view.size) }

  /// `view.safeAreaLayoutGuide`.
  var safeAreaLayoutGuide: Rect {
    let insets = host.safeAreaInsets
    return Rect(
      x: insets.left, y: insets.top, width: view.width - insets.left - insets.right,
      height: view.height - insets.top - insets.bottom)
  }

  /// From the bottom of `topLayoutGuide` to the top of `bottomLayoutGuide`.
  var betweenLayoutGuides: Rect {
    let insets = host.safeAreaInsets
    return Rect(
      x: 0, y: insets.top, width: view.width, height: view.height - insets.top - insets.bottom)
  }

  var answer: Answer { .placement(.frame(frame)) }

  /// What the storyboard's constraints come to, which the text tells how to make.
  var storyboard: Answer {
    var layout = self
    // 11, 13: safe-area layout guides are in use, in an app built for iOS 9 or later.
    if placement.kind == .smartBanner {
      // 205, 207: the left and right edges are the safe area's.
      layout.span(safeAreaLayoutGuide)
    } else {
      // 15: width and height are constrained, to what they were when that was done.
      layout.take(placement.formerSize ?? placement.size)
      // 66, 68: the left or right edge is the safe area's; of the middle, nothing is said.
      layout.align(with: safeAreaLayoutGuide)
    }
    // 17, 19: the top or the bottom is the safe area's.
    layout.stick(to: safeAreaLayoutGuide)
    return layout.answer
  }

  /// Gives the view its size.
  mutating func take(_ size: Size) { frame.size = size }

  /// Constrains left and right to those of a guide.
  mutating func span(_ guide: Rect) {
    frame.minX = guide.minX
    frame.size.width = guide.width
  }

  /// Constrains the middle, or the edge that is asked for, to that of a guide.
  mutating func align(with guide: Rect) {
    switch placement.alignment {
    case .left?, nil: frame.minX = guide.minX
    case .right?: frame.minX = guide.maxX - frame.width
    case .centered?: frame.minX = guide.minX + (guide.width - frame.width) / 2
    }
  }

  /// Constrains the edge that is asked for to that of a guide.
  mutating func stick(to guide: Rect) {
    frame.minY = placement.edge == .top ? guide.minY : guide.maxY - frame.height
  }
}
