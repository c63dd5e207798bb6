import AdapterProcess
import Foundation
import JSON
import Records
import Reporting

/// `adapter shell`: lets a person type to an adapter, and shows both sides.
enum AdapterShell {
  /// How long to wait for a reply before the next line is asked for, in seconds.
  private static let seconds = 2.0

  private static let introduction = [
    "Type a line of JSON to say it, or one of these:",
    "  hello    greets, which comes first",
    "  ping     sends a ping",
    "  case N   gives case N of seed 1; N is a whole number from 0 up",
    "  goodbye  says goodbye and ends (so does the end of the input)",
    "→ is what the adapter reads, ← what it writes.",
  ]

  /// Talks until the adapter ends, or the person does.
  static func run(_ invocation: Invocation) throws(Complaint) -> ExitCode {
    let address = try invocation.oneAddress()
    let line: AdapterLine
    do throws(AdapterStartError) {
      line = try AdapterLine(
        address, environment: ProcessInfo.processInfo.environment, limits: .standard,
        clock: ContinuousClock())
    } catch {
      throw Complaint(error)
    }
    try Output.write(introduction)
    var pings = 0
    while let typed = readLine() {
      let words = typed.split(separator: " ")
      switch words.first {
      case nil: continue
      case "goodbye":
        line.end()
        return try finish(line, .asExpected)
      case "hello": try say(line.greeting, to: line)
      case "ping":
        pings += 1
        try say(line.ping(pings), to: line)
      case "case":
        guard words.count == 2, let index = Int(words[1]), index >= 0 else {
          try Output.write(["case needs a whole number from 0 up: case 0"])
          continue
        }
        for text in SampleCase.messages(index) { try say(text, to: line) }
      default: try say(typed, to: line)
      }
      if try hear(line) { return try finish(line, .notEstablished) }
    }
    line.end()
    return try finish(line, .asExpected)
  }

  private static func say(_ text: String, to line: AdapterLine) throws(Complaint) {
    try Output.write(["→ \(text)"])
    line.say(text)
  }

  /// Writes what comes back; returns whether the adapter has ended.
  private static func hear(_ line: AdapterLine) throws(Complaint) -> Bool {
    var wait = seconds
    while true {
      switch line.hear(seconds: wait) {
      case .line(let text):
        try Output.write(["← \(text.harmless(limit: 10_000))"])
        // More may follow at once; silence after a line is as it should be.
        wait = 0.05
      case .ended(let text):
        try Output.write([text])
        return true
      case .silence:
        if wait == seconds { try Output.write(["(nothing within \(Int(seconds)) seconds)"]) }
        return false
      }
    }
  }

  private static func finish(
    _ line: AdapterLine, _ code: ExitCode
  ) throws(Complaint) -> ExitCode {
    let words = line.standardError.split(separator: "\n").suffix(10)
    if !words.isEmpty {
      try Output.write(["Its standard error ended:"] + words.map { "  | " + String($0).harmless() })
    }
    return code
  }
}
