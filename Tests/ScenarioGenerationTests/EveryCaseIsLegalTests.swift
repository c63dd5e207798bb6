import GeneratedCases
import ScenarioLegality
import Testing

/// Generated cases against the legality checker, which shares no table with the generator.
///
/// Over 10,000 cases, and over 1,000,000 when `FOLDPROOF_THOROUGH` is 1.
struct EveryCaseIsLegalTests {
  @Test func `generates no case that cannot happen`() async {
    let cases = GeneratedCases(seed: 1)
    let parts = await cases.parts { cases in
      var judged = 0
      var illegal: [String] = []
      for `case` in cases {
        judged += 1
        illegal += illegalities(of: `case`).map { "\($0) \(`case`)" }
      }
      return (judged: judged, illegal: illegal)
    }
    #expect(parts.flatMap(\.illegal).first == nil)
    #expect(parts.reduce(0) { $0 + $1.judged } == cases.count)
    #expect(cases.count == 10_000 || cases.count == 1_000_000)
  }
}
