import Scenarios
import Testing

struct ActivationStateTests {
  /// The legal edges, from Apple's rule that inactive is passed on the way; reconnecting included.
  private static let edges: [(ActivationState, ActivationState)] = [
    (.unattached, .foregroundInactive),
    (.unattached, .background),
    (.foregroundInactive, .foregroundActive),
    (.foregroundActive, .foregroundInactive),
    (.foregroundInactive, .background),
    (.background, .foregroundInactive),
    (.background, .unattached),
  ]

  @Test func `a scene moves along the seven legal edges and no other`() {
    var legal = 0
    for state in ActivationState.allCases {
      for next in ActivationState.allCases {
        let isEdge = Self.edges.contains { $0 == (state, next) }
        #expect(state.canBecome(next) == isEdge, "\(state.rawValue) to \(next.rawValue)")
        if state.canBecome(next) { legal += 1 }
      }
    }
    #expect(ActivationState.allCases.count == 4)
    #expect(legal == 7)
  }
}
