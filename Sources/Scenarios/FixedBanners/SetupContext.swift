/// What an app knows when it sets up an ad request.
public struct SetupContext: Hashable, Sendable {
  /// Where the app stands between its first line and its users.
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    /// It is being developed.
    case development
    /// It has been released.
    case released
  }

  /// How the app stands to a piece of information about its user.
  public enum Knowledge: String, Hashable, Sendable, CaseIterable {
    /// It does not have it.
    case unknown
    /// It could have it, and uses it for nothing.
    case available
    /// It uses it already, for something other than ads.
    case inUse
  }

  /// Where the app stands.
  public var phase: Phase
  /// The test devices whose identifiers are known, each once.
  public var testDevices: [TestDevice]
  /// The user's gender.
  public var gender: Knowledge
  /// The user's birthday.
  public var birthday: Knowledge
  /// The coordinates of where the user is.
  public var coordinates: Knowledge
  /// A description of where the user is.
  public var place: Knowledge

  /// Creates what an app knows; by default it knows nothing.
  public init(
    _ phase: Phase, testDevices: [TestDevice] = [], gender: Knowledge = .unknown,
    birthday: Knowledge = .unknown, coordinates: Knowledge = .unknown, place: Knowledge = .unknown
  ) {
    self.phase = phase
    self.testDevices = testDevices
    self.gender = gender
    self.birthday = birthday
    self.coordinates = coordinates
    self.place = place
  }
}

/// A device as a request lists it for test ads.
public enum TestDevice: String, Hashable, Sendable, CaseIterable {
  /// The simulator.
  case simulator
  /// The developer's own device, by its identifier.
  case ownDevice
  /// A device nobody looked up: a placeholder, or a user's device.
  case otherDevice
}
