import Counterexample
import CounterexampleTesting
import Testing

/// The code of the article on generators.
struct WritingGenerators {
  @Test func `draws plain values`() async throws {
    try await property(.integer(in: -9...9), .boolean) { number, isNegated in
      #expect((isNegated ? -number : number).magnitude <= 9)
    }
  }

  @Test func `draws what depends on earlier draws`() async throws {
    struct Meeting {
      var title: String
      var start: Int
      var end: Int
    }

    let meetings = Generator { source in
      let start = source.integer(in: 0...1439)
      return Meeting(
        title: source.string(count: 1...8, of: .lowercase),
        start: start,
        end: source.integer(in: start...1440))
    }

    try await property(meetings) { meeting in
      #expect(meeting.start <= meeting.end)
    }
  }

  @Test func `draws collections`() async throws {
    let timetables = Generator { source in
      source.dictionary(
        count: 0...4,
        key: { $0.element(of: ["Mon", "Tue", "Wed", "Thu", "Fri"]) },
        value: { source in
          source.sortedArray(count: 0...3) { $0.integer(in: 8...18) }
        })
    }

    try await property(timetables) { timetable in
      for hours in timetable.values { #expect(hours == hours.sorted()) }
    }
  }

  @Test func `draws recursive values`() async throws {
    indirect enum Expression {
      case number(Int)
      case sum(Expression, Expression)
      case product(Expression, Expression)

      var value: Int {
        switch self {
        case .number(let number): number
        case .sum(let one, let other): one.value &+ other.value
        case .product(let one, let other): one.value &* other.value
        }
      }

      var mirrored: Expression {
        switch self {
        case .number: self
        case .sum(let one, let other): .sum(other.mirrored, one.mirrored)
        case .product(let one, let other): .product(other.mirrored, one.mirrored)
        }
      }
    }

    let expressions = Generator<Expression>.recursive(
      size: 16,
      leaf: Generator { .number($0.integer(in: -9...9)) },
      node: { inner in
        .one(of: [
          zip(inner, inner).map { .sum($0, $1) },
          zip(inner, inner).map { .product($0, $1) },
        ])
      })

    try await property(expressions) { expression in
      #expect(expression.mirrored.value == expression.value)
    }
  }

  @Test func `makes what is wanted, and leaves out the rest`() async throws {
    let intervals = Generator { source in
      let ends = [source.integer(in: -100...100), source.integer(in: -100...100)]
      return ends.min()!...ends.max()!
    }
    let leapYears = Generator { $0.integer(in: 1600...2400) }
      .filter { $0.isMultiple(of: 4) && (!$0.isMultiple(of: 100) || $0.isMultiple(of: 400)) }

    try await property(intervals, leapYears) { interval, year in
      try assume(interval.count > 1)
      #expect(interval.lowerBound < interval.upperBound)
      #expect(year.isMultiple(of: 4))
    }
  }

  @Test func `draws histories of commands`() async throws {
    enum Command {
      case enqueue(Int)
      case dequeue
    }

    let machine = StateMachine<[Int], Command>(
      initial: [],
      kinds: [
        .init("enqueue") { source, _ in .enqueue(source.integer(in: 0...9)) },
        .init("dequeue", when: { !$0.isEmpty }) { _, _ in .dequeue },
      ],
      apply: { model, command in
        switch command {
        case .enqueue(let number): model.append(number)
        case .dequeue: model.removeFirst()
        }
      })

    try await property(machine.history(count: 0...20).map(\.commands)) { commands in
      var queue = Queue()
      var model: [Int] = []
      for command in commands {
        switch command {
        case .enqueue(let number):
          queue.enqueue(number)
          model.append(number)
        case .dequeue:
          #expect(queue.dequeue() == model.removeFirst())
        }
      }
    }
  }

  struct Queue {
    private var incoming: [Int] = []
    private var outgoing: [Int] = []

    mutating func enqueue(_ number: Int) { incoming.append(number) }

    mutating func dequeue() -> Int? {
      if outgoing.isEmpty {
        outgoing = incoming.reversed()
        incoming = []
      }
      return outgoing.popLast()
    }
  }
}
