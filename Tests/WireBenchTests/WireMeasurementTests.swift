import Specification
import Testing
import WireBench

/// What is measured is there, and is more than nothing; how fast it is, no test says.
struct WireMeasurementTests {
  @Test func `measures coding, transport and judging`() async throws {
    var measurement = WireMeasurement(try Catalogue.builtIn())
    measurement.rounds = 1
    measurement.lines = 2000
    measurement.cases = 300
    let rows = try await measurement.run(ContinuousClock())
    #expect(rows.map(\.count) == Array(repeating: 3, count: 9))
    #expect(rows[0] == ["figure", "reached", "where the time goes"])
    for row in rows[1...2] + [rows[3], rows[6]] {
      let rate = try #require(Int(row[1].split(separator: " ")[0]), "\(row)")
      #expect(rate > 0)
    }
    #expect(rows[1][2].contains("times Foundation"))
  }
}
