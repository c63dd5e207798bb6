import Adapters
import Conformance
import Records
import Scenarios
import Testing

/// What the documents' own samples break of the text beside them.
struct SampleAdaptersTests {
  static let samples: [(String, [Signature])] = [
    ("sample-001-uikit", [Signature("001-SCN-002", "sceneUnset")]),
    ("sample-001-objective-c", [Signature("001-SCN-002", "sceneUnset")]),
    (
      "sample-001-swiftui",
      [
        Signature("001-REL-002", "orderDependent"), Signature("001-REL-003", "changedByScene"),
        Signature("001-SCN-002", "sceneUnset"),
      ]
    ),
    ("sample-001-swiftui-update", [Signature("001-SCN-002", "sceneUnset")]),
  ]

  @Test func `has all samples`() {
    #expect(SampleAdapter.all.map { "sample-\($0.name)" } == Self.samples.map(\.0))
  }

  @Test(arguments: samples)
  func `breaks what is known of a sample, and nothing else`(
    name: String, signatures: [Signature]
  ) async throws {
    let adapter = try #require(BuiltInAdapter.named(name)).adapter
    let run = try await Trial(cases: 10_000, workers: 2).run(adapter)
    #expect(run.failures.map(\.signature) == signatures)
    #expect(run.judged == run.planned)
    #expect(run.judged > 1000)
  }
}
