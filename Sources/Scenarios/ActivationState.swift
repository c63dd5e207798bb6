/// How far a scene takes part in what the user sees.
public enum ActivationState: String, Hashable, Sendable, CaseIterable {
  /// Not connected to the app; such a scene is never in the connected set.
  case unattached
  /// On screen and receiving events.
  case foregroundActive
  /// On screen but not receiving events: under an alert, or on its way between two states.
  case foregroundInactive
  /// Connected and off screen.
  case background

  /// Returns whether a scene can go from this state to another without passing a third.
  ///
  /// Inactive is passed on the way between active and every other state; a scene connects to the
  /// foreground or to the background and disconnects from the background.
  public func canBecome(_ next: ActivationState) -> Bool {
    switch (self, next) {
    case (.unattached, .foregroundInactive), (.unattached, .background),
      (.foregroundInactive, .foregroundActive), (.foregroundActive, .foregroundInactive),
      (.foregroundInactive, .background), (.background, .foregroundInactive),
      (.background, .unattached):
      true
    default: false
    }
  }
}
