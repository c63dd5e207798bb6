import Testing

/// What cannot be understood is refused before anything runs, with what was wrong and what to do.
struct RefusalTests {
  @Test(
    arguments: [
      (["rnu"], 64, "Did you mean “run”?"),
      (["--cases", "-5"], 64, "--cases takes a whole number from 1 to 1000000000, not “-5”."),
      (["--cases", "0"], 64, "not “0”."),
      (["--cases"], 64, "--cases needs a value: --cases N"),
      (["--cases", "1", "--cases=2"], 64, "--cases is given twice"),
      (["--seed", "18446744073709551616"], 64, "--seed takes a whole number"),
      (["--jobs", "two"], 64, "not “two”."),
      (["--clause", "nonsense"], 64, "--clause “nonsense” matches no clause that can be judged."),
      (["--profile", "2018"], 64, "Did you mean “2019”?"),
      (["--adaptr", "x"], 64, "Did you mean “--adapter”?"),
      (["--adapter", "builtin:refrence"], 64, "Did you mean “reference”?"),
      (["--adapter", "reference"], 64, "tcp:HOST:PORT or transcript:FILE, not “reference”"),
      (["--adapter", "exec:'unclosed"], 64, "opens ' and never closes it"),
      (["--adapter", "exec:"], 64, "--adapter “exec:”"),
      (["mutate", "--size", "9"], 64, "--size takes a whole number from 0 to 4, not “9”."),
      (["mutate", "--cases", "0"], 64, "not “0”."),
      (["mutate", "--clause", "nonsense"], 64, "--clause “nonsense” matches no clause"),
      (["mutate", "--with-cases=1"], 64, "--with-cases takes no value."),
      (["--help=1"], 64, "--help takes no value."),
      (["run", "more"], 64, "run does not take “more”."),
      (
        ["adapter", "doctor", "perl", "x.pl"], 64,
        "stand behind --, as in: adapter doctor -- python3 adapter.py"
      ),
      (["\u{1b}[31m"], 64, "\\u{1b}[31m"),
      (["list"], 64, "clauses, questions, errata, adapters, faults, reports, profiles"),
      (["list", "claues"], 64, "Did you mean “clauses”?"),
      (["explain"], 64, "explain 001-FIT-001"),
      (["explain", "001-FTI-001"], 64, "Did you mean “001-FIT-001”?"),
      (["explain", "7"], 64, "There is: 0, 1, 2, 3"),
      (["replay"], 64, "replay needs the text"),
      (["replay", "hello"], 65, "“hello” is no replay text"),
      (["--adapter", "exec:/no/such/program"], 66, "/no/such/program"),
      (["--adapter", "exec:/"], 69, "cannot be run"),
      (["--adapter", "exec:/bin/cat"], 69, "hello"),
      (["--adapter", "exec:/bin/false"], 69, "exit code 1"),
    ])
  func `says what was wrong`(words: [String], code: Int32, text: String) throws {
    let ending = try Foldproof.run(words)
    #expect(ending.code == code)
    #expect(ending.errors.contains(text), "\(ending.errors)")
    #expect(ending.output == "")
  }
}
