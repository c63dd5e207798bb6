internal import ProcessCalls
internal import Synchronization

/// What many may ask of the one thread that talks to an adapter, first come, first served.
///
/// The thread waits for a byte in a pipe, one a job, so that it could wait for other things too.
final class JobQueue<Job: Sendable>: Sendable {
  private let jobs = Mutex<[Job]>([])
  private let bell: process_pipe

  /// Opens an empty queue.
  ///
  /// - Throws: ``AdapterStartError/system(call:reason:)`` when the system has no pipe left.
  init() throws(AdapterStartError) {
    var bell = process_pipe(reading: -1, writing: -1)
    let error = process_open_pipe(&bell)
    guard error == 0 else { throw .system(call: "pipe", reason: systemErrorText(error)) }
    self.bell = bell
  }

  /// Adds a job.
  func add(_ job: Job) {
    jobs.withLock { $0.append(job) }
    var byte: UInt8 = 0
    // A signal may interrupt a write that had to wait; a byte that is lost would lose the job.
    while process_write(bell.writing, &byte, 1) != 1 {}
  }

  /// Waits for the next job and takes it.
  ///
  /// - Complexity: O(*n*) in the number of jobs that wait.
  func take() -> Job {
    var byte: UInt8 = 0
    while process_read(bell.reading, &byte, 1) != 1 {}
    return jobs.withLock { $0.removeFirst() }
  }

  deinit {
    process_close(bell.reading)
    process_close(bell.writing)
  }
}
