import JSON
import Testing

struct LimitTests {
  @Test(arguments: [0, 1, 2, 63, 64, 65, 512])
  func `reads nesting up to the depth and no deeper`(depth: Int) {
    let limits = JSON.Limits(depth: depth)
    let open = String(repeating: "[", count: depth)
    let close = String(repeating: "]", count: depth)
    #expect(fault(in: "\(open)\(depth == 0 ? "1" : "")\(close)", limits: limits) == nil)
    #expect(fault(in: "\(open)[", limits: limits) == Fault(.tooDeep(limit: depth), depth))
    let objects = String(repeating: #"{"":"#, count: depth)
    let ends = String(repeating: "}", count: depth)
    #expect(fault(in: "\(objects)1\(ends)", limits: limits) == nil)
    #expect(fault(in: "\(objects){", limits: limits) == Fault(.tooDeep(limit: depth), depth * 4))
  }

  @Test func `counts open containers only`() {
    let limits = JSON.Limits(depth: 2)
    #expect(fault(in: "[[],[],{},[1]]", limits: limits) == nil)
    #expect(fault(in: "[[],[[]]]", limits: limits) == Fault(.tooDeep(limit: 2), 5))
  }

  @Test func `refuses a million brackets without overflowing the stack`() {
    let brackets = [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)
    #expect(fault(in: brackets) == Fault(.tooDeep(limit: 64), 64))
  }

  @Test func `reads documents up to their length`() {
    #expect(fault(in: "[1, 2]", limits: JSON.Limits(bytes: 6)) == nil)
    #expect(fault(in: "[1, 2]", limits: JSON.Limits(bytes: 5)) == Fault(.tooManyBytes(limit: 5), 5))
    #expect(
      fault(in: "", limits: JSON.Limits(bytes: 0)) == Fault(.endOfInput(expecting: .value), 0))
  }

  @Test(arguments: [
    ("abcd", 4), ("\\n\\n\\n\\n", 4), ("éé", 4), ("\\u00e9\\u00e9", 4), ("\\ud83d\\ude00", 4),
  ])
  func `measures strings and keys without their escapes`(text: String, count: Int) {
    let exact = JSON.Limits(stringBytes: count)
    let less = JSON.Limits(stringBytes: count - 1)
    #expect(fault(in: "[\"\(text)\"]", limits: exact) == nil)
    #expect(fault(in: "[\"\(text)\"]", limits: less) == Fault(.stringTooLong(limit: count - 1), 1))
    #expect(fault(in: "{\"\(text)\":1}", limits: exact) == nil)
    #expect(
      fault(in: "{\"\(text)\":1}", limits: less) == Fault(.stringTooLong(limit: count - 1), 1))
  }

  @Test(arguments: ["12345", "-1234", "1.234", "1e-10", "-0e10"])
  func `measures numbers as they are spelled`(text: String) {
    #expect(fault(in: "[\(text)]", limits: JSON.Limits(numberBytes: 5)) == nil)
    #expect(
      fault(in: "[\(text)]", limits: JSON.Limits(numberBytes: 4))
        == Fault(.numberTooLong(limit: 4), 1))
  }

  @Test(arguments: [
    ("1", 1, 0), ("[]", 1, 0), ("[1,2,3]", 4, 5), (#"{"a":null,"b":[true]}"#, 4, 15),
    (#"["",{}]"#, 3, 4),
  ])
  func `counts every value and no key`(text: String, count: Int, lastOffset: Int) {
    #expect(fault(in: text, limits: JSON.Limits(values: count)) == nil)
    #expect(
      fault(in: text, limits: JSON.Limits(values: count - 1))
        == Fault(.tooManyValues(limit: count - 1), lastOffset))
  }

  #if os(macOS) || os(Linux)
    @Test func `stops the program when the depth could overflow the stack`() async {
      await #expect(processExitsWith: .failure) {
        _ = JSON.Limits(depth: 513)
      }
    }
  #endif
}
