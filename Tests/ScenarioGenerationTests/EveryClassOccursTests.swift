import GeneratedCases
import Testing

/// Whatever can matter to a rule occurs, and often enough to be found in a short run.
///
/// Over 10,000 cases, and over 1,000,000 when `FOLDPROOF_THOROUGH` is 1.
struct EveryClassOccursTests {
  @Test func `generates every class of cases in its share`() async {
    let classes = CaseClass.all
    let cases = GeneratedCases(seed: 1)
    let parts = await cases.parts { cases in
      var counts = [Int](repeating: 0, count: classes.count)
      for `case` in cases {
        for (index, `class`) in classes.enumerated() where `class`.contains(`case`) {
          counts[index] += 1
        }
      }
      return counts
    }
    let counts = classes.indices.map { index in parts.reduce(0) { $0 + $1[index] } }
    let tooRare = zip(classes, counts).filter { `class`, count in
      Double(count) * 100 < `class`.percent * Double(cases.count)
    }
    #expect(tooRare.map { "\($0.name): \($1) of \(cases.count)" } == [])
    #expect(Set(classes.map(\.name)).count == classes.count)
  }
}
