package import Records
package import Scenarios

/// One requirement of the catalogue.
package struct Clause: Hashable, Sendable {
  /// Whom a clause binds.
  package enum Subject: String, Hashable, Sendable, CaseIterable {
    /// The app's code, or the wrapper it uses.
    case implementation
    /// The ad SDK.
    case sdk
    /// An adapter of a mediation network.
    case mediationAdapter
    /// What is set on a server or in a project.
    case configuration
  }

  /// How strongly the document's words bind.
  package enum Level: String, Hashable, Sendable, CaseIterable {
    /// It says must, or instructs without leaving a choice.
    case must
    /// It recommends, suggests, or calls it best practice.
    case should
    /// It permits.
    case may
    /// It states how something behaves.
    case fact
  }

  /// What a clause rests on.
  package enum Status: Hashable, Sendable {
    /// A sentence says it.
    case normative
    /// Sentences or samples imply it, by this argument.
    case derived(argument: String)
    /// A sentence says it and can be read in several ways.
    case ambiguous
    /// Parts of the document disagree about it.
    case contradicted
    /// It informs and binds nobody, for this reason.
    case informative(argument: String)
  }

  /// One of the ways in which a clause can be broken.
  package struct Kind: Hashable, Sendable {
    /// The name reports group by.
    package var name: ViolationKind
    /// What the implementation did, in words that follow its name.
    package var text: String
  }

  /// The stable name.
  package var id: ClauseID
  /// Whom it binds.
  package var subject: Subject
  /// How strongly it binds.
  package var level: Level
  /// What it rests on.
  package var status: Status
  /// The requirement in one sentence of our own.
  package var text: String
  /// Where the document says it; nil where no document does.
  package var source: SourceLines?
  /// The public address that shows why it is asked for, where no document decides it; else nil.
  package var reference: String?
  /// Why nothing an implementation does can show whether it is kept; nil where something can.
  package var untestable: String?
  /// The queries whose answers it bears on, and the formats whose sessions it does; empty when it
  /// cannot be tested.
  package var decides: [Topic]
  /// The ways in which it can be broken; empty only when it cannot be tested.
  package var kinds: [Kind]
  /// The questions that touch it.
  package var questions: [QuestionID]
  /// Whether the harness itself demands it, apart from every document.
  package var isHarnessOwn: Bool { source == nil && reference == nil }
  /// Whether it is about a fault that shipped software had and that no document decides.
  package var isOfThePlatform: Bool { reference != nil }
  /// Whether it binds anybody.
  package var binds: Bool {
    if case .informative = status { false } else { true }
  }
  /// Whether a case can show that it is broken.
  package var isTestable: Bool { binds && untestable == nil }
}

/// Lines of a document, with the hash that tells whether they still say the same.
package struct SourceLines: Hashable, Sendable {
  /// The document's file name.
  package var document: String
  /// The line numbers.
  package var lines: LineNumbers
  /// SHA-256 of the lines in UTF-8, white space folded and trimmed, joined by line feeds, in hex.
  package var sha256: String
}
