/// How an app sets up an ad request.
public struct RequestSetup: Hashable, Sendable {
  /// Where the app has a piece of information from that it gives a request.
  public enum Origin: String, Hashable, Sendable, CaseIterable {
    /// The app uses this very information already.
    case appUse
    /// It is worked out from other information that the app uses.
    case derived
    /// The system or the user was asked, for the ad alone.
    case asked
    /// It stands in the code.
    case constant
  }

  /// The devices listed for test ads, in order.
  public var testDevices: [TestDevice]
  /// Where the user's gender is from; nil when none is given.
  public var gender: Origin?
  /// Where the user's birthday is from; nil when none is given.
  public var birthday: Origin?
  /// Where the coordinates are from; nil when none are given.
  public var coordinates: Origin?
  /// Where the description of the place is from; nil when none is given.
  public var place: Origin?

  /// Creates a setup; by default the request is left as it is.
  public init(
    testDevices: [TestDevice] = [], gender: Origin? = nil, birthday: Origin? = nil,
    coordinates: Origin? = nil, place: Origin? = nil
  ) {
    self.testDevices = testDevices
    self.gender = gender
    self.birthday = birthday
    self.coordinates = coordinates
    self.place = place
  }
}
