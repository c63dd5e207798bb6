package import Adapters
internal import ProcessCalls
package import Records
package import Scenarios

/// A host for an adapter in another process, which may do whatever it likes to us.
///
/// One thread of its own talks to the process, one case at a time; what is asked from several tasks
/// waits its turn. A host that is let go of without ``stop()`` kills the process and its group.
package final class ProcessHost: AdapterHost {
  /// What the thread is asked to do.
  private enum Job: Sendable {
    /// Give the adapter these cases.
    case run([Decision], CheckedContinuation<[Outcome], Never>)
    /// Say goodbye.
    case stop(CheckedContinuation<Farewell, Never>)
    /// Let go of the process.
    case leave
  }

  package let claims: Claims
  package let answersInParallel = false
  private let jobs: JobQueue<Job>

  private init(_ claims: Claims, _ jobs: JobQueue<Job>) {
    self.claims = claims
    self.jobs = jobs
  }

  /// Starts an adapter and shakes hands with it.
  ///
  /// - Parameters:
  ///   - command: The program and its arguments.
  ///   - environment: The environment it gets, and whose `PATH` the program is looked for in.
  ///   - limits: How much time and room it gets.
  ///   - clock: What its time is measured with.
  /// - Returns: The host, ready for cases.
  /// - Throws: ``AdapterStartError``; nothing runs any more then.
  package static func start(
    _ command: AdapterCommand, environment: [String: String], limits: ProcessLimits,
    clock: any Clock<Duration>
  ) async throws(AdapterStartError) -> ProcessHost {
    let stopwatch = Stopwatch(clock)
    let jobs = try JobQueue<Job>()
    let claims = await withCheckedContinuation { continuation in
      do throws(AdapterStartError) {
        try runOnOwnThread {
          ProcessHost.talk(
            to: command, environment: environment, limits: limits, stopwatch: stopwatch,
            about: jobs, onStart: continuation)
        }
      } catch {
        continuation.resume(returning: .failure(error))
      }
    }
    return ProcessHost(try claims.get(), jobs)
  }

  package func run(_ decisions: [Decision]) async -> [Outcome] {
    await withCheckedContinuation { jobs.add(.run(decisions, $0)) }
  }

  /// Ends the process in order and returns how it ended; whatever is run afterwards is not run.
  ///
  /// It is told goodbye and its input ends; if that is not enough, its group gets SIGTERM, and then
  /// SIGKILL. What is left of its group is killed in any case.
  package func stop() async -> Farewell {
    await withCheckedContinuation { jobs.add(.stop($0)) }
  }

  deinit {
    jobs.add(.leave)
  }

  /// What the thread does from its first moment to its last.
  private static func talk(
    to command: AdapterCommand, environment: [String: String], limits: ProcessLimits,
    stopwatch: Stopwatch, about jobs: JobQueue<Job>,
    onStart continuation: CheckedContinuation<Result<Claims, AdapterStartError>, Never>
  ) {
    do throws(AdapterStartError) {
      let channel = try AdapterChannel(
        to: command, environment: environment, limits: limits, stopwatch: stopwatch)
      var conversation = Conversation(channel, limits: limits)
      continuation.resume(returning: .success(try conversation.greet()))
      serve(jobs, with: &conversation)
    } catch {
      continuation.resume(returning: .failure(error))
    }
  }

  private static func serve(_ jobs: JobQueue<Job>, with conversation: inout Conversation) {
    while true {
      switch jobs.take() {
      case .run(let decisions, let continuation):
        var outcomes: [Outcome] = []
        outcomes.reserveCapacity(decisions.count)
        for decision in decisions {
          outcomes.append(conversation.ask(decision.query, decision.situation))
        }
        continuation.resume(returning: outcomes)
      case .stop(let continuation): continuation.resume(returning: conversation.end())
      case .leave: return
      }
    }
  }
}

/// Kills every adapter process there is, with its group, and keeps new ones from starting.
///
/// For the moment in which the program itself is interrupted: it is safe in a signal handler, and
/// the only thing to do afterwards is to exit.
package func killAllAdapterProcesses() {
  process_kill_all_groups()
}
