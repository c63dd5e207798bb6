import Adapters
import Foundation
import Records
import Testing

/// A fault is found whatever the seed, and comes down to one smallest case from nearly all of them.
///
/// One seed in an ordinary run, for the faults that few cases show; every fault and 50 seeds when
/// `FOLDPROOF_THOROUGH` is 1.
struct EverySeedTests {
  private static let isThorough =
    ProcessInfo.processInfo.environment["FOLDPROOF_THOROUGH"] == "1"
  private static let seeds: ClosedRange<UInt64> = isThorough ? 1...50 : 2...2
  /// Shrinking a life takes a second or two, where it is not compiled for speed.
  private static let faultsOverTime =
    isThorough
    ? FaultySessionsTests.faults : FaultySessionsTests.faults.filter { $0.cases == 4000 }
  /// As many cases as the default run has; else as many as are known to be enough.
  private static let cases = isThorough ? 100_000 : 4000

  @Test(arguments: FaultyAdaptersTests.faults)
  func `finds each fault from every seed, in one smallest case from 95 in 100`(
    name: String, findings: [ExpectedFinding]
  ) async throws {
    let fault = try #require(BuiltInAdapter.named("faulty-\(name)"))
    var alike: [Signature: Int] = [:]
    for seed in Self.seeds {
      let run = try await Trial(
        cases: Self.cases, seed: seed, workers: 2, profile: fault.profile
      ).run(fault.adapter)
      for expected in findings {
        let found = (run.failures + run.advisories).first { $0.signature == expected.signature }
        let finding = try #require(found, "seed \(seed): \(expected.signature)")
        if expected.case == nil || finding.case == expected.case {
          alike[expected.signature, default: 0] += 1
        }
      }
    }
    for expected in findings {
      let share = Double(alike[expected.signature] ?? 0) / Double(Self.seeds.count)
      #expect(share >= 0.95, "\(expected.signature): \(share)")
    }
  }

  @Test(arguments: faultsOverTime)
  func `finds each fault over time from every seed, mostly in one smallest life`(
    fault: FaultySessionsTests.Fault
  ) async throws {
    let adapter = try #require(BuiltInAdapter.named("faulty-\(fault.name)")).adapter
    var alike: [Signature: Int] = [:]
    for seed in Self.seeds {
      let run = try await Trial(cases: Self.cases, seed: seed, workers: 2).run(adapter)
      for expected in fault.findings {
        let found = (run.failures + run.advisories).first { $0.signature == expected.signature }
        let finding = try #require(found, "seed \(seed): \(expected.signature)")
        if expected.isSame(as: finding) { alike[expected.signature, default: 0] += 1 }
      }
    }
    for expected in fault.findings {
      let share = Double(alike[expected.signature] ?? 0) / Double(Self.seeds.count)
      #expect(share >= fault.share, "\(expected.signature): \(share)")
    }
  }
}
