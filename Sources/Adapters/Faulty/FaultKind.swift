/// A kind of fault that shipped software had, and what decides it.
package struct FaultKind: Hashable, Sendable {
  /// What decides whether an implementation has it.
  package enum Decision: Hashable, Sendable {
    /// Clauses of the documents.
    case documents
    /// A clause with a public source of its own, as no line of the documents decides it.
    case platform
    /// Clauses of the documents under a reading that the profile `strict` pins.
    case reading
    /// Nothing that can be judged here, for this reason.
    case outside(String)
  }

  /// The name it is filed under.
  package var id: String
  /// The fault, in a few words.
  package var text: String
  /// What decides it.
  package var decision: Decision
  /// The built-in adapters that have it, by the names after `faulty-`; none where it is outside.
  package var adapters: [String]

  init(_ id: String, _ text: String, _ decision: Decision, _ adapters: String...) {
    self.id = id
    self.text = text
    self.decision = decision
    self.adapters = adapters
  }

  /// Every kind, in the order of the parts of an ad's life it is about.
  package static let all: [FaultKind] =
    sizes + places + versions + scenes + fullScreen + events + fixed + exchanges

  private static let noHeights =
    "The documents give an adaptive banner no height, so that no height is wrong."

  private static let sizes = [
    FaultKind("W1", "the width of the screen", .documents, "width-from-screen"),
    FaultKind("W2", "insets ignored", .documents, "insets-ignored"),
    FaultKind("W3", "insets taken to be symmetric", .documents, "symmetric-insets"),
    FaultKind(
      "W4", "not recomputed after a rotation, resize or fold", .documents, "stale-width",
      "banner-not-recomputed", "stale-width-after-fold"),
    FaultKind("W5", "the width of first use kept", .documents, "first-width-kept"),
    FaultKind("W6", "no width on the first layout", .platform, "zero-before-layout"),
    FaultKind("W7", "a number that stands for the full width", .documents, "full-width-sentinel"),
    FaultKind("W8", "pixels for points", .documents, "width-in-pixels"),
    FaultKind("W9", "rounded beyond the container", .documents, "rounded-up"),
    FaultKind(
      "W10", "the longer side in landscape", .documents, "longer-side-in-landscape"),
    FaultKind("W11", "the size by idiom or screen", .documents, "width-by-idiom"),
    FaultKind("W12", "an adaptive size without its height", .outside(noHeights)),
    FaultKind(
      "W13", "a wrong constant",
      .outside("Constants are compiled into an app and carried by no request a case can see.")),
    FaultKind(
      "W14", "the helper of the other orientation", .documents, "width-of-the-other-orientation"),
    FaultKind("W15", "less room than the ad is high", .outside(noHeights)),
    FaultKind(
      "W16", "a size reported before it is known",
      .outside("What a wrapper reports to its own app is no request, placement or presentation.")),
    FaultKind("W17", "heights that change with the SDK", .outside(noHeights)),
  ]

  private static let places = [
    FaultKind(
      "P1", "constrained to the superview", .documents, "anchored-to-the-view",
      "pinned-to-the-view"),
    FaultKind("P2", "the safe area applied twice", .documents, "insets-applied-twice"),
    FaultKind("P3", "centered on the view", .documents, "centered-on-the-view"),
    FaultKind("P4", "not placed anew after a change", .documents, "frame-kept"),
    FaultKind(
      "P5", "misplaced after a full-screen ad",
      .outside("A session is about ads of one format, so that none covers a banner.")),
    FaultKind(
      "P7", "across the fold",
      .outside(
        "Document 000 asks for the safe area alone, and whether that keeps off the fold is question "
          + "000-Q-011, which no profile answers so.")),
    FaultKind(
      "P6", "several banners after a new start",
      .outside("A session ends with its process; what survives a restart is not modelled.")),
  ]

  private static let scenes = [
    FaultKind("S1", "no scene set", .documents, "scene-never-set"),
    FaultKind(
      "S1a", "an SDK that does not say so in test mode", .documents, "filled-in-test-mode"),
    FaultKind("S2", "the first of the connected set", .documents, "first-listed-scene"),
    FaultKind("S3", "a scene that is no window scene", .documents, "any-scene-is-a-window"),
    FaultKind("S4", "a scene that has gone", .documents, "scene-that-disconnected"),
    FaultKind(
      "S5", "requested before the view is in a window", .documents, "request-in-view-did-load"),
    FaultKind("S6", "the app delegate's window", .documents, "scene-from-the-delegate"),
    FaultKind("S7", "the app's key window", .reading, "key-windows-scene"),
  ]

  private static let fullScreen = [
    FaultKind(
      "F1", "presented unchecked", .documents, "presented-unchecked", "no-size-check",
      "only-width-compared"),
    FaultKind(
      "F2", "presented over something presented", .platform, "presented-under-a-modal",
      "presented-twice"),
    FaultKind("F3", "presented from no window", .platform, "presented-outside-a-window"),
    FaultKind("F4", "not reloaded after a refusal", .documents, "no-reload-after-refusal"),
    FaultKind(
      "F5", "reloaded needlessly", .documents, "reload-at-every-change",
      "request-at-every-appearance"),
    FaultKind("F6", "several loads under way", .documents, "late-ad-replaces-newer"),
    FaultKind("F7", "an ad shown twice", .platform, "shown-again"),
    FaultKind(
      "F8", "an ad that has expired",
      .outside("The documents give an ad no age at which it is stale.")),
    FaultKind(
      "F9", "an ad sized for another window", .documents, "content-taller-than-it-is",
      "check-before-completion"),
    FaultKind(
      "F10", "nothing loaded where none is held",
      .outside("The samples of document 001 disagree about it, so that either is right.")),
  ]

  private static let noRewards = "Sessions with rewarded ads are not played yet."
  private static let noRefresh =
    "A session has no refresh of its own, and no line says what a hidden banner may do."

  private static let events = [
    FaultKind("R1", "the reward after the dismissal", .outside(noRewards)),
    FaultKind("R2", "the dismissal lost", .outside(noRewards)),
    FaultKind("R3", "the reward twice or never", .outside(noRewards)),
    FaultKind("R4", "verification data set too late", .outside(noRewards)),
    FaultKind("R5", "a weak delegate lost", .outside(noRewards)),
    FaultKind("R6", "listeners removed under the ad", .outside(noRewards)),
    FaultKind("B1", "a refresh rate out of bounds", .outside(noRefresh)),
    FaultKind("B2", "refreshed while hidden", .outside(noRefresh)),
    FaultKind(
      "B3", "an ad that reloads itself", .platform, "loaded-when-it-arrives"),
    FaultKind("N1", "a native ad reloaded for a resize", .documents, "native-reloaded"),
  ]

  private static let versions = [
    FaultKind("G1", "placed where there is no room", .documents, "placed-without-room"),
    FaultKind("G2", "an ad cropped by its constraints", .documents, "cropped-to-fifty-points"),
    FaultKind("G3", "a smart banner as wide as its view", .documents, "smart-banner-over-the-bars"),
    FaultKind("G4", "a safe area on systems without one", .documents, "safe-area-everywhere"),
    FaultKind("G5", "versions compared as texts", .documents, "versions-as-text"),
  ]

  private static let fixed = [
    FaultKind("D1", "a fixed size that does not fit its view", .documents, "ad-without-room"),
    FaultKind("D2", "a fixed size smaller than it could be", .documents, "smallest-size"),
    FaultKind("D3", "a tablet's size on a phone", .documents, "leaderboard-on-phones"),
    FaultKind(
      "D4", "a delegate set too late or left behind", .documents, "late-delegate",
      "dangling-delegate"),
    FaultKind("D5", "data gathered for ads alone", .documents, "location-for-ads"),
    FaultKind("D6", "a location given twice", .documents, "two-locations"),
  ]

  private static let exchanges = [
    FaultKind(
      "X1", "a start that keeps no time-out", .documents, "sdk-start-waits-for-all",
      "sdk-start-at-once"),
    FaultKind(
      "X2", "networks asked or taken at the wrong time", .documents,
      "sdk-unready-network-skipped", "sdk-unready-network-serves", "sdk-late-network-forgotten"),
    FaultKind(
      "X3", "statuses that do not say how things are", .documents, "sdk-statuses-of-the-start",
      "sdk-reasons-missing"),
    FaultKind(
      "X4", "reward and dismissal in the wrong order", .documents, "sdk-reward-after-dismissal",
      "sdk-network-order-ignored", "mediation-dismissal-first", "mediation-callbacks-reordered"),
    FaultKind(
      "X5", "a reward that is none, or cannot be read", .documents, "sdk-reward-unearned",
      "sdk-reward-unreadable", "mediation-reward-untold"),
    FaultKind(
      "X6", "a presentation that goes wrong untold", .documents, "sdk-presents-again",
      "sdk-root-needed", "sdk-presentation-untold", "sdk-dismissal-untold",
      "sdk-dismissal-backwards"),
    FaultKind(
      "X7", "custom data lost or invented", .documents, "sdk-custom-data-lost",
      "sdk-custom-data-invented"),
    FaultKind(
      "X8", "refreshes that do not keep to the server's rate", .documents,
      "sdk-refresh-without-rate", "sdk-refresh-too-often", "sdk-refresh-never"),
    FaultKind(
      "X9", "loads that are told wrongly or not at all", .documents, "sdk-reload-untold",
      "sdk-failure-untold", "sdk-flag-never-set"),
    FaultKind(
      "X10", "calls about a screen or the app that come late or never", .documents,
      "sdk-screen-told-late", "sdk-dismissal-told-early", "sdk-leaving-untold",
      "sdk-leaving-before-resigning"),
  ]
}
