package import Scenarios

/// The reference with one fault that shows over time.
package struct FaultySession: Adapter {
  /// The name after `faulty-`.
  package var name: String
  /// The fault in one sentence.
  package var fault: String
  private let format: AdFormat
  private let begin: @Sendable () -> any AdapterRun

  /// Creates a deviation from a run of the reference.
  ///
  /// - Parameters:
  ///   - name: The name after `faulty-`.
  ///   - fault: The fault in one sentence.
  ///   - format: The ads the run lives with.
  ///   - run: The reference's run, not begun.
  ///   - memory: What the deviation keeps in mind besides, as it is at first.
  ///   - deviation: What it does when something happens; the run and the memory are its own to use.
  init<Run: AdapterRun, Memory: Sendable>(
    _ name: String, fault: String, _ format: AdFormat, from run: Run, remembering memory: Memory,
    deviation: @escaping @Sendable (Event, inout Run, inout Memory) -> [Action]
  ) {
    self.name = name
    self.fault = fault
    self.format = format
    begin = { DeviatingRun(run: run, memory: memory, deviation: deviation) }
  }

  /// Creates a deviation that keeps nothing in mind.
  init<Run: AdapterRun>(
    _ name: String, fault: String, _ format: AdFormat, from run: Run,
    deviation: @escaping @Sendable (Event, inout Run) -> [Action]
  ) {
    self.init(name, fault: fault, format, from: run, remembering: ()) { event, run, _ in
      deviation(event, &run)
    }
  }

  package var claims: Claims {
    Claims(name: "faulty-\(name)", version: "1", queries: [], formats: [format])
  }

  package func begin(_ format: AdFormat) -> (any AdapterRun)? {
    format == self.format ? begin() : nil
  }

  /// The gallery, in the order of the faults' names.
  package static let gallery: [FaultySession] = [
    .anchoredToTheView, .bannerNotRecomputed, .checkBeforeCompletion, .firstWidthKept, .frameKept,
    .lateAdReplacesNewer, .loadedWhenItArrives, .nativeReloaded, .noReloadAfterRefusal,
    .presentedOutsideAWindow, .presentedTwice, .presentedUnchecked, .presentedUnderAModal,
    .reloadAtEveryChange,
    .requestAtEveryAppearance, .requestInViewDidLoad, .sceneNeverSet, .sceneThatDisconnected,
    .shownAgain, .staleWidthAfterFold,
  ]
}

/// A run of the reference that a fault has got between.
private struct DeviatingRun<Run: AdapterRun, Memory: Sendable>: AdapterRun {
  var run: Run
  var memory: Memory
  let deviation: @Sendable (Event, inout Run, inout Memory) -> [Action]

  mutating func handle(_ event: Event) -> [Action] {
    deviation(event, &run, &memory)
  }
}
