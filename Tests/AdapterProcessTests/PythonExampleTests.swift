import AdapterProcess
import Adapters
import Foundation
import Records
import Scenarios
import Testing

/// The example needs `python3`; without it these tests fail and say so, as nothing was shown.
struct PythonExampleTests {
  private static let path = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Specs/adapters/python/adapter.py")

  @Test func `answers every query as the reference does`() async throws {
    let path = PythonExampleTests.path.path(percentEncoded: false)
    let host = try await ProcessHost.start(
      .program(AdapterCommand(program: "python3", arguments: [path])),
      environment: ProcessInfo.processInfo.environment, limits: .patient, clock: ContinuousClock())
    #expect(
      host.claims == Claims(name: "python", version: "1", queries: Set(Query.Name.allCases)))
    let cases = [Decision].telling
    let outcomes = await host.run(cases)
    let expected = await InProcessHost(ReferenceAdapter()).run(cases)
    #expect(cases.count > 200)
    #expect(Set(expected).count == 12)
    for (index, pair) in zip(outcomes, expected).enumerated() where pair.0 != pair.1 {
      Issue.record("\(cases[index]): \(pair.0) instead of \(pair.1)")
    }
    #expect(outcomes.count == expected.count)
    let farewell = await host.stop()
    #expect(farewell.manner == .byItself)
    #expect(farewell.ending == .exit(code: 0))
    #expect(farewell.standardError == "")
  }

  @Test func `fits on a screen`() throws {
    let text = try String(contentsOf: PythonExampleTests.path, encoding: .utf8)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 45)
  }
}
