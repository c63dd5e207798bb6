import Adapters
import Conformance
import Records
import Scenarios
import Synchronization
import Testing

/// Adapters that answer one case in different ways.
struct NondeterministicAdapterTests {
  /// Answers rightly but for the first few banners it is asked about.
  private final class Fickle: Adapter {
    let claims = Claims(name: "fickle", version: "1", queries: [.bannerWidth])
    private let wrongAnswers: Int
    /// How often it has answered.
    let answered = Atomic<Int>(0)

    init(wrongAnswers: Int) {
      self.wrongAnswers = wrongAnswers
    }

    func answer(_ query: Query, _ situation: Situation) -> Answer? {
      let earlier = answered.add(1, ordering: .relaxed).oldValue
      guard earlier >= wrongAnswers else { return .bannerWidth(.points(9999)) }
      return ReferenceAdapter().answer(query, situation)
    }
  }

  @Test func `names an adapter nondeterministic that answers rightly when asked again`()
    async throws
  {
    let run = try await Trial(cases: 1000).run(Fickle(wrongAnswers: 1))
    let finding = try #require(run.failures.first)
    #expect(finding.signature == Signature("001-BAN-001", "tooWide"))
    #expect(finding.occurrences == 1)
    #expect(finding.outcome == .answered(.bannerWidth(.points(9999))))
    guard case .nondeterministic(.answered(let again)) = finding.minimality else {
      Issue.record("\(finding.minimality)")
      return
    }
    #expect(again != .bannerWidth(.points(9999)))
    guard case .widthAtMost = finding.expected else {
      Issue.record("\(String(describing: finding.expected))")
      return
    }
  }

  @Test(arguments: [5, 15, 55])
  func `shows both answers of one that changes while its case is made smaller`(
    wrongAnswersWhileShrinking: Int
  ) async throws {
    let steady = Fickle(wrongAnswers: 0)
    #expect(try await Trial(cases: 1000).run(steady).failures == [])
    let searching = steady.answered.load(ordering: .relaxed)
    #expect(searching > 150)
    let run = try await Trial(cases: 1000).run(
      Fickle(wrongAnswers: searching + wrongAnswersWhileShrinking))
    let finding = try #require(run.failures.first)
    #expect(finding.outcome == .answered(.bannerWidth(.points(9999))))
    guard case .nondeterministic(let again) = finding.minimality else {
      Issue.record("\(finding.minimality)")
      return
    }
    #expect(again != finding.outcome)
    #expect(run.exitCode == .failure)
  }

  /// Answers wrongly every second time it is asked, or every third.
  private final class Moody: Adapter {
    let claims = Claims(name: "moody", version: "1", queries: [.bannerWidth])
    private let period: Int
    private let answered = Atomic<Int>(0)

    init(period: Int) {
      self.period = period
    }

    func answer(_ query: Query, _ situation: Situation) -> Answer? {
      let earlier = answered.add(1, ordering: .relaxed).oldValue
      guard earlier.isMultiple(of: period) else { return .bannerWidth(.points(9999)) }
      return ReferenceAdapter().answer(query, situation)
    }
  }

  @Test(arguments: [2, 3, 5])
  func `shows both answers of one that goes back and forth`(period: Int) async throws {
    let run = try await Trial(cases: 1000).run(Moody(period: period))
    let finding = try #require(
      run.failures.first { $0.signature == Signature("001-BAN-001", "tooWide") })
    #expect(finding.outcome == .answered(.bannerWidth(.points(9999))))
    guard case .nondeterministic(let again) = finding.minimality else {
      Issue.record("\(finding.minimality)")
      return
    }
    #expect(again != finding.outcome)
  }
}
