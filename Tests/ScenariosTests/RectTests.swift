import Scenarios
import Testing

struct RectTests {
  private let display = Rect(x: 10, y: 20, width: 100, height: 200)

  @Test func `edges are where origin and extent put them`() {
    #expect(display.maxX == 110)
    #expect(display.maxY == 220)
    #expect(display.width == 100)
    #expect(display.height == 200)
  }

  @Test(arguments: [
    Rect(x: 10, y: 20, width: 100, height: 200), Rect(x: 109.5, y: 219.5, width: 0.5, height: 0.5),
    Rect(x: 110, y: 220, width: 0, height: 0),
  ])
  func `contains what ends on its edges`(inner: Rect) {
    #expect(display.contains(inner))
  }

  @Test(arguments: [
    Rect(x: 9.5, y: 20, width: 50, height: 50), Rect(x: 10, y: 19.5, width: 50, height: 50),
    Rect(x: 60.5, y: 20, width: 50, height: 50), Rect(x: 10, y: 170.5, width: 50, height: 50),
  ])
  func `contains nothing that crosses an edge by half a point`(outer: Rect) {
    #expect(!display.contains(outer))
  }
}
