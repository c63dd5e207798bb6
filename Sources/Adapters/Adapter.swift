public import Scenarios

/// An implementation under test, in the same process.
///
/// About ten lines make one: claim the queries it can answer, and answer them.
public protocol Adapter: Sendable {
  /// What it is and what it can answer; asked once, before the first case.
  var claims: Claims { get }

  /// Answers a query about a situation, without any memory of earlier ones.
  ///
  /// - Parameters:
  ///   - query: One of the queries the adapter claims.
  ///   - situation: The raw facts; nothing in it is derived.
  /// - Returns: The answer, or nil to decline, which leaves the case inconclusive.
  func answer(_ query: Query, _ situation: Situation) -> Answer?

  /// Begins a session with ads of a format.
  ///
  /// - Parameter format: One of the formats the adapter claims.
  /// - Returns: What lives through the session, or nil to decline, which leaves the case
  ///   inconclusive.
  func begin(_ format: AdFormat) -> (any AdapterRun)?
}

extension Adapter {
  /// Declines: an adapter that claims no format is never asked.
  public func begin(_ format: AdFormat) -> (any AdapterRun)? { nil }

  /// Declines: an adapter that claims no query is never asked.
  public func answer(_ query: Query, _ situation: Situation) -> Answer? { nil }
}

/// An implementation under test in one session: told of events, it acts.
public protocol AdapterRun: Sendable {
  /// Returns what the implementation does when something happens, in order.
  ///
  /// - Parameter event: What happened, with everything the implementation could read then.
  /// - Returns: The actions; a load takes the next number, from 0 up.
  mutating func handle(_ event: Event) -> [Action]
}

/// What an adapter says about itself before the first case.
public struct Claims: Hashable, Sendable {
  /// The adapter's name, as reports print it.
  public var name: String
  /// The adapter's version, as reports print it.
  public var version: String
  /// The queries it answers; every other one is not applicable to it.
  public var queries: Set<Query.Name>
  /// The formats whose sessions it lives through; every other one is not applicable to it.
  public var formats: Set<AdFormat>

  /// Creates the claims of an adapter.
  public init(
    name: String, version: String, queries: Set<Query.Name>, formats: Set<AdFormat> = []
  ) {
    self.name = name
    self.version = version
    self.queries = queries
    self.formats = formats
  }

  /// Returns whether a case about a topic can be given to the adapter.
  public func include(_ topic: Topic) -> Bool {
    switch topic {
    case .query(let name): queries.contains(name)
    case .sessions(let format): formats.contains(format)
    }
  }
}
