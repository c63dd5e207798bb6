import AdapterProcess
import Adapters
import Foundation
import Records
import Scenarios
import Testing

/// An adapter that misbehaves in every way, over and over: nobody innocent suffers for it.
///
/// The short version is 500 cases; `FOLDPROOF_THOROUGH=1` makes it 100,000.
struct SoakTests {
  private static let isThorough = ProcessInfo.processInfo.environment["FOLDPROOF_THOROUGH"] != nil
  private static let count = isThorough ? 100_000 : 500
  private static let oneIn: UInt32 = isThorough ? 200 : 8
  private static let seed: UInt32 = 1

  /// So little time that silences are soon found out, and so much alone that none is by mistake.
  private static let limits = ProcessLimits.patient.with {
    $0.caseSeconds = 0.4
    $0.patience = 3
    $0.lineBytes = 64 << 10
    $0.restartAllowance = 1_000_000
  }

  /// The views' widths; of the deeds that take long the short version has one of each.
  private static let widths: [Int] = {
    var met: Set<Misdeed> = []
    return (1...count).filter { width in
      guard !isThorough, let deed = Misdeed(width: width, seed: seed, oneIn: oneIn), deed.isSlow
      else { return true }
      return met.insert(deed).inserted
    }
  }()

  /// What came of all cases, and the processes it took.
  private struct Soak {
    var outcomes: [Outcome] = []
    var groups: [Int32] = []
    var growth = 0
  }

  /// How much is open at a time: one case, many lines, long lists.
  private static let paces = [(1, 1), (64, 1), (32, 32)]

  /// The soaks, one a pace, in that order, one after the other.
  private static let soaks = Task {
    var soaks: [Soak] = []
    for (window, batch) in paces { soaks.append(try await soak(window: window, batch: batch)) }
    return soaks
  }

  /// Gives every case to the adapter, a batch at a time, and ends it.
  private static func soak(window: Int, batch: Int) async throws -> Soak {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "foldproof-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let host = try await ProcessHost.start(
      .program(
        AdapterCommand(
          program: TestProgram.path("UnrulyAdapter"),
          arguments: ["\(seed)", "\(oneIn)", "\(window)", "\(batch)"])),
      environment: ["FOLDER": folder.path(percentEncoded: false)], limits: limits,
      clock: ContinuousClock())
    var soak = Soak()
    let before = TestProgram.residentBytes
    for start in stride(from: 0, to: widths.count, by: 250) {
      let batch = widths[start..<min(start + 250, widths.count)]
      soak.outcomes += await host.run(batch.map { .banner(viewWidth: Double($0)) })
      soak.growth = max(soak.growth, TestProgram.residentBytes - before)
    }
    _ = await host.stop()
    let text = try String(contentsOf: folder.appending(path: "pids"), encoding: .utf8)
    soak.groups = text.split(separator: "\n").compactMap { Int32($0) }
    return soak
  }

  @Test(arguments: [0, 1, 2])
  func `costs no innocent case its result, and leaves nothing behind`(pace: Int) async throws {
    let soak = try await SoakTests.soaks.value[pace]
    let (seed, oneIn) = (SoakTests.seed, SoakTests.oneIn)
    try #require(soak.outcomes.count == SoakTests.widths.count)
    var deeds: Set<Misdeed> = []
    for (width, outcome) in zip(SoakTests.widths, soak.outcomes) {
      let answer = Outcome.answered(.bannerWidth(.points(Double(width))))
      guard let deed = Misdeed(width: width, seed: seed, oneIn: oneIn) else {
        #expect(outcome == answer, "innocent case \(width)")
        continue
      }
      deeds.insert(deed)
      #expect(deed.deserves(outcome, answer: answer), "case \(width), \(deed): \(outcome)")
    }
    #expect(deeds.count == Misdeed.allCases.count)
    #expect(soak.groups.count > deeds.count / 2)
    for group in soak.groups {
      #expect(try await ProcessGroup(number: group).isGone())
    }
    // The outcomes are kept here, in an array that may have twice the room; the rest is the host's.
    let kept = 2 * SoakTests.count * MemoryLayout<Outcome>.stride
    if SoakTests.isThorough { #expect(soak.growth - kept < 32 << 20) }
  }

  @Test func `comes to the same whatever is open besides`() async throws {
    let soaks = try await SoakTests.soaks.value
    for soak in soaks.dropFirst() {
      try #require(soak.outcomes.count == soaks[0].outcomes.count)
      for (index, pair) in zip(soak.outcomes, soaks[0].outcomes).enumerated() {
        #expect(pair.0.text == pair.1.text, "width \(SoakTests.widths[index])")
      }
    }
  }
}

/// Programs that are built beside these tests.
enum TestProgram {
  /// The path of a program of a name.
  static func path(_ name: String) -> String {
    #if os(Linux)
      let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent()
    #else
      let folder = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }!.bundleURL
        .deletingLastPathComponent()
    #endif
    return folder.appending(path: name).path(percentEncoded: false)
  }

  /// How much memory this process has in use, in bytes; 0 where the system does not say.
  static var residentBytes: Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return 0
    }
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * 4096
  }
}

extension Outcome {
  /// The outcome without the evidence, which also holds what was said in cases before.
  fileprivate var text: String {
    if case .crashed(let crash) = self { "\(crash.ending)" } else { "\(self)" }
  }
}
