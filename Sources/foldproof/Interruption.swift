import AdapterProcess
import Foundation
import Synchronization

/// Whether SIGINT or SIGTERM asked the program to stop.
enum Interruption {
  private static let wasAsked = Atomic<Bool>(false)

  /// Whether a signal has come since ``watch()``.
  static var isAsked: Bool { wasAsked.load(ordering: .relaxed) }

  /// Takes the signals over: the first asks for an orderly end, the second ends at once.
  ///
  /// The handler runs in whatever thread the signal meets, so that workers which keep every thread
  /// busy cannot hold it up; it does nothing that a handler may not do.
  static func watch() {
    // Initialised here, as a handler must not be the first to touch it.
    wasAsked.store(false, ordering: .relaxed)
    for number in [SIGINT, SIGTERM] {
      signal(number) { _ in
        guard Interruption.wasAsked.exchange(true, ordering: .relaxed) else { return }
        killAllAdapterProcesses()
        _exit(130)
      }
    }
  }
}
