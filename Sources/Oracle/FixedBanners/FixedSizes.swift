internal import Scenarios

/// The sizes of the table in lines 14-17 of document 004, and which of them a view can get.
struct FixedSizes {
  /// The size for phones and tablets, then those for tablets only.
  static let all = [
    Size(width: 320, height: 50), Size(width: 300, height: 250), Size(width: 468, height: 60),
    Size(width: 728, height: 90),
  ]

  /// The sizes for tablets only.
  static let forTablets = Array(all[1...])

  /// The sizes that a view has room for and that its device can get.
  let fitting: [Size]

  /// Finds the sizes that fit a banner view.
  init(
    _ view: Size, in situation: Situation, _ readings: inout Readings, _ knobs: Knobs
  ) {
    let device =
      situation.getsSizesForTablets(&readings) ? FixedSizes.all : [FixedSizes.all[0]]
    let room = situation.room(for: view, &readings)
    fitting = device.filter { $0.fits(room, knobs) }
  }

  /// Whether a view has room for a size, whatever device gets it.
  static func fit(
    _ size: Size, _ view: Size, in situation: Situation, _ readings: inout Readings, _ knobs: Knobs
  ) -> Bool {
    size.fits(situation.room(for: view, &readings), knobs)
  }

  /// The largest size that fits; nil when none does.
  func largest(_ readings: inout Readings) -> Size? {
    guard let byArea = fitting.max(by: { $0.area < $1.area }) else { return nil }
    let byWidth = fitting.max { $0.width < $1.width }
    guard byWidth != byArea else { return byArea }
    return readings(LargerSize.self) == .area ? byArea : byWidth
  }
}

extension Situation {
  /// Whether its device gets the sizes for tablets.
  ///
  /// Lines 11 and 13-17, questions 004-Q-001 and 004-Q-002.
  func getsSizesForTablets(_ readings: inout Readings) -> Bool {
    guard !isTablet(&readings) else { return true }
    return readings(SizeScope.self) == .anyWithRoom
  }

  /// Whether its device is a tablet, which an unfolded phone is by a reading.
  private func isTablet(_ readings: inout Readings) -> Bool {
    if device.idiom == .pad { return true }
    switch device.fold {
    case nil, .closed: return false
    case .partiallyOpen, .fullyOpen: return readings(UnfoldedPhone.self) == .innerDisplay
    }
  }

  /// The room a size has: the banner view's, or what of it the host's view can hold.
  ///
  /// Line 18, question 004-Q-004.
  fileprivate func room(for view: Size, _ readings: inout Readings) -> Size {
    let shared = Size(
      width: min(view.width, host.view.width), height: min(view.height, host.view.height))
    guard shared != view, readings(ViewToFit.self) == .hostView else { return view }
    return shared
  }
}

extension Size {
  /// Whether an ad of the size is no larger than some room, in either dimension.
  fileprivate func fits(_ room: Size, _ knobs: Knobs) -> Bool {
    !knobs.exceeds(.adWidth, width, room.width) && !knobs.exceeds(.adHeight, height, room.height)
  }

  fileprivate var area: Double { width * height }
}
