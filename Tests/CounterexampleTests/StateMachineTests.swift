import Counterexample
import Testing

struct StateMachineTests {
  enum Command: Hashable, Sendable {
    case make
    case remove(Int)
    case use(Int)
  }

  /// Things that are made, used and removed; each has a number that is never given again.
  struct Model: Sendable, Equatable {
    var alive: [Int] = []
    var next = 0
  }

  private let machine = StateMachine<Model, Command>(
    initial: Model(),
    kinds: [
      .init("make") { _, _ in .make },
      .init("remove", when: { !$0.alive.isEmpty }) { .remove($0.element(of: $1.alive)) },
      .init("use", weight: 2, when: { !$0.alive.isEmpty }) { .use($0.element(of: $1.alive)) },
    ]
  ) { model, command in
    switch command {
    case .make:
      model.alive.append(model.next)
      model.next += 1
    case .remove(let thing): model.alive.removeAll { $0 == thing }
    case .use: break
    }
  }

  private let seeds = Seeds(run: 71, property: "machine")

  @Test func `draws only commands that apply`() {
    let generator = machine.history(count: 0...30)
    var kinds: Set<Int> = []
    for index in 0..<300 {
      var model = Model()
      for step in generator.value(seeds, case: index).steps {
        kinds.insert(step.kind)
        switch step.command {
        case .make: break
        case .remove(let thing), .use(let thing): #expect(model.alive.contains(thing))
        }
        machine.apply(&model, step.command)
      }
    }
    #expect(kinds == [0, 1, 2])
  }

  @Test func `leaves kinds out of some histories and of others not`() {
    let generator = machine.history(count: 30...30)
    let seen = (0..<400).map { Set(generator.value(seeds, case: $0).steps.map(\.kind)) }
    #expect(seen.contains([0]))
    #expect(seen.contains([0, 2]))
    #expect(seen.count { $0 == [0, 1, 2] } > 150)
  }

  @Test func `comes back from its keys`() {
    let generator = machine.history(count: 0...30, lanes: 2)
    for index in 0..<200 {
      let sample = generator.sample(seeds, case: index)
      #expect(generator.sample(keys: sample.keys).value == sample.value)
    }
  }

  /// Shrinks what fails for a system that forgets a thing when the one made before it is removed.
  @Test func `shrinks to the commands that matter, with new handles`() async throws {
    let machine = machine
    let generator = machine.history(count: 0...40)
    let evaluate: Evaluate<History<Command>, String> = { histories in
      var judgements: [Judgement<String>] = []
      for history in histories {
        judgements.append(
          await machine.judge(history, on: Set<Int>()) { known, command, _, _ in
            switch command {
            case .make: known.insert(known.reduce(-1, max) + 1)
            case .remove(let thing):
              known.remove(thing)
              if known.contains(thing + 1) { known.remove(thing + 1) }
            case .use(let thing): return known.contains(thing) ? nil : "forgotten"
            }
            return nil
          })
      }
      return judgements
    }
    for run in 0..<10 {
      let seeds = Seeds(run: UInt64(run), property: "handles")
      let found = await Search<History<Command>, String>(generator, seeds: seeds)
        .run(cases: 0..<500, evaluate: evaluate)
      let index = try #require(found.failures["forgotten"]?.lowestCase)
      let result = await Shrink(generator, signature: "forgotten")
        .run(seeds, case: index, evaluate: evaluate)
      #expect(
        result.value.commands == [.make, .remove(0), .make, .use(1)]
          || result.value.commands == [.make, .make, .remove(0), .use(1)])
    }
  }

  @Test func `alternates between lanes in an order of its own`() async throws {
    let generator = machine.history(count: 0...20, lanes: 2)
    let histories = (0..<200).map { generator.value(seeds, case: $0) }
    #expect(histories.contains { $0.steps.map(\.lane).prefix(4) == [0, 1, 0, 1] })
    for history in histories {
      let count = history.commands(inLane: 0).count + history.commands(inLane: 1).count
      #expect(count == history.commands.count)
    }
    // A use in one lane while the other has removed something, whatever else happens.
    let evaluate: Evaluate<History<Command>, Bool> = { histories in
      histories.map { history in
        let removal = history.steps.firstIndex {
          if case .remove = $0.command { $0.lane == 1 } else { false }
        }
        let fails = removal.map { removal in
          history.steps[removal...].contains {
            if case .use = $0.command { $0.lane == 0 } else { false }
          }
        }
        return Judgement(failures: fails == true ? [true] : [])
      }
    }
    let found = await Search<History<Command>, Bool>(generator, seeds: seeds)
      .run(cases: 0..<500, evaluate: evaluate)
    let index = try #require(found.firstFailingCase)
    let result = await Shrink(generator, signature: true)
      .run(seeds, case: index, evaluate: evaluate)
    #expect(result.value.steps.map(\.lane).filter { $0 == 1 }.count == 1)
    #expect(result.value.steps.count == 4)
  }
}
