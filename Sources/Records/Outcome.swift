package import Scenarios

/// What the adapter did with a case, before anybody judges it.
package enum Outcome: Hashable, Sendable {
  /// It answered.
  case answered(Answer)
  /// It answered both decisions that a relation links.
  case answeredBoth(Answer, Answer)
  /// It lived through a session, which went like this.
  case lived(Trace)
  /// It declined a query it claims.
  case declined
  /// It ended while the case was open.
  case crashed(Crash)
  /// It gave no answer within the time a case has, in seconds.
  case timedOut(after: Double)
  /// It said something that is no answer to the case.
  case brokeProtocol(ProtocolFault)
  /// The case was never given to it, as it had been lost before.
  case notRun
}

/// How an adapter's process ended, with the evidence it left.
package struct Crash: Hashable, Sendable {
  /// How a process ends.
  package enum Ending: Hashable, Sendable {
    /// It ended by itself with this code.
    case exit(code: Int32)
    /// It was ended by a signal of this number.
    case signal(number: Int32)
    /// It went on running, or is out of reach, but closed its end of the conversation.
    case hungUp
  }

  /// How it ended.
  package var ending: Ending
  /// The end of what it wrote to standard error; untrusted text.
  package var standardError: String

  /// Creates a crash from its ending and the tail of standard error.
  package init(ending: Ending, standardError: String) {
    self.ending = ending
    self.standardError = standardError
  }
}

/// A message of an adapter that could not be taken as an answer.
package struct ProtocolFault: Hashable, Sendable {
  /// What was wrong with it.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// It is no JSON, or holds a number no double can hold.
    case undecodable
    /// It is JSON of another shape than a reply.
    case wrongShape
    /// It names another case than the open one.
    case unknownCase
    /// It answers another query than the one asked.
    case wrongQuery
    /// It is longer than a line may be.
    case oversizedLine
    /// It is a second reply to a case and says something else than the first.
    case conflict
    /// It answers what came behind the case, and not the case.
    case unanswered
  }

  /// What was wrong with it.
  package var kind: Kind
  /// What exactly, in words for a person; may quote untrusted text.
  package var detail: String

  /// Creates a fault from its kind and the detail.
  package init(_ kind: Kind, detail: String) {
    self.kind = kind
    self.detail = detail
  }
}
