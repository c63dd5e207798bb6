import Reporting
import Testing

/// Text that came from an adapter, on its way to a terminal or a shell.
struct HarmlessTextTests {
  static let texts: [(String, String, String)] = [
    ("plain text", "tiny 1.0", "tiny 1.0"),
    ("letters of any script", "מודעה 广告 é", "מודעה 广告 é"),
    ("an escape sequence", "\u{1b}[31mred", #"\u{1b}[31mred"#),
    ("a line break", "one\r\ntwo", #"one\u{d}\u{a}two"#),
    ("a bell and a backspace", "\u{7}\u{8}", #"\u{7}\u{8}"#),
    ("a null and a delete", "\0\u{7f}", #"\u{0}\u{7f}"#),
    ("a C1 control", "\u{9b}2J", #"\u{9b}2J"#),
    ("an override of the direction", "\u{202e}txt.exe", #"\u{202e}txt.exe"#),
    ("an isolate", "\u{2066}a\u{2069}", #"\u{2066}a\u{2069}"#),
    ("a space of no width", "a\u{200b}b", #"a\u{200b}b"#),
    ("a line separator", "a\u{2028}b", #"a\u{2028}b"#),
    ("a character of nobody's", "\u{e000}\u{10ffff}", #"\u{e000}\u{10ffff}"#),
  ]

  @Test(arguments: texts)
  func `makes visible what acts on a display or hides`(_ what: String, text: String, shown: String)
  {
    #expect(text.harmless() == shown)
  }

  @Test func `cuts what is too long, and only that`() {
    let long = String(repeating: "x", count: 200)
    #expect(long.harmless() == long)
    #expect((long + "y").harmless() == long + "…")
    #expect("abcd".harmless(limit: 3) == "abc…")
    #expect("abc".harmless(limit: 3) == "abc")
    #expect("".harmless() == "")
  }

  @Test func `counts what it makes visible as one`() {
    #expect("\u{1b}\u{1b}a".harmless(limit: 2) == #"\u{1b}\u{1b}…"#)
  }

  static let words: [(String, String)] = [
    ("builtin:faulty-width", "builtin:faulty-width"),
    ("exec:/usr/bin/adapter_1.py", "exec:/usr/bin/adapter_1.py"),
    ("a=b,c+d@e%f", "a=b,c+d@e%f"), ("exec:python3 a.py", "'exec:python3 a.py'"),
    ("", "''"), ("it's", #"'it'\''s'"#), ("'", #"''\'''"#), ("$(rm -rf)", "'$(rm -rf)'"),
    ("a\nb", "'a\nb'"), ("*", "'*'"), ("~", "'~'"), ("é", "'é'"),
  ]

  @Test(arguments: words)
  func `quotes what a shell would not take as one word`(text: String, quoted: String) {
    #expect(text.shellQuoted == quoted)
  }
}
