/// What can be done to something that has a state: kinds of commands, and a model of the state.
///
/// A history is drawn against the model, so a command may need what earlier ones made: a command
/// draws its handle from what is alive in the model, as an index, and keeps meaning something
/// when shrinking deletes commands before it. Commands that no longer apply are left out, and
/// are the first that shrinking deletes.
public struct StateMachine<Model: Sendable, Command>: Sendable {
  /// One kind of command.
  public struct Kind: Sendable {
    /// The name of the kind.
    public let name: String
    /// How often it is drawn, compared with the others; positive.
    public let weight: Int
    /// Whether a command of this kind makes sense in a state.
    public let isAvailable: @Sendable (Model) -> Bool
    /// Draws a command for a state in which the kind is available.
    public let draw: @Sendable (inout Source, Model) -> Command

    /// Creates a kind of command.
    ///
    /// - Parameters:
    ///   - name: The name of the kind.
    ///   - weight: How often it is drawn, compared with the others; positive.
    ///   - isAvailable: Whether a command of this kind makes sense in a state.
    ///   - draw: Draws a command for a state in which the kind is available.
    public init(
      _ name: String, weight: Int = 1,
      when isAvailable: @escaping @Sendable (Model) -> Bool = { _ in true },
      draw: @escaping @Sendable (inout Source, Model) -> Command
    ) {
      precondition(weight > 0, "a kind of command is never drawn")
      self.name = name
      self.weight = weight
      self.isAvailable = isAvailable
      self.draw = draw
    }
  }

  /// The state at first.
  public let initial: Model
  /// The kinds of commands, the simplest first.
  public let kinds: [Kind]
  /// What a command does to the state.
  public let apply: @Sendable (inout Model, Command) -> Void

  /// Creates a state machine.
  ///
  /// - Precondition: There is a kind of command.
  public init(
    initial: Model, kinds: [Kind], apply: @escaping @Sendable (inout Model, Command) -> Void
  ) {
    precondition(!kinds.isEmpty, "there is no kind of command")
    self.initial = initial
    self.kinds = kinds
    self.apply = apply
  }

  /// Returns a generator of histories.
  ///
  /// Every other history leaves out some kinds altogether, because what several kinds do to each
  /// other hides what one of them does when it is alone.
  ///
  /// - Parameters:
  ///   - count: The number of steps; those that do not apply count, too.
  ///   - lanes: The number of callers whose commands alternate; the order of the steps is the
  ///     order in which they come.
  /// - Returns: The generator.
  /// - Complexity: O(*n*) in the number of steps, times the number of kinds.
  public func history(
    count: ClosedRange<Int>, lanes: Int = 1
  ) -> Generator<History<Command>> {
    precondition(lanes > 0, "a history needs a lane")
    return Generator { source in
      let isLeftOut = source.swarm(kinds.count)
      var model = initial
      var number = -1
      let steps = source.steps(count: count) { source -> History<Command>.Step? in
        number += 1
        // The number of the kind is the key, whatever is available, so that it still means the
        // same kind when an earlier command goes.
        let weights = kinds.indices.map { kind in
          isLeftOut[kind] || !kinds[kind].isAvailable(model) ? 0 : kinds[kind].weight
        }
        let lane = lanes == 1 ? 0 : source.choice(lanes)
        let kind = source.index(weights: weights)
        guard weights[kind] > 0 else {
          source.markUnused()
          return nil
        }
        let command = kinds[kind].draw(&source, model)
        apply(&model, command)
        return History.Step(number: number, lane: lane, kind: kind, command: command)
      }
      return History(steps: steps.compactMap { $0 })
    }
  }
}

extension Source {
  /// Draws which of several things to leave out: every other time none, never all of them.
  fileprivate mutating func swarm(_ count: Int) -> [Bool] {
    span("swarm") { source in
      guard source.boolean() else { return Array(repeating: false, count: count) }
      var isLeftOut = (0..<count).map { _ in source.boolean() }
      if isLeftOut.allSatisfy({ $0 }) { isLeftOut[0] = false }
      return isLeftOut
    }
  }
}
