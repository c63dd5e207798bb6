import Miniatures
import Oracle
import Records
import Scenarios
import SecondReading
import Testing

/// A session in miniature, and what a clause says of it.
struct LivedCase: Sendable, CustomTestStringConvertible {
  /// What a clause says.
  enum Said: Hashable, Sendable {
    /// It does not bear on the session.
    case silent
    /// It is kept.
    case kept
    /// It binds, and is broken in this way.
    case broken(String)
    /// It recommends, and is broken in this way.
    case advised(String)
    /// It comes down to this open question.
    case open(String)
  }

  var label: String
  var trace: Trace
  var said: Said

  var testDescription: String { label }

  init(_ label: String, _ said: Said, _ trace: Trace) {
    self.label = label
    self.trace = trace
    self.said = said
  }

  /// Expects the rule of a clause to say so; for those of the platform, which no document derives.
  func checkRule(_ clause: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    #expect(try ClauseUnderTest(clause).said(of: trace) == said, sourceLocation: sourceLocation)
  }

  /// Expects both derivations to say so.
  func check(_ clause: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try checkRule(clause, sourceLocation: sourceLocation)
    let second = secondVerdicts(on: trace)[clause]
    #expect(second ?? .accepted == said.inOtherWords, sourceLocation: sourceLocation)
  }
}

extension LivedCase.Said {
  /// The same in the second derivation's words.
  fileprivate var inOtherWords: SecondVerdict {
    switch self {
    case .silent, .kept: .accepted
    case .broken: .rejected
    case .advised: .discouraged
    case .open: .open
    }
  }
}

extension ClauseUnderTest {
  /// Returns what the clause says of a session: the worst that one of its rules says.
  func said(of trace: Trace) -> LivedCase.Said {
    let said = verdicts(on: trace).map { verdict -> LivedCase.Said in
      switch verdict {
      case .pass: .kept
      case .fail(let violation): .broken(violation.kind.description)
      case .advisory(let violation): .advised(violation.kind.description)
      case .unspecified(let question): .open(question.description)
      }
    }
    return said.first { $0 != .kept } ?? said.first ?? .silent
  }
}
