import Miniatures
import Oracle
import Records
import Scenarios
import Specification
import Synchronization
import Testing

/// How a judge makes one verdict of the rulings under all readings that count.
struct JudgeTests {
  private let catalogue: Catalogue
  private let evidence = Evidence.answer(.bannerWidth, .miniature(), .bannerWidth(.wait))
  private static let first = Violation(ViolationKind("first"), expected: .aWidth)
  private static let second = Violation(ViolationKind("second"), expected: .noBanner)

  init() throws {
    catalogue = try Catalogue.builtIn()
  }

  /// Returns the one verdict on the evidence of a rule in place of a clause's own.
  private func verdict(
    of clause: String = "001-BAN-001", under profile: String = "documents",
    _ ruling: @escaping @Sendable (inout Readings) -> Ruling
  ) throws -> Verdict? {
    var rule = try #require(Rule.all.first { $0.clause == ClauseID(clause) })
    rule.ruling = { _, readings, _ in ruling(&readings) }
    let judge = try Judge(
      catalogue, profile: #require(catalogue.profile(profile)), rules: [rule])
    let opinions = judge.opinions(on: evidence)
    #expect(opinions.count <= 1)
    return opinions.first?.verdict
  }

  @Test func `has no opinion where the rule is silent`() throws {
    #expect(try verdict { _ in .silent } == nil)
    let asking = try verdict { readings in
      readings(SeveralActive.self) == .host ? .silent : .silent
    }
    #expect(asking == nil)
  }

  @Test func `passes what is kept, or kept under some readings and of no concern to others`() throws
  {
    #expect(try verdict { _ in .kept } == .pass)
    let partly = try verdict { readings in
      readings(SeveralActive.self) == .host ? .silent : .kept
    }
    #expect(partly == .pass)
  }

  @Test func `fails what is broken, and advises where the clause only recommends`() throws {
    #expect(try verdict { _ in .broken(Self.first) } == .fail(Self.first))
    let advice = try verdict(of: "001-BAN-003") { _ in .broken(Self.first) }
    #expect(advice == .advisory(Self.first))
  }

  @Test func `names the violation of the first reading where each has its own`() throws {
    let verdict = try verdict { readings in
      .broken(readings(SeveralActive.self) == .host ? Self.first : Self.second)
    }
    #expect(verdict == .fail(Self.first))
  }

  @Test(arguments: [Ruling.kept, .silent])
  func `leaves open what is broken under some readings only`(otherwise: Ruling) throws {
    for breaking in SeveralActive.allCases {
      let verdict = try verdict { readings in
        readings(SeveralActive.self) == breaking ? .broken(Self.first) : otherwise
      }
      #expect(verdict == .open("001-Q-001"))
    }
    let advice = try verdict(of: "001-BAN-003") { readings in
      readings(WidthBeforeLayout.self) == .asIs ? .broken(Self.first) : otherwise
    }
    #expect(advice == .open("001-Q-009"))
  }

  @Test func `looks at every joint reading of independent questions`() throws {
    let verdict = try verdict { readings in
      let active = readings(SeveralActive.self)
      let inactive = readings(OtherActive.self)
      return active == .anyActive && inactive == .active ? .broken(Self.first) : .kept
    }
    #expect(verdict == .open("001-Q-001"))
  }

  @Test func `looks at a question that comes up under one reading of another`() throws {
    let verdict = try verdict { readings in
      guard readings(HostlessRequest.self) == .active else { return .kept }
      return readings(NoneActive.self) == .wait ? .broken(Self.first) : .silent
    }
    #expect(verdict == .open("001-Q-004"))
  }

  @Test func `asks once where no question comes up, and once for each joint reading`() throws {
    let plain = Counter()
    #expect(try verdict { _ in plain.count(.kept) } == .pass)
    #expect(plain.value == 1)
    let asking = Counter()
    let verdict = try verdict { readings in
      _ = readings(SeveralActive.self)
      _ = readings(HostlessRequest.self)
      return asking.count(.kept)
    }
    #expect(verdict == .pass)
    // One look to see what comes up, one more at each branch, and four joint readings.
    #expect(asking.value == 8)
  }

  @Test func `takes a settled question as settled`() throws {
    let verdict = try verdict { readings in
      readings(TooLarge.self) == .eachDimension ? .kept : .broken(Self.first)
    }
    #expect(verdict == .pass)
  }

  @Test func `leaves a rejected reading of an open question out`() throws {
    let verdict = try verdict { readings in
      readings(FractionalWidth.self) == .roundedUp ? .broken(Self.first) : .kept
    }
    #expect(verdict == .pass)
  }

  @Test func `takes a pinned question as pinned`() throws {
    let settled = try verdict(under: "2019") { readings in
      readings(TooLarge.self) == .notFullScreen ? .broken(Self.first) : .kept
    }
    #expect(settled == .fail(Self.first))
    let open = try verdict(under: "strict") { readings in
      readings(NoneActive.self) == .wait ? .broken(Self.first) : .kept
    }
    #expect(open == .fail(Self.first))
  }

  @Test func `gives opinions in the order of the rules, of those that listen`() throws {
    let judge = try Judge.underDocuments
    let clauses = judge.opinions(on: evidence).map { judge.rules[$0.rule].clause.description }
    #expect(clauses == ["001-BAN-003"])
    let wide = Evidence.answer(.bannerWidth, .miniature(), .bannerWidth(.points(321)))
    let both = judge.opinions(on: wide).map { judge.rules[$0.rule].clause.description }
    #expect(both == ["001-BAN-001", "001-BAN-002", "001-BAN-003", "PLAT-SIZ-001"])
  }
}

/// Counts how often a rule was asked.
private final class Counter: Sendable {
  private let counted = Atomic<Int>(0)
  var value: Int { counted.load(ordering: .relaxed) }

  func count(_ ruling: Ruling) -> Ruling {
    counted.add(1, ordering: .relaxed)
    return ruling
  }
}
