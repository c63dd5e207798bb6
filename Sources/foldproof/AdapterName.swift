package import AdapterProcess
package import Adapters
import Foundation
import Records
import Reporting

/// How an adapter is asked for on the command line.
package struct AdapterName: Sendable {
  /// Where the adapter is.
  enum Place: Sendable {
    case builtIn(BuiltInAdapter)
    case process(AdapterCommand)
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
    } else if text.hasPrefix("exec:") {
      do throws(AdapterCommand.SplitError) {
        place = .process(try AdapterCommand(splitting: String(text.dropFirst("exec:".count))))
      } catch {
        throw .usage("--adapter \(text.harmless().quoted): \(error)")
      }
    } else {
      throw .usage(
        "--adapter takes builtin:NAME or exec:COMMAND, not \(text.harmless().quoted).")
    }
  }

  /// Makes the adapter ready to answer.
  ///
  /// - Throws: ``Complaint`` when a program cannot be started, or does not complete the handshake.
  package func start() async throws(Complaint) -> RunningAdapter {
    switch place {
    case .builtIn(let adapter): return .inProcess(InProcessHost(adapter.adapter))
    case .process(let command):
      do throws(AdapterStartError) {
        return .process(
          try await ProcessHost.start(
            command, environment: ProcessInfo.processInfo.environment, limits: .standard,
            clock: ContinuousClock()))
      } catch {
        if Interruption.isAsked {
          throw Complaint(code: .interrupted, text: "Interrupted before the adapter was ready.")
        }
        throw Complaint(code: error.exitCode, text: error.fullText)
      }
    }
  }
}

/// An adapter that is ready to answer.
package enum RunningAdapter {
  case inProcess(InProcessHost)
  case process(ProcessHost)

  /// Where it answers.
  package var host: any AdapterHost {
    switch self {
    case .inProcess(let host): host
    case .process(let host): host
    }
  }

  /// Ends it, and returns what a person should know about how it ended; nil when all went well.
  package func stop() async -> String? {
    guard case .process(let host) = self else { return nil }
    let farewell = await host.stop()
    var notes: [String] = []
    if farewell.ignoredReplies > 0 {
      notes.append(
        "\(farewell.ignoredReplies.counting("reply", "replies")) to cases that were closed "
          + "already")
    }
    if farewell.manner != .byItself { notes.append("it did not end by itself") }
    return notes.isEmpty ? nil : notes.joined(separator: "; ")
  }
}

extension AdapterStartError {
  /// The code the program ends with.
  fileprivate var exitCode: ExitCode {
    if case .notFound = self { .missingInput } else { .adapterUnavailable }
  }

  /// The sentence, and the end of what the adapter wrote to standard error.
  fileprivate var fullText: String {
    let tail = standardError ?? ""
    guard !tail.isEmpty else { return description }
    let lines = tail.split(separator: "\n").suffix(10).map { "  | " + String($0).harmless() }
    return ([description, "Its standard error ended:"] + lines).joined(separator: "\n")
  }
}
