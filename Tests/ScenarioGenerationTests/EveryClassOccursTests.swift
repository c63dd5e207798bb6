import GeneratedCases
import Scenarios
import Testing

/// Whatever can matter to a rule occurs, and often enough to be found in a short run.
///
/// Over 10,000 cases, and over 1,000,000 when `FOLDPROOF_THOROUGH` is 1; the shares are printed then.
struct EveryClassOccursTests {
  @Test func `generates every class of cases in its share`() async {
    let classes = CaseClass.all
    let cases = GeneratedCases(seed: 1)
    let parts = await cases.parts { cases in
      var counts = [Int](repeating: 0, count: classes.count)
      for `case` in cases {
        let situation = `case`.decisions[0].situation
        for (index, `class`) in classes.enumerated() where `class`.contains(`case`, situation) {
          counts[index] += 1
        }
      }
      return counts
    }
    let counts = classes.indices.map { index in parts.reduce(0) { $0 + $1[index] } }
    let shares = zip(classes, counts).map { `class`, count in
      (class: `class`, percent: Double(count) * 100 / Double(cases.count))
    }
    if cases.isThorough {
      print(shares.map { "\($0.percent) % \($0.class.name)" }.joined(separator: "\n"))
    }
    let tooRare = shares.filter { $0.percent < $0.class.percent }
    #expect(tooRare.map { "\($0.class.name): \($0.percent) %" } == [])
    #expect(Set(classes.map(\.name)).count == classes.count)
  }
}
