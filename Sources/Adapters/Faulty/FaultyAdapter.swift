package import Scenarios

/// The reference with one fault that shipped software really had.
package struct FaultyAdapter: Adapter {
  /// The name after `faulty-`.
  package var name: String
  /// The fault in one sentence.
  package var fault: String
  /// The profile under which it shows; under others the documents may leave it open.
  package var profile: String
  /// What it answers instead; nil where it answers as the reference does.
  private let deviation: @Sendable (Query, Situation) -> Answer?
  private let reference = ReferenceAdapter()

  /// Creates a deviation from the reference.
  ///
  /// - Parameters:
  ///   - name: The name after `faulty-`.
  ///   - fault: The fault in one sentence.
  ///   - profile: The profile under which it shows.
  ///   - deviation: What it answers instead; nil where it answers as the reference does.
  init(
    _ name: String, fault: String, under profile: String = "documents",
    deviation: @escaping @Sendable (Query, Situation) -> Answer?
  ) {
    self.name = name
    self.fault = fault
    self.profile = profile
    self.deviation = deviation
  }

  package var claims: Claims {
    Claims(name: "faulty-\(name)", version: "1", queries: Set(Query.Name.allCases))
  }

  package func answer(_ query: Query, _ situation: Situation) -> Answer? {
    deviation(query, situation) ?? reference.answer(query, situation)
  }

  /// Creates a deviation in the width of banners that are requested at all.
  static func width(
    _ name: String, fault: String, _ width: @escaping @Sendable (Situation) -> Double
  ) -> FaultyAdapter {
    FaultyAdapter(name, fault: fault) { query, situation in
      let correct = ReferenceAdapter().answer(query, situation)
      guard case .bannerWidth(.points) = correct else { return nil }
      return .bannerWidth(.points(width(situation)))
    }
  }
}
