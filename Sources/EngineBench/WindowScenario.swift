import Counterexample

/// What passes through the property whose rate is measured: a window and what happened to it.
///
/// Twelve numbers and up to ten events of four, about 32 draws a case. `Tests/Peers` draws the
/// same from the same ranges.
struct WindowScenario: Sendable {
  struct Event: Sendable {
    var kind: Int
    var x: Double
    var y: Double
    var milliseconds: Int
  }

  var device: Int
  var width: Double
  var height: Double
  var top: Double
  var left: Double
  var bottom: Double
  var right: Double
  var displayScale: Int
  var orientation: Int
  var fontScale: Double
  var theme: Int
  var direction: Int
  var events: [Event]

  static let generator = Generator { source in
    WindowScenario(
      device: source.integer(in: 0...9), width: source.double(in: 320...1366),
      height: source.double(in: 480...1366), top: source.double(in: 0...100),
      left: source.double(in: 0...100), bottom: source.double(in: 0...100),
      right: source.double(in: 0...100), displayScale: source.integer(in: 1...3),
      orientation: source.integer(in: 0...3), fontScale: source.double(in: 0.5...3),
      theme: source.integer(in: 0...1), direction: source.integer(in: 0...1),
      events: source.array(count: 0...10) { source in
        Event(
          kind: source.integer(in: 0...7), x: source.double(in: 0...2000),
          y: source.double(in: 0...2000), milliseconds: source.integer(in: 0...1000))
      })
  }

  /// A number that every part has a share in, so that no draw can be left out.
  private var digest: Double {
    let area = (width - left - right) * (height - top - bottom)
    let settings = device + displayScale + orientation + theme + direction
    return events.reduce(area + fontScale * Double(settings)) { sum, event in
      sum + event.x + event.y + Double(event.milliseconds + event.kind)
    }
  }

  /// Whether the digest is finite, as it is for every scenario.
  var holds: Bool { digest.isFinite }

  /// Whether this is one of about five thousand, for looking whether all workers find the same.
  var isRare: Bool {
    device == 7 && displayScale == 2 && orientation == 3 && theme == 1 && events.count == 10
      && events[9].kind >= 4
  }
}
