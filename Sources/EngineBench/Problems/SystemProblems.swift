import Counterexample

/// Problems of commands that something with a state carries out wrongly.
enum SystemProblems {
  static let all: [ShrinkingProblem] = [undoRedo, cache, accounts, lostUpdate]

  enum Edit: Sendable, CustomStringConvertible {
    case type(Int)
    case undo
    case redo

    var description: String {
      switch self {
      case .type(let digit): "type \(digit)"
      case .undo: "undo"
      case .redo: "redo"
      }
    }
  }

  /// An editor that can still redo what was undone before something else was typed.
  static let undoRedo = ShrinkingProblem(
    "undo_redo",
    Generator { source in
      source.array(count: 0...30) { source -> Edit in
        switch source.choice(3) {
        case 0: .type(source.integer(in: 0...9))
        case 1: .undo
        default: .redo
        }
      }
    },
    { edits in
      var (text, undone): ([Int], [Int]) = ([], [])
      var (wrongText, wrongUndone): ([Int], [Int]) = ([], [])
      for edit in edits {
        switch edit {
        case .type(let digit):
          text.append(digit)
          undone = []
          wrongText.append(digit)
        case .undo:
          if let last = text.popLast() { undone.append(last) }
          if let last = wrongText.popLast() { wrongUndone.append(last) }
        case .redo:
          if let last = undone.popLast() { text.append(last) }
          if let last = wrongUndone.popLast() { wrongText.append(last) }
        }
        if text != wrongText { return false }
      }
      return true
    },
    isNormal: { "\($0)" == "[type 0, undo, type 0, redo]" })

  struct CacheUse: Sendable, CustomStringConvertible {
    var capacity: Int
    /// Each a key, and whether it is looked up rather than stored.
    var uses: [(key: Int, isLookup: Bool)]
    var description: String {
      "\(capacity) \(uses.map { "\($0.isLookup ? "get" : "put") \($0.key)" })"
    }
  }

  /// A cache of what was used last for which looking something up is no use.
  static let cache = ShrinkingProblem(
    "lru_cache",
    Generator { source in
      let capacity = source.integer(in: 1...4)
      let uses = source.array(count: 0...40) { source in
        let isLookup = source.boolean()
        return (source.integer(in: 0...7), isLookup)
      }
      return CacheUse(capacity: capacity, uses: uses)
    },
    { use in
      var (kept, wronglyKept): ([Int], [Int]) = ([], [])
      for (key, isLookup) in use.uses {
        if !isLookup || kept.contains(key) {
          kept = Array((kept.filter { $0 != key } + [key]).suffix(use.capacity))
        }
        if !isLookup {
          wronglyKept = Array((wronglyKept.filter { $0 != key } + [key]).suffix(use.capacity))
        }
        if Set(kept) != Set(wronglyKept) { return false }
      }
      return true
    },
    isNormal: { "\($0)" == #"2 ["put 0", "put 1", "get 0", "put 2"]"# })

  enum Banking: Sendable, CustomStringConvertible {
    case open
    case deposit(Int, Int)
    case transfer(from: Int, to: Int, Int)

    var description: String {
      switch self {
      case .open: "open"
      case .deposit(let account, let amount): "deposit \(account) \(amount)"
      case .transfer(let from, let to, let amount): "transfer \(from) \(to) \(amount)"
      }
    }
  }

  private static let bank = StateMachine<[Int], Banking>(
    initial: [],
    kinds: [
      .init("open") { _, _ in .open },
      .init("deposit", when: { !$0.isEmpty }) { source, balances in
        let account = source.integer(in: 0...balances.count - 1)
        return .deposit(account, source.integer(in: 1...500))
      },
      .init("transfer", when: { $0.count > 1 }) { source, balances in
        let from = source.integer(in: 0...balances.count - 1)
        let to = source.integer(in: 0...balances.count - 1)
        return .transfer(from: from, to: to, source.integer(in: 1...500))
      },
    ],
    apply: { balances, command in
      switch command {
      case .open: balances.append(0)
      case .deposit(let account, let amount): balances[account] += amount
      case .transfer(let from, let to, let amount) where balances[from] >= amount:
        balances[from] -= amount
        balances[to] += amount
      case .transfer: break
      }
    })

  /// A bank that closes an account from which everything goes to an older one.
  static let accounts = ShrinkingProblem(
    "accounts",
    bank.history(count: 0...30).map(\.commands),
    { commands in
      var balances: [Int] = []
      for command in commands {
        if case .transfer(let from, let to, let amount) = command, from > to,
          balances[from] == amount
        {
          return false
        }
        bank.apply(&balances, command)
      }
      return true
    },
    isNormal: { "\($0)" == "[open, open, deposit 1 1, transfer 1 0 1]" })

  /// Two callers, each of whom reads and writes; who writes what is out of date loses an update.
  static let lostUpdate = ShrinkingProblem(
    "lost_update",
    Generator { source in
      source.array(count: 0...20) { source in
        let caller = source.choice(2)
        return [caller, source.choice(2)]
      }
    },
    { steps in
      // The number of writes each caller has seen; nil before it has read.
      var seen: [Int?] = [nil, nil]
      var writes = 0
      for step in steps {
        if step[1] == 0 {
          seen[step[0]] = writes
        } else if let known = seen[step[0]] {
          if known < writes { return false }
          writes += 1
          seen[step[0]] = writes
        }
      }
      return true
    },
    isNormal: { $0 == [[0, 0], [1, 0], [0, 1], [1, 1]] })
}
