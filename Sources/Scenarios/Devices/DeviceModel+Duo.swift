extension DeviceModel {
  /// iPhone Duo in every family of figures that public sources give, and for builds of three ages.
  ///
  /// Cases are drawn from all of them. The first two families are Apple's design resource, and
  /// measurements in the simulator of Xcode 27.1 as published at
  /// github.com/mirzaaghazadeh/iphone-duo-skills, in its `device-facts.md`; they differ in what
  /// the system covers above and below. Secondary lists divide the panel's pixels by three and
  /// come to another inner display, with halves of 445 points, or 437 beside a gap; its insets
  /// are assumed to be the measured ones.
  ///
  /// An app built with the SDK of iOS 27.1 has the whole display; one built with that of iOS 27
  /// ends at the status strip; an older one is letterboxed beside it (the same source).
  public static let duos: [DeviceModel] =
    [
      model(.designResource, builtFor: .edgeToEdge),
      model(.simulator, builtFor: .edgeToEdge),
      model(.panelOverThree, builtFor: .edgeToEdge),
    ]
    + [DuoBuild.besideStrip, .letterboxed].flatMap { build in
      [model(.designResource, builtFor: build), model(.simulator, builtFor: build)]
    }

  private static func model(_ figures: DuoFigures, builtFor build: DuoBuild) -> DeviceModel {
    DeviceModel(
      name: "iPhone Duo (\(([figures.name] + build.words).joined(separator: ", ")))",
      idiom: .phone, hasFreeWindows: false,
      poses: figures.stances.map { stance in
        Pose(
          name: stance.name, fold: stance.fold, display: stance.display,
          places: build.places(in: stance, figures))
      })
  }
}

/// Which SDK an app was built with: the older, the less of the display it gets.
enum DuoBuild {
  /// iOS 27.1: the whole display, half of it, or what a pinned picture leaves.
  case edgeToEdge
  /// iOS 27: all but the strip of the system's bar.
  case besideStrip
  /// Before iOS 27: a window of the older phones' shape beside the strip.
  case letterboxed

  /// What the model's name says beside the figures.
  var words: [String] {
    switch self {
    case .edgeToEdge: []
    case .besideStrip: ["iOS 27 build"]
    case .letterboxed: ["older build"]
    }
  }

  /// Returns the places an app's window can take in a stance.
  func places(in stance: DuoStance, _ figures: DuoFigures) -> [Place] {
    let display = stance.display.size
    switch self {
    case .edgeToEdge:
      return [.fullScreen(display, stance.insets)] + figures.halves(in: stance)
        + figures.besidePinnedPicture(in: stance)
    case .besideStrip:
      return [stance.place("beside the strip", stance.besideStrip)]
    case .letterboxed:
      return [stance.place("letterboxed", stance.besideStrip.letterboxed)]
    }
  }
}

extension Rect {
  /// The largest window of 16 to 9 in the middle of a rectangle, on whole points.
  ///
  /// Assumed: no source says how large a letterboxed window is.
  fileprivate var letterboxed: Rect {
    guard height > width else {
      let lower = Double(Int(width * 9 / 16))
      return Rect(x: minX, y: minY + (height - lower) / 2, width: width, height: lower)
    }
    let narrower = Double(Int(height * 9 / 16))
    return Rect(x: minX + (width - narrower) / 2, y: minY, width: narrower, height: height)
  }
}
