import Foundation
import Testing

/// What helps somebody who writes an adapter.
struct AdapterCommandTests {
  /// An adapter for `/bin/sh` that behaves, but for one line of it.
  private static func script(_ change: (String) -> String = { $0 }) -> String {
    change(
      #"""
      while read -r line; do
        id=${line#'{"id":'}; id=${id%%,*}; ping=${line#'{"ping":'}; ping=${ping%%[!0-9]*}
        case $line in
          '{"hello"'*) echo '{"hello":{"version":1,"name":"sh","adapterVersion":"1","queries":["bannerWidth"]}}' ;;
          '{"ping"'*) echo "{\"pong\":$ping}" ;;
          '{"goodbye"'*) exit 0 ;;
          *) echo "{\"id\":$id,\"answer\":\"wait\"}" ;;
        esac
      done
      """#)
  }

  /// Runs `foldproof adapter` with some words about an adapter of a script.
  private func run(_ words: String, _ script: String, input: String = "") throws -> Foldproof.Ending
  {
    let file = URL.temporaryDirectory.appending(path: "foldproof-\(UUID().uuidString).sh")
    try script.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    return try Foldproof.shell(
      "printf '%s' '\(input)' | \"$0\" adapter \(words) -- /bin/sh '\(file.path)'")
  }

  @Test func `finds nothing to mend where there is nothing`() throws {
    let ending = try run("doctor", Self.script())
    #expect(ending.code == 0)
    #expect(
      ending.output.hasSuffix(
        "\nIts manners are good. Whether its answers are right, a run says.\n"))
    #expect(ending.output.contains("ok    ends with exit code 0 at the goodbye\n"))
    #expect(
      ending.output.contains(
        "replies to many open cases, as its window and batch promise: not applicable"))
  }

  @Test func `says once what is to be mended, and where else it shows`() throws {
    let ending = try run("doctor", Self.script { $0.replacing(#"\"wait\""#, with: "320") })
    #expect(ending.code == 1)
    #expect(ending.output.components(separatedBy: "MEND ").count == 4)
    #expect(ending.output.components(separatedBy: "As above.").count == 3)
    #expect(ending.output.hasSuffix("\n1 thing to mend.\n"))
  }

  @Test(arguments: [
    (#"{\"id\":$id,"#, #"{\"id\":7,"#, "a case that was never given"),
    (#"{\"id\":$id,"#, #"{\"id\":$((id % 4294967296)),"#, "a case that was never given"),
    (#"\"answer\":\"wait\""#, #"\"declined\":true"#, "It declines everything it claims."),
    (#"\"answer\":\"wait\""#, #"\"answer\":\"wide\""#, "it is neither"),
    (#"\"answer\":\"wait\""#, #"\"answer\":320"#, #"it is neither {"points": NUMBER} nor "wait""#),
    (
      #"*) echo "{\"id"#, #"*) echo working; echo "{\"id"#,
      "print what is no message to standard error"
    ),
    (
      #"echo "{\"pong\":$ping}""#, #"echo "{\"pong\":$ping}"; echo ready"#,
      "another line than its pong, which begins: ready"
    ),
    ("exit 0 ;;", "exit 3 ;;", "It ended with exit code 3 at the goodbye."),
    ("done", "done; while :; do sleep 1; done", "It went on running after the end of its input"),
    (#"'{"ping"'*)"#, #"'{"ping":'[0-9]'}'|'{"ping":'*'"reset":true}')"#, "ignore it."),
    (#"["bannerWidth"]"#, "[]", "It claims no query and no format"),
    (
      #"*) echo "{\"id"#, #"*) exit 5; echo "{\"id"#, "It ended with a case open, with exit code 5."
    ),
  ])
  func `says what to mend`(old: String, new: String, said: String) throws {
    let script = Self.script { $0.replacing(old, with: new) }
    try #require(script != Self.script())
    let ending = try run("doctor", script)
    #expect(ending.code == 1)
    #expect(ending.output.contains("MEND  "))
    #expect(ending.output.contains(said), "\(ending.output)")
  }

  @Test(arguments: [
    ("echo nonsense", 69, "cannot be understood"), ("exit 3", 69, "with exit code 3"),
    (
      #"read -r line; echo '{"hello":{"version":1,"name":"n","adapterVersion":"1","queries":["banerWidth"]}}'"#,
      69, "Did you mean “bannerWidth”?"
    ),
  ])
  func `says why there is nobody to examine`(script: String, code: Int32, said: String) throws {
    let ending = try run("doctor", script)
    #expect(ending.code == code)
    #expect(ending.errors.contains(said), "\(ending.errors)")
  }

  @Test func `shows both sides to a person who types`() throws {
    let ending = try run("shell", Self.script(), input: "hello\nping\ncase 0\ngoodbye\n")
    #expect(ending.code == 0)
    let lines = ending.output.split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.hasPrefix(#"→ {"hello":{"versions":[1,1]"#) })
    #expect(lines.contains(#"← {"pong":1}"#))
    #expect(
      lines.contains {
        $0.hasPrefix(#"→ {"id":1,"query":"#) || $0.hasPrefix(#"→ {"id":1,"step":0"#)
      })
    #expect(lines.contains(#"← {"id":1,"answer":"wait"}"#))
  }

  @Test func `shows what a person types, and how the adapter takes it`() throws {
    let script = "read -r line; echo \"heard: $line\"; echo sorry >&2; exit 4"
    let ending = try run("shell", script, input: "anything at all\n")
    #expect(ending.code == 3)
    #expect(ending.output.contains("→ anything at all\n← heard: anything at all\n"))
    #expect(
      ending.output.hasSuffix("It ended with exit code 4.\nIts standard error ended:\n  | sorry\n"))
  }

  @Test func `records what an adapter does, and judges it again without the adapter`() throws {
    let file = URL.temporaryDirectory.appending(path: "foldproof-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    let wide = Self.script { $0.replacing(#"\"wait\""#, with: #"{\"points\":10000}"#) }
    let recorded = try run("record '\(file.path)' --cases 300", wide)
    #expect(recorded.code == 1)
    let again = try Foldproof.run(["--cases", "300", "--adapter", "transcript:\(file.path)"])
    #expect(again.code == 1)
    // The first line says how the adapter was asked for, and the replays name it.
    func rest(_ text: String) -> [Substring] {
      text.split(separator: "\n").dropFirst().filter { !$0.hasPrefix("  replay ") }
    }
    #expect(rest(again.output) == rest(recorded.output))
    #expect(rest(again.output).count > 30)
    let replay = try #require(
      again.output.split(separator: "\n").first { $0.hasPrefix("  replay ") })
    let words = replay.split(separator: " ").map(String.init)
    let single = try Foldproof.run(["replay", words[3], "--adapter", "transcript:\(file.path)"])
    #expect(single.code == 1)
    #expect(single.output.contains("FAIL  "))
    let other = try Foldproof.run([
      "--cases", "310", "--seed", "9", "--adapter", "transcript:\(file.path)",
    ])
    #expect(other.output.contains("the transcript does not hold these cases"))
  }

  @Test(arguments: [
    (["transcript:/nowhere/file"], 66, "There is no transcript"),
    (["transcript:\(#filePath)"], 65, "Line 1 of the transcript cannot be used"),
    (["unix:/nowhere/socket"], 66, "No adapter can be reached at unix:/nowhere/socket"),
    (["tcp:example.com:80"], 64, "need not be this machine"),
    (["exec:/nowhere/adapter"], 66, "does not exist"),
    (["carrier:pigeon"], 64, "unix:PATH, tcp:HOST:PORT or transcript:FILE"),
  ])
  func `says what is wrong with where an adapter is`(adapter: [String], code: Int32, said: String)
    throws
  {
    let ending = try Foldproof.run(["--cases", "10", "--adapter"] + adapter)
    #expect(ending.code == code)
    #expect(ending.errors.contains(said), "\(ending.errors)")
  }

  @Test func `gives a built-in adapter a process of its own, with the same verdicts`() throws {
    for adapter in ["builtin:reference", "builtin:faulty-insets-ignored"] {
      let words = ["--cases", "600", "--adapter", adapter]
      let here = try Foldproof.run(words)
      let there = try Foldproof.run(words + ["--isolate"])
      #expect(here.output == there.output)
      #expect(here.code == there.code)
    }
  }

  @Test(arguments: [
    [], ["nurse"], ["doctor"], ["record", "--", "cat"], ["serve"], ["serve", "exec:cat"],
  ])
  func `needs to be told what, and about whom`(words: [String]) throws {
    let ending = try Foldproof.run(["adapter"] + words)
    #expect(ending.code == 64)
    #expect(ending.output == "")
  }
}
