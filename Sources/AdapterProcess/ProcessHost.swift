package import Adapters
internal import ProcessCalls
package import Records
package import Scenarios
internal import Synchronization

/// A host for an adapter outside this process, which may do whatever it likes to us.
///
/// One thread of its own talks to it; what is asked from several tasks waits its turn. A host that is
/// let go of without ``stop()`` kills the process and its group.
package final class ProcessHost: AdapterHost {
  /// What the thread is asked to do.
  private enum Job: Sendable {
    /// Give the adapter these decisions.
    case run([Decision], isHasty: Bool, CheckedContinuation<[Outcome], Never>)
    /// Have the adapter live through these sessions.
    case live([any Play], isHasty: Bool, CheckedContinuation<[Outcome], Never>)
    /// Say goodbye.
    case stop(CheckedContinuation<Farewell, Never>)
    /// Let go of the process.
    case leave
  }

  /// What is known once the handshake is done.
  private struct Start: Sendable {
    var claims: Claims
    var takesMany: Bool
  }

  package let claims: Claims
  package let answersInParallel: Bool
  private let jobs: JobQueue<Job>
  private let alarm: Alarm
  private let lossText: Handover

  private init(_ start: Start, _ jobs: JobQueue<Job>, _ alarm: Alarm, _ lossText: Handover) {
    claims = start.claims
    answersInParallel = start.takesMany
    self.jobs = jobs
    self.alarm = alarm
    self.lossText = lossText
  }

  /// Starts an adapter, or connects to one, and shakes hands with it.
  ///
  /// - Parameters:
  ///   - address: Where it is.
  ///   - environment: The environment it gets, and whose `PATH` a program is looked for in.
  ///   - limits: How much time and room it gets.
  ///   - clock: What its time is measured with.
  /// - Returns: The host, ready for cases.
  /// - Throws: ``AdapterStartError``; nothing runs any more then.
  package static func start(
    _ address: AdapterAddress, environment: [String: String], limits: ProcessLimits,
    clock: any Clock<Duration>
  ) async throws(AdapterStartError) -> ProcessHost {
    let alarm = try Alarm()
    let launch = Launch(
      address: address, environment: environment, limits: limits, stopwatch: Stopwatch(clock),
      alarm: alarm)
    let jobs = try JobQueue<Job>()
    let lossText = Handover()
    let start = await withCheckedContinuation { continuation in
      do throws(AdapterStartError) {
        try runOnOwnThread {
          ProcessHost.talk(launch, about: jobs, lossText, onStart: continuation)
        }
      } catch {
        continuation.resume(returning: .failure(error))
      }
    }
    return ProcessHost(try start.get(), jobs, alarm, lossText)
  }

  package func run(_ decisions: [Decision]) async -> [Outcome] {
    await run(decisions, isHasty: false)
  }

  package func live(through plays: [any Play]) async -> [Outcome] {
    await live(through: plays, isHasty: false)
  }

  package var hasty: any AdapterHost { HastyHost(self) }

  package var loss: String? { lossText.value }

  fileprivate func run(_ decisions: [Decision], isHasty: Bool) async -> [Outcome] {
    guard !decisions.isEmpty else { return [] }
    return await withCheckedContinuation { jobs.add(.run(decisions, isHasty: isHasty, $0)) }
  }

  fileprivate func live(through plays: [any Play], isHasty: Bool) async -> [Outcome] {
    guard !plays.isEmpty else { return [] }
    return await withCheckedContinuation { jobs.add(.live(plays, isHasty: isHasty, $0)) }
  }

  /// Ends the process in order and returns how it ended; whatever is run afterwards is not run.
  ///
  /// It is heeded at once, also where cases are open, which are not run then. The process is told
  /// goodbye and its input ends; if that is not enough, its group gets SIGTERM, and then SIGKILL.
  /// What is left of its group is killed in any case. Said again, it returns the same.
  package func stop() async -> Farewell {
    interrupt()
    return await withCheckedContinuation { jobs.add(.stop($0)) }
  }

  /// Has whatever is run return at once, and everything later too, as not run.
  package func interrupt() {
    alarm.ring()
  }

  deinit {
    jobs.add(.leave)
  }

  /// What the thread does from its first moment to its last.
  private static func talk(
    _ launch: Launch, about jobs: JobQueue<Job>, _ lossText: Handover,
    onStart continuation: CheckedContinuation<Result<Start, AdapterStartError>, Never>
  ) {
    do throws(AdapterStartError) {
      var supervisor = try Supervisor(launch)
      continuation.resume(
        returning: .success(
          Start(claims: supervisor.claims, takesMany: supervisor.takesMany)))
      serve(jobs, with: &supervisor, lossText)
    } catch {
      continuation.resume(returning: .failure(error))
    }
  }

  private static func serve(
    _ jobs: JobQueue<Job>, with supervisor: inout Supervisor, _ lossText: Handover
  ) {
    while true {
      switch jobs.take() {
      case .run(let decisions, let isHasty, let continuation):
        let outcomes = supervisor.run(Work(decisions), isHasty: isHasty)
        lossText.value = supervisor.loss?.text
        continuation.resume(returning: outcomes)
      case .live(let plays, let isHasty, let continuation):
        let outcomes = supervisor.run(Work(plays), isHasty: isHasty)
        lossText.value = supervisor.loss?.text
        continuation.resume(returning: outcomes)
      case .stop(let continuation): continuation.resume(returning: supervisor.end())
      case .leave: return
      }
    }
  }
}

/// A text that one thread sets and others read.
private final class Handover: Sendable {
  private let text = Mutex<String?>(nil)

  /// The text that was set last.
  var value: String? {
    get { text.withLock { $0 } }
    set { text.withLock { $0 = newValue } }
  }
}

/// An adapter outside this process, believed the first time it crashes or falls silent.
private struct HastyHost: AdapterHost {
  private let host: ProcessHost

  init(_ host: ProcessHost) {
    self.host = host
  }

  var claims: Claims { host.claims }
  var answersInParallel: Bool { host.answersInParallel }
  var hasty: any AdapterHost { self }
  var loss: String? { host.loss }

  func run(_ decisions: [Decision]) async -> [Outcome] {
    await host.run(decisions, isHasty: true)
  }

  func live(through plays: [any Play]) async -> [Outcome] {
    await host.live(through: plays, isHasty: true)
  }
}

/// Kills every adapter process there is, with its group, and keeps new ones from starting.
///
/// For the moment in which the program itself is interrupted: it is safe in a signal handler, and
/// the only thing to do afterwards is to exit.
package func killAllAdapterProcesses() {
  process_kill_all_groups()
}
