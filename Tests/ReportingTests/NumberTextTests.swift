import Reporting
import Testing

/// Numbers as a person writes them.
struct NumberTextTests {
  static let points: [(Double, String)] = [
    (320, "320"), (475.5, "475.5"), (0, "0"), (-1, "-1"), (-0.5, "-0.5"), (1400.25, "1400.25"),
    (.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf"),
  ]

  @Test(arguments: points)
  func `writes points without a needless fraction`(number: Double, text: String) {
    #expect(number.inPoints == text)
  }

  static let groups: [(Int, String)] = [
    (0, "0"), (7, "7"), (999, "999"), (1000, "1,000"), (12_345, "12,345"),
    (100_000, "100,000"), (1_000_000, "1,000,000"), (-999, "-999"), (-1000, "-1,000"),
    (.max, "9,223,372,036,854,775,807"), (.min, "-9,223,372,036,854,775,808"),
  ]

  @Test(arguments: groups)
  func `groups digits by three`(number: Int, text: String) {
    #expect(number.grouped == text)
  }

  @Test func `counts one in the singular and everything else in the plural`() {
    #expect(0.counting("case") == "0 cases")
    #expect(1.counting("case") == "1 case")
    #expect(2000.counting("case") == "2,000 cases")
    #expect(2.counting("axis", "axes") == "2 axes")
    #expect(1.counting("axis", "axes") == "1 axis")
  }

  @Test func `aligns columns by their widest cell and leaves no space at the end`() {
    let rows = [["a", "bb", ""], ["ccc", "d"], ["", "", "e"]]
    #expect(rows.columns == ["a    bb", "ccc  d", "         e"])
    #expect([[String]]().columns == [])
  }
}
