import Miniatures
import Records
import Scenarios
import Testing

/// Clauses 004-TST-001 to 004-TST-003: which test devices a request lists.
struct TestDevicesOfARequestTests {
  private let listed: ClauseUnderTest
  private let unlisted: ClauseUnderTest
  private let known: ClauseUnderTest

  init() throws {
    listed = try ClauseUnderTest("004-TST-001")
    unlisted = try ClauseUnderTest("004-TST-002")
    known = try ClauseUnderTest("004-TST-003")
  }

  private static let both: [TestDevice] = [.simulator, .ownDevice]
  private let developed = SetupContext(.development, testDevices: both)
  private let released = SetupContext(.released, testDevices: both)

  @Test func `advises to list them in development, and leaves open whether each`() {
    #expect(listed.verdict(RequestSetup(testDevices: Self.both), developed) == .pass)
    #expect(
      listed.verdict(RequestSetup(), developed)
        == .advisory(
          "noTestDevices", expected: .testDevices(Self.both, isOneEnough: true)))
    #expect(
      listed.verdict(RequestSetup(testDevices: [.ownDevice]), developed) == .open("004-Q-005"))
  }

  @Test func `says nothing where none is known, or the app is released`() {
    #expect(listed.verdict(RequestSetup(), SetupContext(.development)) == nil)
    #expect(listed.verdict(RequestSetup(), released) == nil)
  }

  @Test func `leaves open whether a released app may list them`() {
    #expect(unlisted.verdict(RequestSetup(), released) == .pass)
    #expect(
      unlisted.verdict(RequestSetup(testDevices: Self.both), released) == .open("004-Q-006"))
    #expect(unlisted.verdict(RequestSetup(testDevices: Self.both), developed) == nil)
  }

  @Test func `advises against a device that nobody knows as one`() {
    #expect(known.verdict(RequestSetup(testDevices: Self.both), developed) == .pass)
    #expect(known.verdict(RequestSetup(), developed) == nil)
    for device in [TestDevice.otherDevice, .ownDevice] {
      let context = SetupContext(.development, testDevices: [.simulator])
      #expect(
        known.verdict(RequestSetup(testDevices: [.simulator, device]), context)
          == .advisory("noTestDevice", expected: .noTestDevicesBut([.simulator])))
    }
  }
}

/// Clauses 004-TGT-001 and 004-TGT-002: what a request is told of the user.
struct TargetingOfARequestTests {
  private let inUse: ClauseUnderTest
  private let oneWay: ClauseUnderTest

  init() throws {
    inUse = try ClauseUnderTest("004-TGT-001")
    oneWay = try ClauseUnderTest("004-TGT-002")
  }

  private static let used = SetupContext(
    .released, gender: .inUse, birthday: .inUse, coordinates: .inUse, place: .inUse)
  private static let available = SetupContext(
    .released, gender: .available, birthday: .available, coordinates: .available,
    place: .available)

  private typealias Origin = RequestSetup.Origin

  private static func setups(_ origin: Origin) -> [(String, RequestSetup)] {
    [
      ("genderNotInUse", RequestSetup(gender: origin)),
      ("birthdayNotInUse", RequestSetup(birthday: origin)),
      ("locationNotInUse", RequestSetup(coordinates: origin)),
      ("locationNotInUse", RequestSetup(place: origin)),
    ]
  }

  @Test func `accepts what the app uses, and rejects what it only could`() {
    for (kind, setup) in Self.setups(.appUse) {
      #expect(inUse.verdict(setup, Self.used) == .pass)
      #expect(inUse.verdict(setup, Self.available) == .fail(kind, expected: .dataInUse))
      #expect(
        inUse.verdict(setup, SetupContext(.released)) == .fail(kind, expected: .dataInUse))
    }
  }

  @Test func `rejects what was asked for the ad alone, and constants`() {
    for origin in [Origin.asked, .constant] {
      for (kind, setup) in Self.setups(origin) {
        #expect(inUse.verdict(setup, Self.used) == .fail(kind, expected: .dataInUse))
      }
    }
  }

  @Test func `leaves open what is worked out from what the app uses`() {
    for (_, setup) in Self.setups(.derived) {
      #expect(inUse.verdict(setup, Self.available) == .open("004-Q-007"))
    }
  }

  @Test func `says nothing of a request that is told nothing`() {
    #expect(inUse.verdict(RequestSetup(), Self.used) == nil)
    #expect(oneWay.verdict(RequestSetup(gender: .appUse), Self.used) == nil)
  }

  @Test func `accepts one way to say where the user is, and rejects two`() {
    #expect(oneWay.verdict(RequestSetup(coordinates: .appUse), Self.used) == .pass)
    #expect(oneWay.verdict(RequestSetup(place: .appUse), Self.used) == .pass)
    #expect(
      oneWay.verdict(RequestSetup(coordinates: .appUse, place: .derived), Self.used)
        == .fail("bothLocations", expected: .oneLocation))
  }
}
