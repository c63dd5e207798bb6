import Specification
import Testing

/// Lists of line numbers, as text and as numbers.
struct LineNumbersTests {
  /// What a catalogue is told that lists lines otherwise.
  static let refusal = "lines are numbers from 1 to 4000 in ascending order, such as 65,67-69"

  @Test(
    arguments: [
      ("1", [1]), ("65,67-69", [65, 67, 68, 69]), ("2,3", [2, 3]), ("3999-4000", [3999, 4000]),
    ])
  func `reads numbers and ranges`(text: String, numbers: [Int]) throws {
    let lines = try #require(LineNumbers(text))
    #expect(lines.numbers == numbers)
    #expect(lines.description == text)
  }

  @Test(
    arguments: [
      "", ",", "1,", "0", "-1", "1-", "1-1", "3-2", "2,1", "1,1", "1-3,3", "1-2-3", "+1", "1 ",
      "4001", "1-4001", "1-99999999999999999999", "one", "١",
    ])
  func `refuses everything else`(text: String) {
    #expect(LineNumbers(text) == nil)
  }

  @Test func `takes ranges in ascending order only`() {
    #expect(LineNumbers([1...2, 4...4])?.description == "1-2,4")
    #expect(LineNumbers([4...4, 1...2]) == nil)
    #expect(LineNumbers([1...2, 2...3]) == nil)
    #expect(LineNumbers([0...2]) == nil)
    #expect(LineNumbers([])?.isEmpty == true)
  }

  @Test(
    arguments: [
      ("71", "line 71"), ("71,73", "lines 71, 73"), ("67-69", "lines 67-69"),
      ("65,67-69", "lines 65, 67-69"),
    ])
  func `cites lines as a person does`(text: String, citation: String) {
    #expect(LineNumbers(text)?.cited == citation)
  }
}
