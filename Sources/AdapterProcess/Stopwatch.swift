/// Time since some moment, from whatever clock was passed in.
struct Stopwatch: Sendable {
  private let read: @Sendable () -> Duration

  /// Starts at zero.
  init<Source: Clock>(_ clock: Source) where Source.Duration == Duration {
    let start = clock.now
    read = { start.duration(to: clock.now) }
  }

  /// The time since the start.
  var elapsed: Duration { read() }

  /// The moment a number of seconds from now.
  func elapsed(in seconds: Double) -> Duration { elapsed + .seconds(seconds) }

  /// Whether a moment is over.
  func isOver(_ moment: Duration) -> Bool { elapsed >= moment }

  /// How long to wait for a moment, in whole milliseconds, rounded up so that it is over then.
  func milliseconds(to moment: Duration) -> Int32 {
    let remaining = moment - elapsed
    guard remaining > .zero else { return 0 }
    // A minute at a time is no less exact, and spares the arithmetic of huge waits.
    return Int32(min((remaining / .milliseconds(1)).rounded(.up), 60_000))
  }
}
