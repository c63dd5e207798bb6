import Records
import Scenarios

/// What `UnrulyAdapter` does with a case, in the order of its table.
enum Misdeed: Int, CaseIterable {
  case crashBySignal, exitCleanly, exitBehindReply, hang, standStill, nonsenseInstead
  case nonsenseBefore, nonsenseBehind, invalidText, repeatReply, contradictReply, longLine
  case closeOutput, closeInput, leaveChild, leaveChildAndCrash, flood, wrongShape, unknownNumber
  case replyToLast, floodErrors, writeInPieces, nestDeeply, hugeNumber, loseLineFeed

  /// What is done in a view of a width; nil where the case is answered as it should be.
  init?(width: Int, seed: UInt32, oneIn: UInt32) {
    let hash = (UInt32(width) &+ seed &* 7919) &* 2_654_435_761
    guard (hash >> 8) % oneIn == 0 else { return nil }
    self.init(rawValue: Int((hash >> 8) / oneIn % UInt32(Misdeed.allCases.count)))
  }

  /// Whether an outcome is what the deed deserves; of a case that is answered, the answer.
  func deserves(_ outcome: Outcome, answer: Outcome) -> Bool {
    switch (self, outcome) {
    case (.crashBySignal, .crashed(let crash)): crash.ending == .signal(number: 11)
    case (.leaveChildAndCrash, .crashed(let crash)): crash.ending == .signal(number: 6)
    case (.exitCleanly, .crashed(let crash)): crash.ending == .exit(code: 0)
    case (.loseLineFeed, .crashed(let crash)): crash.ending == .exit(code: 4)
    case (.closeOutput, .crashed(let crash)): crash.ending == .hungUp
    case (.hang, .timedOut), (.standStill, .timedOut), (.closeInput, .timedOut): true
    case (.nonsenseInstead, .brokeProtocol(let fault)),
      (.nonsenseBefore, .brokeProtocol(let fault)),
      (.nonsenseBehind, .brokeProtocol(let fault)), (.invalidText, .brokeProtocol(let fault)),
      (.flood, .brokeProtocol(let fault)), (.nestDeeply, .brokeProtocol(let fault)),
      (.hugeNumber, .brokeProtocol(let fault)):
      fault.kind == .undecodable
    case (.contradictReply, .brokeProtocol(let fault)): fault.kind == .conflict
    case (.longLine, .brokeProtocol(let fault)): fault.kind == .oversizedLine
    case (.wrongShape, .brokeProtocol(let fault)): fault.kind == .wrongShape
    case (.unknownNumber, .brokeProtocol(let fault)): fault.kind == .unknownCase
    case (.exitBehindReply, _), (.repeatReply, _), (.leaveChild, _), (.replyToLast, _),
      (.floodErrors, _), (.writeInPieces, _):
      outcome == answer
    default: false
    }
  }

  /// Whether it takes as long to find out as a case may take.
  var isSlow: Bool {
    switch self {
    case .hang, .standStill, .closeInput: true
    default: false
    }
  }
}
