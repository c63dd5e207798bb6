import AdapterProcess
import Records
import Testing

struct AdapterStartErrorTests {
  static let sentences: [(AdapterStartError, String)] = [
    (AdapterStartError.notFound(program: "a"), "The adapter program a does not exist."),
    (
      .notExecutable(program: "a", reason: "Is a directory"),
      "The adapter program a cannot be run: Is a directory."
    ),
    (.ended(.exit(7)), "The adapter ended during the handshake, with exit code 7."),
    (
      .ended(.exit(0)),
      "The adapter ended during the handshake, with exit code 0. It has to read lines until its "
        + "input ends."
    ),
    (.ended(.signal(9)), "The adapter ended during the handshake, by signal 9."),
    (
      .silent(seconds: 10, standardError: ""),
      "The adapter did not answer the greeting within 10 seconds."
    ),
    (
      .silent(seconds: 0.5, standardError: ""),
      "The adapter did not answer the greeting within 0.5 seconds."
    ),
    (
      .unsupportedVersion(2, supported: 1...1),
      "The adapter speaks version 2 of the protocol; Foldproof speaks version 1."
    ),
    (
      .unsupportedVersion(1, supported: 2...3),
      "The adapter speaks version 1 of the protocol; Foldproof speaks versions 2 to 3."
    ),
    (
      .unreadableAnswer(line: "Hi", reason: "line 1: no", standardError: ""),
      "The adapter's answer to the greeting cannot be understood: line 1: no; print what is no "
        + "message to standard error. It began: Hi"
    ),
    (
      .unreadableAnswer(line: " {}", reason: "line 1: no", standardError: ""),
      "The adapter's answer to the greeting cannot be understood: line 1: no. It began:  {}"
    ),
    (
      .unreadableAnswer(line: "\u{feff}{}", reason: "line 1: no", standardError: ""),
      "The adapter's answer to the greeting cannot be understood: line 1: no. It began: \u{feff}{}"
    ),
    (
      .unreadableAnswer(line: "", reason: "a line is too long", standardError: ""),
      "The adapter's answer to the greeting cannot be understood: a line is too long."
    ),
    (
      .notFound(program: "a", meant: "./a"),
      "The adapter program a does not exist. Did you mean ./a?"
    ),
    (
      .silent(seconds: 10, standardError: "", clue: .unflushed),
      "The adapter did not answer the greeting within 10 seconds. It did once its input ended, so it "
        + "looks as if it forgot to flush: flush standard output after each line."
    ),
    (
      .noPong(line: "Hm", standardError: ""),
      #"The adapter answered the greeting and not the ping behind it: to {"ping":0} it has to say "#
        + #"{"pong":0}. It said: Hm"#
    ),
    (
      .notConnected(address: "unix:/a", reason: "Connection refused", isMissing: false),
      "No adapter can be reached at unix:/a: Connection refused. Start it first; it has to listen "
        + "there."
    ),
    (
      .unknownQuery("bannerHeight\n"),
      #"The adapter claims the query "bannerHeight\n", which does not exist."#
    ),
  ]

  @Test(arguments: sentences)
  func `says what happened in a sentence`(error: AdapterStartError, sentence: String) {
    #expect(error.description == sentence)
  }

  @Test func `keeps what the adapter wrote for a person to read`() {
    let crash = Crash(ending: .exit(code: 1), standardError: "no module")
    #expect(AdapterStartError.ended(crash).standardError == "no module")
    #expect(AdapterStartError.silent(seconds: 1, standardError: "hm").standardError == "hm")
    #expect(AdapterStartError.notFound(program: "a").standardError == nil)
  }
}
