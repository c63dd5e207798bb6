import Miniatures
import Records
import Scenarios
import Testing

/// Clauses 004-DLG-001 and 004-DLG-002: when the delegate is set and taken off.
struct DelegateOfABannerTests {
  private let first: ClauseUnderTest
  private let gone: ClauseUnderTest

  init() throws {
    first = try ClauseUnderTest("004-DLG-001")
    gone = try ClauseUnderTest("004-DLG-002")
  }

  private static func moment(
    _ kind: BannerMoment.Kind, _ delegate: BannerMoment.Delegate = .ownObject, isSet: Bool = false
  ) -> BannerMoment {
    BannerMoment(kind, delegate: delegate, isDelegateSet: isSet, place: .absent)
  }

  @Test func `rejects a request before the delegate is set`() {
    let violated = Verdict.fail(
      "requestedWithoutDelegate", expected: .deedBefore(.setDelegate, .load))
    for kind in [BannerMoment.Kind.requestIsDue, .refreshIsDue, .releaseIsDue] {
      #expect(first.verdict([.setDelegate, .load], at: Self.moment(kind)) == .pass)
      #expect(first.verdict([.load], at: Self.moment(kind, isSet: true)) == .pass)
      #expect(first.verdict([.load], at: Self.moment(kind)) == violated)
      #expect(first.verdict([.load, .setDelegate], at: Self.moment(kind)) == violated)
      #expect(
        first.verdict([.clearDelegate, .load], at: Self.moment(kind, isSet: true)) == violated)
      #expect(first.verdict([.setDelegate], at: Self.moment(kind)) == nil)
    }
  }

  @Test func `leaves open whether one is needed that nobody is, or that is the view itself`() {
    #expect(
      first.verdict([.load], at: Self.moment(.requestIsDue, .nothing)) == .open("004-Q-008"))
    #expect(
      first.verdict([.load], at: Self.moment(.requestIsDue, .bannerItself)) == .open("004-Q-009"))
  }

  @Test func `rejects a release while a delegate of its own is set`() {
    let violated = Verdict.fail(
      "releasedWithDelegate", expected: .deedBefore(.clearDelegate, .releaseBanner))
    let moment = Self.moment(.releaseIsDue, isSet: true)
    #expect(gone.verdict([.clearDelegate, .releaseBanner], at: moment) == .pass)
    #expect(gone.verdict([.releaseBanner], at: Self.moment(.releaseIsDue)) == .pass)
    #expect(gone.verdict([.releaseBanner], at: moment) == violated)
    #expect(gone.verdict([.releaseBanner, .clearDelegate], at: moment) == violated)
    #expect(gone.verdict([.clearDelegate], at: moment) == nil)
  }

  @Test func `lets a banner view go that is its own delegate`() {
    #expect(
      gone.verdict([.releaseBanner], at: Self.moment(.releaseIsDue, .bannerItself, isSet: true))
        == nil)
  }
}

/// Clauses 004-SHW-001, 004-PRS-001 to 004-PRS-003 and 004-RLD-001: what an event is answered with.
struct AnswersToBannerEventsTests {
  private static func told(
    _ kind: BannerMoment.Kind, _ place: BannerMoment.Place = .seen,
    _ activities: BannerMoment.Activities = .none, isUnsaved: Bool = false
  ) -> BannerMoment {
    BannerMoment(
      kind, isDelegateSet: true, place: place, activities: activities, hasUnsavedState: isUnsaved)
  }

  @Test func `advises to add a banner that was in no hierarchy`() throws {
    let clause = try ClauseUnderTest("004-SHW-001")
    let absent = Self.told(.adIsReceived, .absent)
    #expect(clause.verdict([.addBanner], at: absent) == .pass)
    for deeds in [[], [BannerDeed.revealBanner]] {
      #expect(
        clause.verdict(deeds, at: absent)
          == .advisory("leftHidden", expected: .deed([.addBanner])))
    }
    #expect(clause.verdict([], at: Self.told(.adIsReceived)) == nil)
    #expect(clause.verdict([], at: Self.told(.requestHasFailed, .absent)) == nil)
  }

  @Test func `leaves open whether a banner in the hierarchy is hidden`() throws {
    let clause = try ClauseUnderTest("004-SHW-001")
    let unseen = Self.told(.adIsReceived, .unseen)
    #expect(clause.verdict([], at: unseen) == .open("004-Q-010"))
    #expect(clause.verdict([.revealBanner], at: unseen) == .pass)
  }

  @Test func `advises to pause what runs before a full-screen interface`() throws {
    let clause = try ClauseUnderTest("004-PRS-001")
    let running = Self.told(.screenWillBePresented, .seen, .running)
    #expect(clause.verdict([.pause], at: running) == .pass)
    #expect(
      clause.verdict([.save], at: running) == .advisory("notPaused", expected: .deed([.pause])))
    #expect(clause.verdict([], at: Self.told(.screenWillBePresented, .seen, .paused)) == nil)
    #expect(clause.verdict([], at: Self.told(.screenWasDismissed, .seen, .running)) == nil)
  }

  @Test func `advises to save what is not saved before a full-screen interface`() throws {
    let clause = try ClauseUnderTest("004-PRS-002")
    let unsaved = Self.told(.screenWillBePresented, isUnsaved: true)
    #expect(clause.verdict([.save], at: unsaved) == .pass)
    #expect(
      clause.verdict([.pause], at: unsaved) == .advisory("notSaved", expected: .deed([.save])))
    #expect(clause.verdict([], at: Self.told(.screenWillBePresented)) == nil)
    #expect(clause.verdict([], at: Self.told(.screenWillBeDismissed, isUnsaved: true)) == nil)
  }

  @Test func `advises to resume what is paused by the end of a dismissal`() throws {
    let clause = try ClauseUnderTest("004-PRS-003")
    let before = Self.told(.screenWillBeDismissed, .seen, .paused)
    let after = Self.told(.screenWasDismissed, .seen, .paused)
    #expect(clause.verdict([.resume], at: before) == .pass)
    #expect(clause.verdict([.resume], at: after) == .pass)
    #expect(clause.verdict([], at: before) == .open("004-Q-011"))
    #expect(
      clause.verdict([], at: after) == .advisory("notResumed", expected: .deed([.resume])))
    #expect(clause.verdict([], at: Self.told(.screenWasDismissed, .seen, .running)) == nil)
  }

  @Test func `rejects a refresh that loads nothing`() throws {
    let clause = try ClauseUnderTest("004-RLD-001")
    let due = Self.told(.refreshIsDue)
    #expect(clause.verdict([.load], at: due) == .pass)
    #expect(
      clause.verdict([.revealBanner], at: due) == .fail("notLoaded", expected: .deed([.load])))
    #expect(clause.verdict([], at: Self.told(.requestIsDue)) == nil)
  }
}
