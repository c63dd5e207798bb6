/// Commands in the order in which they are carried out.
public struct History<Command> {
  /// One command.
  public struct Step {
    /// The number of the step as it was drawn, as ``Judgement/unusedSteps`` wants it.
    public let number: Int
    /// The caller who gives the command, counted from 0.
    public let lane: Int
    /// The number of the command's kind.
    public let kind: Int
    /// The command.
    public let command: Command
  }

  /// The commands that apply, in order.
  public let steps: [Step]

  /// The commands alone.
  public var commands: [Command] { steps.map(\.command) }

  /// The commands of one caller.
  ///
  /// - Complexity: O(*n*) in the number of steps.
  public func commands(inLane lane: Int) -> [Command] {
    steps.filter { $0.lane == lane }.map(\.command)
  }
}

extension History: Sendable where Command: Sendable {}
extension History.Step: Sendable where Command: Sendable {}
extension History: Equatable where Command: Equatable {}
extension History.Step: Equatable where Command: Equatable {}
extension History: Hashable where Command: Hashable {}
extension History.Step: Hashable where Command: Hashable {}

extension StateMachine {
  /// Carries a history out and judges it by its first failure.
  ///
  /// - Parameters:
  ///   - history: The commands.
  ///   - system: What they are done to, in its first state.
  ///   - step: Does one command to the system and compares with the model before and after it;
  ///     returns how it failed, or nil.
  /// - Returns: The first failure, or that all is well.
  /// - Throws: What `step` throws.
  /// - Complexity: At most one call of `step` for each command.
  public func judge<System, Signature: Hashable & Sendable>(
    _ history: History<Command>, on system: consuming System,
    _ step: (inout System, Command, _ before: Model, _ after: Model) async throws -> Signature?
  ) async rethrows -> Judgement<Signature> {
    var system = system
    var model = initial
    for item in history.steps {
      let before = model
      apply(&model, item.command)
      if let failure = try await step(&system, item.command, before, model) {
        return Judgement(failures: [failure])
      }
    }
    return Judgement()
  }
}
