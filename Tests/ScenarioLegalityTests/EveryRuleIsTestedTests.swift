import ScenarioLegality
import Scenarios
import Testing

struct EveryRuleIsTestedTests {
  @Test func `every rule has a case that breaks it`() {
    let twins =
      LengthLegalityTests.twins + DeviceLegalityTests.twins + SceneLegalityTests.twins
      + HostLegalityTests.twins + BeforeLegalityTests.twins + QueryLegalityTests.twins
      + RelationLegalityTests.twins + LifeLegalityTests.twins
    let broken = Set(twins.map(\.rule) + TraceLegalityTests.twins.map(\.rule))
    let untested = Illegality.Rule.allCases.filter { !broken.contains($0) }
    #expect(untested == [])
  }
}
