internal import ProcessCalls
internal import Synchronization

/// A bell that, once rung, ends every wait for an adapter at once and for good.
final class Alarm: Sendable {
  private let bell: process_pipe
  private let wasRung = Atomic<Bool>(false)

  /// Opens an alarm that is silent.
  ///
  /// - Throws: ``AdapterStartError/system(call:reason:)`` when the system has no pipe left.
  init() throws(AdapterStartError) {
    var bell = process_pipe(reading: -1, writing: -1)
    let error = process_open_pipe(&bell)
    guard error == 0 else { throw .system(call: "pipe", reason: systemErrorText(error)) }
    self.bell = bell
  }

  /// What becomes readable when it is rung, and stays so.
  var descriptor: Int32 { bell.reading }

  /// Whether it was rung.
  var isRinging: Bool { wasRung.load(ordering: .acquiring) }

  /// Rings it; the second time changes nothing.
  func ring() {
    guard !wasRung.exchange(true, ordering: .acquiringAndReleasing) else { return }
    var byte: UInt8 = 0
    while process_write(bell.writing, &byte, 1) != 1 {}
  }

  deinit {
    process_close(bell.reading)
    process_close(bell.writing)
  }
}
