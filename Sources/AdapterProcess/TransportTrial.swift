internal import JSON

/// Lines to a program that sends every line back, and home again: what the transport alone takes.
package enum TransportTrial {
  /// How many lines are under way at a time.
  private static let window = 1000

  /// Sends a line many times and waits for as many lines.
  ///
  /// - Parameters:
  ///   - address: Where the program is; it says nothing but what it is told.
  ///   - environment: The environment it gets.
  ///   - line: The line.
  ///   - count: How often it is sent.
  ///   - clock: What the time is measured with.
  /// - Returns: The time it took, the start of the program aside; nil when the program did not send
  ///   all lines back.
  /// - Throws: ``AdapterStartError`` when the program cannot be started.
  package static func run(
    _ address: AdapterAddress, environment: [String: String], line: String, count: Int,
    clock: any Clock<Duration>
  ) throws(AdapterStartError) -> Duration? {
    let stopwatch = Stopwatch(clock)
    var channel = try AdapterChannel(
      to: address, environment: environment, limits: .standard, stopwatch: stopwatch,
      alarm: try Alarm())
    let bytes = Array(line.utf8)
    // The first line waits for the program to be there.
    guard exchange(&channel, bytes, 1, stopwatch) else { return nil }
    let start = stopwatch.elapsed
    let isWhole = exchange(&channel, bytes, count, stopwatch)
    let elapsed = stopwatch.elapsed - start
    channel.kill()
    return isWhole ? elapsed : nil
  }

  private static func exchange(
    _ channel: inout AdapterChannel, _ line: [UInt8], _ count: Int, _ stopwatch: Stopwatch
  ) -> Bool {
    var sent = 0
    var heard = 0
    while heard < count {
      if sent - heard <= window / 2 {
        while sent < count, sent - heard < window {
          channel.outbox.line(line)
          sent += 1
        }
        channel.flush()
      }
      guard case .line = channel.next(until: stopwatch.elapsed(in: 10)) else { return false }
      heard += 1
    }
    return true
  }
}
