import AdapterProcess
import Adapters
import Foundation
import Records
import Scenarios
import Testing

/// An adapter whose behaviour is a few lines of shell, to be told from its process afterwards.
///
/// The lines are for `/bin/sh`, so that nothing else need be installed. They can use `hello`, which
/// shakes hands, `serve`, which answers every case from then on until the goodbye, and `on`, which
/// does so but for cases of one width, with which it does something else; `$1` is the case then.
struct ScriptedAdapter {
  private let folder: URL
  private let environment: [String: String]

  /// What every script can use.
  private static let prelude = #"""
    echo $$ >> "$FOLDER/pids"
    greet() {
      read -r greeting
      echo "{\"hello\":{\"version\":1,\"name\":\"scripted\",\"adapterVersion\":\"0\",\"queries\":[\"bannerWidth\"]$1}}"
    }
    hello() { greet "$1"; read -r line; pong "$line"; }
    number() { id=${1#'{"id":'}; echo "${id%%,*}"; }
    width() { view=${1#*'"view":{"x":0,"y":0,"width":'}; echo "${view%%,*}"; }
    pong() { id=${1#'{"ping":'}; echo "{\"pong\":${id%%[!0-9]*}}"; }
    answer() { echo "{\"id\":$(number "$1"),\"answer\":\"wait\"}"; }
    serve() {
      while read -r line; do
        case $line in
          '{"ping"'*) pong "$line" ;;
          '{"goodbye"'*) exit 0 ;;
          '['*) split "$line" "${1:-answer}" ;;
          *) "${1:-answer}" "$line" ;;
        esac
      done
    }
    split() {
      list=${1#'['}
      while [ -n "$list" ]; do
        one=${list%%',{"id":'*} rest=${list#*',{"id":'}
        if [ "$rest" = "$list" ]; then list=; else list="{\"id\":$rest"; fi
        "$2" "$one"
      done
    }
    on() {
      culprit=$1 deed=$2
      act() { if [ "$(width "$1")" = "$culprit" ]; then eval "$deed"; else answer "$1"; fi; }
      serve act
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
      .program(AdapterCommand(splitting: #"/bin/sh -c 'eval "$SCRIPT"'"#)),
      environment: environment, limits: limits, clock: ContinuousClock())
  }

  /// Starts the adapter, gives it cases of widths from 1 up, ends it, and returns what came of them.
  func outcomes(
    of count: Int, _ limits: ProcessLimits = .patient
  ) async throws -> (outcomes: [Outcome], farewell: Farewell) {
    let host = try await start(limits)
    let outcomes = await host.run(.banners(count))
    return (outcomes, await host.stop())
  }

  /// The numbers of the groups in which the adapter ran, the first first.
  func groups() throws -> [Int32] {
    let text = try String(contentsOf: folder.appending(path: "pids"), encoding: .utf8)
    return text.split(separator: "\n").compactMap { Int32($0) }
  }

  /// Whether the script has made a file of a name in its folder.
  func hasLeft(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: name).path(percentEncoded: false))
  }

  /// Whether no process of any group is left, the ones that are about to be gone awaited.
  func leavesNothing() async throws -> Bool {
    let groups = try groups()
    try removeFolder()
    try #require(!groups.isEmpty)
    for group in groups {
      guard try await ProcessGroup(number: group).isGone() else { return false }
    }
    return true
  }

  /// Removes what the adapter was told from; its groups cannot be asked for any more.
  func removeFolder() throws {
    try FileManager.default.removeItem(at: folder)
  }
}

extension ProcessLimits {
  /// So much time that a loaded machine is never taken for a silent adapter.
  static let patient = ProcessLimits.standard.with { limits in
    limits.handshakeSeconds = 30
    limits.caseSeconds = 30
    limits.patience = 1
    limits.graceSeconds = 30
  }
  /// So little time for a case that a silent adapter is soon found out.
  static let hasty = ProcessLimits.patient.with { $0.caseSeconds = 0.3 }

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
