import Scenarios

/// A joint reading of what an app does about its banner view.
struct BannerStepWorld {
  /// An app that follows nothing sets a delegate all the same (004-Q-008).
  var needsOneAnyway: Bool
  /// A banner view that is its own delegate has to be told so (004-Q-009).
  var tellsItself: Bool
  /// A banner view in the hierarchy can be hidden (004-Q-010).
  var unseenIsHidden: Bool
  /// The first of the two events of a dismissal is the one to resume at (004-Q-011).
  var resumesBefore: Bool

  static let all: [BannerStepWorld] = (0..<16).map { bits in
    BannerStepWorld(
      needsOneAnyway: bits & 1 != 0, tellsItself: bits & 2 != 0, unseenIsHidden: bits & 4 != 0,
      resumesBefore: bits & 8 != 0)
  }

  enum Claim: Statement {
    /// Line 93: `setDelegate:` first, the request then.
    case delegateFirst
    /// Line 126: the property is nil when the view is released.
    case delegateGone
    /// Line 96: a good chance to add the hidden banner.
    case shown
    /// Line 113: animations, timers and the like are paused.
    case paused
    /// Line 113: the state is saved.
    case saved
    /// Line 121: and are started again.
    case resumed
    /// Line 22: a program refreshes by a new request.
    case reloaded

    var isAdvice: Bool {
      switch self {
      case .delegateFirst, .delegateGone, .reloaded: false
      case .shown, .paused, .saved, .resumed: true
      }
    }
  }

  func broken(by deeds: [BannerDeed], at moment: BannerMoment) -> Set<Claim> {
    var broken: Set<Claim> = []
    // What the moment leaves to be done; each deed takes something off.
    var owed = owed(at: moment)
    var isSet = moment.isDelegateSet
    var hasLoaded = false
    var hasReleased = false
    for deed in deeds {
      switch deed {
      case .setDelegate: isSet = true
      case .clearDelegate: isSet = false
      case .load:
        owed.remove(.reloaded)
        if !hasLoaded, !isSet, mustHaveSet(moment.delegate) { broken.insert(.delegateFirst) }
        hasLoaded = true
      case .releaseBanner:
        if !hasReleased, isSet, moment.delegate == .ownObject { broken.insert(.delegateGone) }
        hasReleased = true
      case .addBanner: owed.remove(.shown)
      case .revealBanner: if moment.place == .unseen { owed.remove(.shown) }
      case .pause: owed.remove(.paused)
      case .save: owed.remove(.saved)
      case .resume: owed.remove(.resumed)
      case .log: break
      }
    }
    return broken.union(owed)
  }

  private func owed(at moment: BannerMoment) -> Set<Claim> {
    switch moment.kind {
    case .requestIsDue, .requestHasFailed, .releaseIsDue: return []
    case .refreshIsDue: return [.reloaded]
    case .adIsReceived:
      let isHidden = moment.place == .absent || (moment.place == .unseen && unseenIsHidden)
      return isHidden ? [.shown] : []
    case .screenWillBePresented:
      return Set(moment.activities == .running ? [.paused] : [])
        .union(moment.hasUnsavedState ? [.saved] : [])
    case .screenWillBeDismissed:
      return moment.activities == .paused && resumesBefore ? [.resumed] : []
    case .screenWasDismissed: return moment.activities == .paused ? [.resumed] : []
    }
  }

  private func mustHaveSet(_ delegate: BannerMoment.Delegate) -> Bool {
    switch delegate {
    case .ownObject: true
    case .bannerItself: tellsItself
    case .nothing: needsOneAnyway
    }
  }
}
