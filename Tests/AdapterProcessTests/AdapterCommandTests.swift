import AdapterProcess
import Testing

struct AdapterCommandTests {
  @Test(arguments: [
    ("adapter", ["adapter"]),
    ("python3 adapter.py", ["python3", "adapter.py"]),
    ("  python3 \t adapter.py\n", ["python3", "adapter.py"]),
    ("'my adapter' --name \"two words\"", ["my adapter", "--name", "two words"]),
    ("a'b c'd", ["ab cd"]),
    ("a'\"'b\"'\"c", ["a\"b'c"]),
    ("a '' \"\"", ["a", "", ""]),
    (#"C:\tools\a.exe "\n""#, [#"C:\tools\a.exe"#, #"\n"#]),
    ("echo $HOME; rm *|cat", ["echo", "$HOME;", "rm", "*|cat"]),
    ("ad\u{e4}pter \u{1F4F1}", ["ad\u{e4}pter", "\u{1F4F1}"]),
  ])
  func `splits at white space and keeps what is quoted`(
    text: String, words: [String]
  ) throws {
    let command = try AdapterCommand(splitting: text)
    #expect(command.words == words)
    #expect(command.program == words[0])
  }

  @Test(arguments: [
    ("", AdapterCommand.SplitError.empty),
    (" \t", .empty),
    ("'' argument", .empty),
    ("'adapter", .unclosedQuote("'")),
    ("adapter \"it's", .unclosedQuote("\"")),
    ("adapter 'a' 'b", .unclosedQuote("'")),
    ("adap\0ter", .zeroByte),
    ("'\0'", .zeroByte),
  ])
  func `refuses what is no command`(text: String, error: AdapterCommand.SplitError) {
    #expect(throws: error) { try AdapterCommand(splitting: text) }
  }
}
