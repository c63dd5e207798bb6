import Adapters
import Conformance
import Foundation
import JSON
import Miniatures
import Nights
import Oracle
import Records
import Scenarios
import Specification
import Testing

/// Runs held against what is known of an adapter.
struct ReckonerTests {
  private let catalogue: Catalogue
  private let judge: Judge

  init() throws {
    catalogue = try Catalogue.builtIn()
    judge = try Judge(catalogue, profile: try #require(catalogue.profile("documents")))
  }

  /// A banner in a view with an inset of one point on the left.
  private static let witness = Case.decision(
    .bannerWidth, .miniature(insets: EdgeInsets(top: 0, left: 1, bottom: 0, right: 0)))

  private static func entry(
    _ clause: String = "001-BAN-001", _ kind: String? = "tooWide", witness: Case = witness,
    term: KnownFailure.Term = .until("2027-01-31")
  ) -> KnownFailure {
    KnownFailure(
      clause: ClauseID(clause), kind: kind.map { ViolationKind($0) }, witness: witness,
      reason: "Mended with the next layout.", term: term)
  }

  private func reckoning(
    _ entries: KnownFailure..., adapter: String = "faulty-insets-ignored",
    today: String = "2027-01-31"
  ) async throws -> (run: Run, reckoning: Reckoning) {
    let host = InProcessHost(try #require(BuiltInAdapter.named(adapter)).adapter)
    let plan = Plan(
      seed: 1, cases: 8000, workers: 2, clauses: catalogue.clauses,
      profile: try #require(catalogue.profile("documents")))
    let run = await (try Conformance(plan, catalogue))
      .run(host, asked: "test:known", shouldStop: { false })
    let reckoner = Reckoner(entries, catalogue, today: today)
    return (run, await reckoner.reckon(run, Examiner(host, judge)))
  }

  @Test func `excuses what is known, and nothing else`() async throws {
    let known = try await reckoning(Self.entry())
    #expect(known.run.exitCode == .failure)
    #expect(known.reckoning.held == [Self.entry()])
    #expect(known.reckoning.stale == [] && known.reckoning.unexpected == [])
    #expect(known.reckoning.exitCode(of: known.run) == .asExpected)
    let other = try await reckoning(Self.entry(), adapter: "faulty-symmetric-insets")
    #expect(!other.reckoning.unexpected.isEmpty)
    #expect(!other.reckoning.unexpected.contains { $0.signature.clause == ClauseID("001-BAN-001") })
    #expect(other.reckoning.exitCode(of: other.run) == .failure)
    let nothing = try await reckoning()
    #expect(nothing.reckoning.unexpected == nothing.run.failures)
  }

  @Test func `calls an entry stale whose witness passes`() async throws {
    let mended = try await reckoning(Self.entry(), adapter: "reference")
    #expect(mended.reckoning.stale == [.init(Self.entry(), .passes)])
    #expect(mended.reckoning.exitCode(of: mended.run) == .staleExpectation)
  }

  @Test func `calls an entry stale whose witness fails otherwise`() async throws {
    let entry = Self.entry("001-BAN-002", "tooNarrow")
    let changed = try await reckoning(entry)
    let now = [Signature(clause: ClauseID("001-BAN-001"), kind: ViolationKind("tooWide"))]
    #expect(changed.reckoning.stale == [.init(entry, .failsOtherwise(now))])
    #expect(changed.reckoning.exitCode(of: changed.run) == .failure)
  }

  @Test func `calls an entry stale that has expired, from the day after on`() async throws {
    let over = try await reckoning(Self.entry(), today: "2027-02-01")
    #expect(over.reckoning.stale == [.init(Self.entry(), .expired)])
    #expect(over.reckoning.exitCode(of: over.run) == .staleExpectation)
    let forGood = Self.entry(term: .wontFix)
    #expect(try await reckoning(forGood, today: "2099-01-01").reckoning.held == [forGood])
  }

  @Test func `calls an entry stale that matches nothing or too much`() async throws {
    for entry in [Self.entry("001-BAN-999"), Self.entry("001-BAN-001", "tooHigh")] {
      #expect(try await reckoning(entry).reckoning.stale == [.init(entry, .matchesNothing)])
    }
    let broad = Self.entry(
      "001-SCN-003", nil,
      witness: .decision(
        .requestScene, .miniature(scenes: [.window(.own, .foregroundInactive)], host: nil)))
    let stale = try await reckoning(broad, adapter: "faulty-first-listed-scene").reckoning.stale
    #expect(
      stale == [
        .init(broad, .tooBroad(["requestedTooEarly", "wrongScene"].map { ViolationKind($0) }))
      ])
  }

  @Test func `excuses neither a run that is not established nor the harness`() async throws {
    var (run, reckoning) = try await reckoning(Self.entry())
    run.planned += 1
    #expect(reckoning.exitCode(of: run) == .notEstablished)
    run.worldFaults = run.failures
    #expect(reckoning.exitCode(of: run) == .harnessFault)
  }

  @Test func `keeps a file as it was written`() throws {
    let known = KnownFailures([
      Self.entry(), Self.entry("001-SCN-003", nil, term: .wontFix),
    ])
    #expect(try KnownFailures(bytes: try known.bytes()) == known)
  }

  @Test(
    arguments: [
      ("\"clause\": \"001-BAN-001\"", "\"clause\": \"RUN-001\""),
      ("Mended with the next layout.", " "),
      ("2027-01-31", "soon"), ("\"expires\": \"2027-01-31\"", "\"wontFix\": false"),
      ("\"reason\"", "\"because\""), ("\"format\": 1", "\"format\": 2"),
    ])
  func `refuses a file that excuses what nothing may, or that is none`(old: String, new: String)
    throws
  {
    let text = String(decoding: try KnownFailures([Self.entry()]).bytes(), as: UTF8.self)
    let changed = text.components(separatedBy: old).joined(separator: new)
    #expect(changed != text)
    #expect(throws: JSONError.self) { try KnownFailures(bytes: Array(changed.utf8)) }
  }
}
