/// Takes the time of work by whatever clock was passed in.
struct Timer: Sendable {
  private let now: @Sendable () -> Double

  /// Creates a timer of a clock.
  init<Source: Clock>(_ clock: Source) where Source.Duration == Duration {
    let start = clock.now
    now = { start.duration(to: clock.now) / .seconds(1) }
  }

  /// Does the work and returns its result and the seconds it took.
  func time<Result>(
    _ work: () async -> Result
  ) async -> (result: Result, seconds: Double) {
    let start = now()
    let result = await work()
    return (result, now() - start)
  }
}
