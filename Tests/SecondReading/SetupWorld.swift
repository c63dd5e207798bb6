import Scenarios

/// A joint reading of how a request is set up.
struct SetupWorld {
  /// Every known test device is to be listed (004-Q-005).
  var listsEach: Bool
  /// The list is for development only (004-Q-006).
  var isForDevelopment: Bool
  /// What comes from information in use is in use (004-Q-007).
  var inheritsUse: Bool

  static let all: [SetupWorld] = (0..<8).map { bits in
    SetupWorld(
      listsEach: bits & 1 != 0, isForDevelopment: bits & 2 != 0, inheritsUse: bits & 4 != 0)
  }

  enum Claim: Statement {
    /// Line 32: the property is used in development.
    case listing
    /// Lines 30 and 32: and then it is not used any more.
    case unlisting
    /// Line 32: what is added to the list is one's test device.
    case membership
    /// Line 44: the information is in use already.
    case origin
    /// Line 60: the two ways exclude each other.
    case exclusion

    var isAdvice: Bool {
      switch self {
      case .listing, .unlisting, .membership: true
      case .origin, .exclusion: false
      }
    }
  }

  func broken(by setup: RequestSetup, _ context: SetupContext) -> Set<Claim> {
    var broken: Set<Claim> = []
    let (listed, known) = (Set(setup.testDevices), Set(context.testDevices))
    if !listed.isSubset(of: known) { broken.insert(.membership) }
    switch context.phase {
    case .development:
      let isEnough = listsEach ? known.isSubset(of: listed) : !known.isDisjoint(with: listed)
      if !known.isEmpty, !isEnough { broken.insert(.listing) }
    case .released:
      if isForDevelopment, !listed.isEmpty { broken.insert(.unlisting) }
    }
    let told = [
      (setup.gender, context.gender), (setup.birthday, context.birthday),
      (setup.coordinates, context.coordinates), (setup.place, context.place),
    ]
    let isFromUse = told.allSatisfy { origin, knowledge in
      switch origin {
      case nil: true
      case .appUse?: knowledge == .inUse
      case .derived?: inheritsUse
      case .asked?, .constant?: false
      }
    }
    if !isFromUse { broken.insert(.origin) }
    if [setup.coordinates, setup.place].compactMap(\.self).count > 1 { broken.insert(.exclusion) }
    return broken
  }
}
