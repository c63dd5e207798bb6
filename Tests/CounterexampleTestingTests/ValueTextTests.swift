import Testing

@testable import CounterexampleTesting

/// How values are shown.
struct ValueTextTests {
  private struct Point {
    var x: Int
    var name: String
  }

  private enum Command {
    case stop
    case push(Int)
    case move(from: Int, to: Int)
    case label(name: String)
  }

  private struct Degrees: CustomStringConvertible {
    var value: Int
    var description: String { "\(value)°" }
  }

  private struct Secret: CustomTestStringConvertible {
    var value: Int
    var testDescription: String { "secret" }
  }

  private class Base {
    var first = 1
  }

  private final class Derived: Base {
    var other: Derived?
  }

  private func text(_ value: Any) -> String { ValueText(value).line }

  @Test func `reads like the code that makes the value`() {
    #expect(text(-3) == "-3")
    #expect(text(0.5) == "0.5")
    #expect(text(true) == "true")
    #expect(text("a\n\"b\"") == #""a\n\"b\"""#)
    #expect(text(Character("a")) == #""a""#)
    #expect(text("\u{200d}\u{301}"[...]) == #""\u{200D}\u{0301}""#)
    #expect(text([Int]()) == "[]")
    #expect(text([[1], [2, 3]]) == "[[1], [2, 3]]")
    #expect(text(["a": [1]]) == #"["a": [1]]"#)
    #expect(text([Int: Int]()) == "[:]")
    #expect(text(Int?.none as Any) == "nil")
    #expect(text(Point?.some(Point(x: 1, name: "a")) as Any) == #"Point(x: 1, name: "a")"#)
    #expect(text([Point(x: 1, name: "")]) == #"[Point(x: 1, name: "")]"#)
    #expect(text((1, "a")) == #"(1, "a")"#)
    #expect(text((x: 1, 2)) == "(x: 1, 2)")
    #expect(text(1...3) == "1 ... 3")
  }

  @Test func `shows a case of an enumeration with what it carries`() {
    let commands: [Command] = [.stop, .push(2), .move(from: 1, to: 2), .label(name: "a")]
    #expect(text(commands) == #"[.stop, .push(2), .move(from: 1, to: 2), .label(name: "a")]"#)
  }

  @Test func `asks a type that describes itself`() {
    #expect(text([Degrees(value: 90)]) == "[90°]")
    #expect(text([Secret(value: 1)]) == "[secret]")
  }

  @Test func `lists sets and dictionaries in one order`() {
    #expect(text(Set(["c", "a", "b"])) == #"["a", "b", "c"]"#)
    #expect(text(["c": 1, "a": 2, "b": 3]) == #"["a": 2, "b": 3, "c": 1]"#)
  }

  @Test func `shows objects, with what they inherit, and does not go in circles`() {
    let object = Derived()
    #expect(text(object) == "Derived(first: 1, other: nil)")
    object.other = object
    #expect(text(object).hasPrefix("Derived(first: 1, other: Derived(first: 1, other: "))
    #expect(text(object).contains("..."))
  }

  @Test func `breaks what is too long for a line`() {
    let points = (1...2).map { Point(x: $0, name: String(repeating: "n", count: 30)) }
    #expect(
      ValueText((points, Command.stop)).lines == [
        "(",
        "  [",
        #"    Point(x: 1, name: "nnnnnnnnnnnnnnnnnnnnnnnnnnnnnn"),"#,
        #"    Point(x: 2, name: "nnnnnnnnnnnnnnnnnnnnnnnnnnnnnn")"#,
        "  ],",
        "  .stop",
        ")",
      ])
  }

  @Test func `takes the elements of a tuple for values of their own`() {
    #expect(ValueText.each(of: (1, "a")) == ["1", #""a""#])
    #expect(ValueText.each(of: [1, 2]) == ["[1, 2]"])
    #expect(ValueText.each(of: ()) == ["()"])
  }
}
