import AdapterProcess
import Dispatch
import Foundation
import Synchronization

/// Whether SIGINT or SIGTERM asked the program to stop.
enum Interruption {
  private static let wasAsked = Atomic<Bool>(false)

  /// The watchers of both signals, kept for the life of the program.
  // Written once, by the runtime's own lock on first use, and never changed.
  nonisolated(unsafe) private static let watchers: [any DispatchSourceSignal] =
    [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        guard wasAsked.exchange(true, ordering: .relaxed) else { return }
        killAllAdapterProcesses()
        exit(130)
      }
      source.resume()
      return source
    }

  /// Whether a signal has come since ``watch()``.
  static var isAsked: Bool { wasAsked.load(ordering: .relaxed) }

  /// Takes the signals over: the first asks for an orderly end, the second ends at once.
  static func watch() {
    precondition(watchers.count == 2)
  }
}
