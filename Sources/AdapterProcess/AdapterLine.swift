internal import JSON
internal import Records

/// A line to an adapter on which anything can be said, for a person at a shell.
///
/// Not to be used from several threads at the same time.
package final class AdapterLine {
  /// What came from the adapter.
  package enum Saying: Hashable {
    /// A line, without its line feed; untrusted text.
    case line(String)
    /// It ended, or hung up; how, as a sentence.
    case ended(String)
    /// Nothing, for as long as was waited.
    case silence
  }

  private var channel: AdapterChannel
  private let limits: ProcessLimits

  /// Starts an adapter, or connects to one, and says nothing yet.
  ///
  /// - Parameters:
  ///   - address: Where it is.
  ///   - environment: The environment it gets.
  ///   - limits: How much time and room it gets.
  ///   - clock: What its time is measured with.
  /// - Throws: ``AdapterStartError`` when it cannot be started.
  package init(
    _ address: AdapterAddress, environment: [String: String], limits: ProcessLimits,
    clock: any Clock<Duration>
  ) throws(AdapterStartError) {
    self.limits = limits
    channel = try AdapterChannel(
      to: address, environment: environment, limits: limits, stopwatch: Stopwatch(clock),
      alarm: try Alarm())
  }

  /// The greeting, as the harness says it.
  package var greeting: String {
    text { $0.hello(limits) }
  }

  /// A ping of a number, as the harness says it.
  package func ping(_ number: Int) -> String {
    text { $0.ping(number, resets: false) }
  }

  /// Says a line, whatever it is.
  package func say(_ line: String) {
    channel.outbox.line(line.utf8)
    channel.flush()
  }

  /// Waits for what comes from the adapter, no longer than some seconds.
  package func hear(seconds: Double) -> Saying {
    switch channel.next(until: channel.stopwatch.elapsed(in: seconds)) {
    case .line(let range): return .line(channel.withLine(at: range) { $0.text })
    case .oversizedLine: return .line("(a line of more than \(limits.lineBytes) bytes)")
    case .ended(.exit(let code)): return .ended("It ended with exit code \(code).")
    case .ended(.signal(let number)): return .ended("It was ended by signal \(number).")
    case .ended(.hungUp): return .ended("It closed its end of the conversation.")
    case .silence, .interrupted: return .silence
    }
  }

  /// The end of what the adapter wrote to standard error; untrusted text.
  package var standardError: String { channel.standardError }

  /// Says goodbye and sees that the adapter ends.
  package func end() {
    channel.end(graceSeconds: limits.graceSeconds, saysGoodbye: true)
  }

  private func text(_ body: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    writer.message(body)
    return String(decoding: writer.bytes.dropLast(), as: UTF8.self)
  }
}
