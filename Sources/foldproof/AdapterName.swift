package import AdapterProcess
package import Adapters
import Foundation
import Records
import Reporting
import Scenarios

/// How an adapter is asked for on the command line.
package struct AdapterName: Sendable {
  /// Where the adapter is.
  enum Place: Sendable {
    case builtIn(BuiltInAdapter)
    case outside(AdapterAddress)
    case transcript(path: String)
  }

  /// The text as given.
  var text: String
  /// Where the adapter is.
  var place: Place

  /// Understands the text of `--adapter`.
  ///
  /// - Throws: ``Complaint`` when the text names no adapter.
  init(_ text: String) throws(Complaint) {
    self.text = text
    if text.hasPrefix("builtin:") {
      let name = String(text.dropFirst("builtin:".count))
      guard let adapter = BuiltInAdapter.named(name) else {
        throw .unknown("built-in adapter", name, among: BuiltInAdapter.all.map(\.name))
      }
      place = .builtIn(adapter)
    } else if text.hasPrefix("transcript:") {
      place = .transcript(path: String(text.dropFirst("transcript:".count)))
    } else {
      do throws(AdapterAddress.ParseError) {
        place = .outside(try AdapterAddress(text))
      } catch .unknownKind {
        throw .usage(
          "An adapter is builtin:NAME, exec:COMMAND, unix:PATH, tcp:HOST:PORT or "
            + "transcript:FILE, not \(text.harmless().quoted).")
      } catch {
        throw .usage("--adapter \(text.harmless().quoted): \(error)")
      }
    }
  }

  /// Names a program by the words of its command.
  init(_ command: AdapterCommand) {
    text = "exec:" + command.words.map(\.shellQuoted).joined(separator: " ")
    place = .outside(.program(command))
  }

  /// Makes the adapter ready to answer.
  ///
  /// - Parameter isIsolated: Whether a built-in adapter gets a process of its own.
  /// - Returns: The adapter, to be stopped in the end.
  /// - Throws: ``Complaint`` when a program cannot be started, or does not complete the handshake.
  package func start(isIsolated: Bool = false) async throws(Complaint) -> RunningAdapter {
    switch place {
    case .builtIn(let adapter):
      guard isIsolated else { return .inProcess(InProcessHost(adapter.adapter)) }
      return try await AdapterName.start(.program(.serving(adapter.name)))
    case .outside(let address): return try await AdapterName.start(address)
    case .transcript(let path):
      return .recorded(TranscriptHost(try Transcript.forCommands(path)))
    }
  }

  private static func start(_ address: AdapterAddress) async throws(Complaint) -> RunningAdapter {
    do throws(AdapterStartError) {
      return .process(
        try await ProcessHost.start(
          address, environment: ProcessInfo.processInfo.environment, limits: .standard,
          clock: ContinuousClock()))
    } catch {
      if Interruption.isAsked {
        throw Complaint(code: .interrupted, text: "Interrupted before the adapter was ready.")
      }
      throw Complaint(error)
    }
  }
}

extension AdapterCommand {
  /// The command that has this very program serve one of its built-in adapters.
  fileprivate static func serving(_ name: String) -> AdapterCommand {
    let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
    return AdapterCommand(program: program, arguments: ["adapter", "serve", "builtin:\(name)"])
  }
}

/// An adapter that is ready to answer.
package enum RunningAdapter {
  case inProcess(InProcessHost)
  case process(ProcessHost)
  case recorded(TranscriptHost)

  /// Where it answers.
  package var host: any AdapterHost {
    switch self {
    case .inProcess(let host): host
    case .process(let host): host
    case .recorded(let host): host
    }
  }

  /// Ends it, and returns what a person should know about how it ended; nil when all went well.
  package func stop() async -> String? {
    guard case .process(let host) = self else { return nil }
    let farewell = await host.stop()
    var notes = farewell.notes.texts
    switch farewell.manner {
    case .byItself: break
    case .terminated: notes.append("it did not end on the goodbye")
    case .killed: notes.append("it had to be killed")
    }
    return notes.isEmpty ? nil : notes.joined(separator: "; ")
  }

  /// Has it return at once whatever it is asked, once the program is told to stop.
  ///
  /// - Returns: What watches for that; to be cancelled in the end.
  func heedInterruption() -> Task<Void, Never>? {
    guard case .process(let host) = self else { return nil }
    return Task.detached {
      while !Task.isCancelled {
        if Interruption.isAsked { return host.interrupt() }
        try? await Task.sleep(for: .milliseconds(50))
      }
    }
  }
}

extension Farewell.Notes {
  /// What there is to say, each as the rest of a sentence.
  fileprivate var texts: [String] {
    let counts: [(Int, String)] = [
      (restarts, "it was started anew \(restarts.counting("time"))"),
      (
        unexplainedEnds,
        "\(unexplainedEnds.counting("time")) it ended or fell silent, and no open case made it do "
          + "so alone"
      ),
      (
        unexplainedFaults,
        "\(unexplainedFaults.counting("time")) it said something unusable, and no case made it do "
          + "so alone"
      ),
      (
        lateReplies,
        "\(lateReplies.counting("reply", "replies")) to cases that were closed already"
      ),
      (slowCases, "\(slowCases.counting("case")) took longer than a case may"),
      (isSlowed ? 1 : 0, "it was too slow for many cases at a time and got one at a time"),
    ]
    return counts.filter { $0.0 > 0 }.map(\.1)
  }
}

extension Transcript {
  /// Reads a transcript; a fault in it is a complaint.
  fileprivate static func forCommands(_ path: String) throws(Complaint) -> Transcript {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Complaint(
        code: .missingInput, text: "There is no transcript \(path.harmless().quoted).")
    }
    do throws(TranscriptError) {
      return try Transcript(bytes: Array(data))
    } catch {
      throw Complaint(code: .unusableInput, text: "\(error)".harmless(limit: 1000))
    }
  }
}

extension Complaint {
  /// Creates a complaint about an adapter that cannot be started.
  init(_ error: AdapterStartError) {
    self.init(code: error.exitCode, text: error.fullText)
  }
}

extension AdapterStartError {
  /// The code the program ends with.
  fileprivate var exitCode: ExitCode {
    switch self {
    case .notFound, .notConnected(_, _, isMissing: true): .missingInput
    default: .adapterUnavailable
    }
  }

  /// The sentence, and the end of what the adapter wrote to standard error.
  fileprivate var fullText: String {
    var lines = [description.harmless(limit: 1000)]
    if let hint { lines.append(hint) }
    let tail = standardError ?? ""
    if !tail.isEmpty {
      lines.append("Its standard error ended:")
      lines += tail.split(separator: "\n").suffix(10).map { "  | " + String($0).harmless() }
    }
    return lines.joined(separator: "\n")
  }

  /// What was perhaps meant, or what to do.
  private var hint: String? {
    switch self {
    case .unknownQuery(let name):
      Query.Name.allCases.map(\.rawValue).nearest(to: name).map { "Did you mean \($0.quoted)?" }
    case .unknownFormat(let name):
      AdFormat.allCases.map(\.rawValue).nearest(to: name).map { "Did you mean \($0.quoted)?" }
    case .notExecutable(let program, _):
      program.hasSuffix(".py")
        ? "Name the interpreter: exec:python3 \(program.harmless())"
        : "Make it executable, or name its interpreter."
    default: nil
    }
  }
}
