internal import Adapters
internal import JSON
internal import Records
package import Scenarios

/// Examines an adapter's manners, one after the other, and says in words what to mend.
///
/// It does not judge answers; that is what a run does.
package struct Doctor: Sendable {
  /// What was found out about one of its manners.
  package struct Finding: Hashable, Sendable {
    /// What came of it.
    package enum Result: Hashable, Sendable {
      /// It is as it should be.
      case good
      /// It does not concern this adapter.
      case notApplicable
      /// It is not; what was seen, and what to mend. May quote untrusted text.
      case bad(String)
    }

    /// What was looked at, as a claim.
    package var claim: String
    /// What came of it.
    package var result: Result
  }

  private let launch: Launch
  private let decisions: [Decision]
  private let plays: [any Play]

  /// Creates a doctor.
  ///
  /// - Parameters:
  ///   - address: Where the adapter is.
  ///   - environment: The environment it gets.
  ///   - limits: How much time and room it gets.
  ///   - clock: What its time is measured with.
  ///   - decisions: Some decisions of every query.
  ///   - plays: Some sessions of every format.
  /// - Throws: ``AdapterStartError`` when the system has no pipe left.
  package init(
    _ address: AdapterAddress, environment: [String: String], limits: ProcessLimits,
    clock: any Clock<Duration>, decisions: [Decision], plays: [any Play]
  ) throws(AdapterStartError) {
    launch = Launch(
      address: address, environment: environment, limits: limits, stopwatch: Stopwatch(clock),
      alarm: try Alarm())
    self.decisions = decisions
    self.plays = plays
  }

  /// Examines the adapter.
  ///
  /// - Returns: What was found out, in the order in which it was.
  /// - Throws: ``AdapterStartError`` when the adapter does not complete a handshake.
  package func examine() async throws(AdapterStartError) -> [Finding] {
    let result = await withCheckedContinuation { continuation in
      do throws(AdapterStartError) {
        try runOnOwnThread { continuation.resume(returning: Result(catching: findings)) }
      } catch {
        continuation.resume(returning: .failure(error))
      }
    }
    return try result.get()
  }

  private func findings() throws(AdapterStartError) -> [Finding] {
    var findings = [Finding(claim: "greets, and answers a ping", result: .good)]
    // Behind four milliards, where a number that was kept in 32 bits is another one.
    var patient = try Patient(launch, firstNumber: 1 << 33)
    let claims = patient.greeting.claims
    let claimed = decisions.filter { claims.queries.contains($0.query.name) }
    let lived = plays.filter { claims.formats.contains($0.format) }
    func note(_ claim: String, _ isApplicable: Bool = true, _ check: () -> String?) {
      let result = isApplicable ? check().map(Finding.Result.bad) ?? .good : .notApplicable
      findings.append(Finding(claim: claim, result: result))
    }
    note("claims something") {
      claims.queries.isEmpty && claims.formats.isEmpty
        ? "It claims no query and no format, so there is nothing to ask." : nil
    }
    note("answers each query it claims, to the right number", !claimed.isEmpty) {
      patient.trouble(with: Work(claimed), .lockstep)
    }
    note("reads a line of many kilobytes, with escapes and characters of all lengths") {
      claimed.first.flatMap { patient.trouble(with: Work([$0.enlarged]), .lockstep) }
    }
    note("acts in sessions of each format it claims", !lived.isEmpty) {
      patient.trouble(with: Work(lived), .lockstep)
    }
    let pace = patient.greeting.pace
    note("replies to many open cases, as its window and batch promise", pace.window > 1) {
      let many = (0..<3 * pace.window).compactMap {
        claimed.isEmpty ? nil : claimed[$0 % claimed.count]
      }
      let sessions = (0..<2 * pace.window).compactMap {
        lived.isEmpty ? nil : lived[$0 % lived.count]
      }
      return (many.isEmpty ? nil : patient.trouble(with: Work(many), pace))
        ?? (sessions.isEmpty ? nil : patient.trouble(with: Work(sessions), pace))
    }
    note("leaves alone what it does not know in a message") { patient.troubleWithUnknownMember() }
    note("goes on after a reset") {
      patient.troubleWithReset()
        ?? claimed.first.flatMap { patient.trouble(with: Work([$0]), .lockstep) }
    }
    note("replies well within the time that a case has") { patient.slowness }
    note("ends with exit code 0 at the goodbye") { patient.troubleWithGoodbye() }
    var other = try Patient(launch, firstNumber: 1)
    note("ends when its input does") { other.troubleWithEndOfInput() }
    return findings
  }
}

extension Decision {
  /// The decision with a name of the device that is long and hard to read, and many scenes.
  fileprivate var enlarged: Decision {
    var decision = self
    decision.situation.device.model =
      "\"\\/\u{7}\u{e9}\u{5d0}\u{1f4f1}\u{2028}" + String(repeating: "long ", count: 3000)
    let taken = decision.situation.scenes.map(\.id.number).max() ?? 0
    decision.situation.scenes += (1...50).map {
      Scene(id: Scene.ID(taken + $0), role: .accessory, activationState: .background)
    }
    return decision
  }
}
