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
}

/// What an adapter says about itself before the first case.
public struct Claims: Hashable, Sendable {
  /// The adapter's name, as reports print it.
  public var name: String
  /// The adapter's version, as reports print it.
  public var version: String
  /// The queries it answers; every other one is not applicable to it.
  public var queries: Set<Query.Name>

  /// Creates the claims of an adapter.
  public init(name: String, version: String, queries: Set<Query.Name>) {
    self.name = name
    self.version = version
    self.queries = queries
  }
}
