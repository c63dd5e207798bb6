import Scenarios
import Testing

struct FoldStateTests {
  @Test(arguments: [
    (FoldState.closed, FoldState.partiallyOpen), (.partiallyOpen, .closed),
    (.partiallyOpen, .fullyOpen), (.fullyOpen, .partiallyOpen),
  ])
  func `the hinge goes to the neighbouring state`(state: FoldState, next: FoldState) {
    #expect(state.canBecome(next))
  }

  @Test(arguments: [
    (FoldState.closed, FoldState.fullyOpen), (.fullyOpen, .closed), (.closed, .closed),
    (.partiallyOpen, .partiallyOpen), (.fullyOpen, .fullyOpen),
  ])
  func `the hinge neither skips a state nor stays`(state: FoldState, next: FoldState) {
    #expect(!state.canBecome(next))
  }
}
