import AdapterProcess
import Adapters
import Foundation
import Records
import Scenarios
import Testing

/// An adapter whose behaviour is a few lines of shell, to be told from its process afterwards.
///
/// The lines are for `/bin/sh`, so that nothing else need be installed. They can use `hello`, which
/// answers the greeting, and `serve`, which answers every case from then on until the goodbye.
struct ScriptedAdapter {
  private let folder: URL
  private let environment: [String: String]

  /// What every script can use.
  private static let prelude = #"""
    echo $$ > "$FOLDER/pid"
    hello() {
      read -r greeting
      echo "{\"hello\":{\"version\":1,\"name\":\"scripted\",\"adapterVersion\":\"0\",\"queries\":[\"bannerWidth\"]}}"
    }
    number() { id=${1#'{"id":'}; echo "${id%%,*}"; }
    pong() { id=${1#'{"ping":'}; echo "{\"pong\":${id%\}}}"; }
    answer() { echo "{\"id\":$(number "$1"),\"answer\":\"wait\"}"; }
    serve() {
      while read -r line; do
        case $line in
          '{"ping"'*) pong "$line" ;;
          '{"goodbye"'*) exit 0 ;;
          *) "${1:-answer}" "$line" ;;
        esac
      done
    }

    """#

  init(_ script: String) throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "foldproof-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "FOLDER": folder.path(percentEncoded: false),
      "SCRIPT": ScriptedAdapter.prelude + script,
    ]
  }

  func start(_ limits: ProcessLimits = .patient) async throws -> ProcessHost {
    try await ProcessHost.start(
      AdapterCommand(splitting: #"/bin/sh -c 'eval "$SCRIPT"'"#), environment: environment,
      limits: limits, clock: ContinuousClock())
  }

  /// Starts the adapter, gives it cases, ends it, and returns what came of them.
  func outcomes(
    of count: Int, _ limits: ProcessLimits = .patient
  ) async throws -> (outcomes: [Outcome], farewell: Farewell) {
    let host = try await start(limits)
    let outcomes = await host.run(.banners(count))
    return (outcomes, await host.stop())
  }

  /// The number of the group in which the adapter runs.
  func group() throws -> Int32 {
    let text = try String(contentsOf: folder.appending(path: "pid"), encoding: .utf8)
    return try #require(Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)))
  }

  /// Whether no process of the group is left, the ones that are about to be gone awaited.
  func leavesNothing() async throws -> Bool {
    let group = ProcessGroup(number: try group())
    try removeFolder()
    return try await group.isGone()
  }

  /// Removes what the adapter was told from; its group cannot be asked for any more.
  func removeFolder() throws {
    try FileManager.default.removeItem(at: folder)
  }
}

extension ProcessLimits {
  /// So much time that a loaded machine is never taken for a silent adapter.
  static let patient = ProcessLimits.standard.with { limits in
    limits.handshakeSeconds = 30
    limits.caseSeconds = 30
    limits.graceSeconds = 30
  }
  /// So little time for a case that a silent adapter is soon found out.
  static let hasty = ProcessLimits.patient.with { $0.caseSeconds = 0.2 }

  /// The limits with a change.
  func with(_ change: (inout ProcessLimits) -> Void) -> ProcessLimits {
    var limits = self
    change(&limits)
    return limits
  }
}

extension Crash {
  /// A crash without any evidence.
  static func signal(_ number: Int32) -> Crash {
    Crash(ending: .signal(number: number), standardError: "")
  }

  /// A crash without any evidence.
  static func exit(_ code: Int32) -> Crash {
    Crash(ending: .exit(code: code), standardError: "")
  }
}

extension Outcome {
  /// The answer that scripted adapters give.
  static let waits = Outcome.answered(.bannerWidth(.wait))
}
