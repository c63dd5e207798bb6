internal import Counterexample
internal import Foundation
internal import JSON
internal import Records
internal import ScenarioGeneration
internal import Scenarios
internal import Synchronization
internal import World

/// How fast messages are written and read, ours beside Foundation's.
struct CodingTrial {
  private let events: [Event]
  private let actions: [[Action]]
  private let eventTexts: [[UInt8]]
  private let actionTexts: [[UInt8]]

  /// Takes the events of some generated sessions, and every kind of action.
  init() {
    let seeds = Seeds(run: 1, property: "wire")
    var events: [Event] = []
    for index in 0..<200 {
      guard case .session(let situation, let life) = Generator.sessions.value(seeds, case: index)
      else { continue }
      var play = Playback(situation, life)
      while let event = play.next(), events.count < 500 {
        // What an ad's check brings is left out, as Foundation needs a type by hand for it.
        if case .checked = event.kind { continue }
        if case .adDidFailToPresent = event.kind { continue }
        events.append(event)
        play.receive([])
      }
    }
    self.events = events
    actions = Array(
      repeating: [
        .setBannerWidth(391.5), .place(.anchored(to: .safeArea)),
        .load(Request(scene: Scene.ID(1))), .check(load: 2), .dispatch,
      ], count: events.count)
    eventTexts = events.map { CodingTrial.bytes(of: $0) }
    actionTexts = actions.map { CodingTrial.bytes(of: $0) }
  }

  /// The bytes of a message, on average.
  var meanBytes: Double {
    Double((eventTexts + actionTexts).reduce(0) { $0 + $1.count }) / Double(2 * events.count)
  }

  /// The number of messages that a round goes through.
  var count: Int { events.count * 2 }

  private static func bytes(of event: Event) -> [UInt8] {
    var writer = JSONWriter()
    write(event, to: &writer)
    return writer.bytes
  }

  private static func bytes(of actions: [Action]) -> [UInt8] {
    var writer = JSONWriter()
    write(actions, to: &writer)
    return writer.bytes
  }

  private static func write(_ event: Event, to writer: inout JSONWriter) {
    do throws(JSONError) {
      try event.write(to: &writer)
    } catch {
      preconditionFailure("generated lengths are finite: \(error)")
    }
  }

  private static func write(_ actions: [Action], to writer: inout JSONWriter) {
    writer.beginArray()
    do throws(JSONError) {
      for action in actions { try action.write(to: &writer) }
    } catch {
      preconditionFailure("the lengths are finite: \(error)")
    }
    writer.endArray()
  }

  /// Writes every message, as the wire does: into one buffer that is used again.
  func write() -> Int {
    var writer = JSONWriter()
    var bytes = 0
    for index in events.indices {
      CodingTrial.write(events[index], to: &writer)
      writer.endLine()
      CodingTrial.write(actions[index], to: &writer)
      writer.endLine()
      bytes += writer.byteCount
      writer.removeAll()
    }
    return bytes
  }

  /// Reads every message into its typed value.
  func read() throws -> Int {
    var read = 0
    for index in events.indices {
      let event = try JSONReader.read(eventTexts[index]) { (reader) throws(JSONError) in
        try Event.read(from: &reader)
      }
      let actions = try JSONReader.read(actionTexts[index]) { (reader) throws(JSONError) in
        try reader.readArray { (reader) throws(JSONError) in try Action.read(from: &reader) }
      }
      read += actions.count + (event.snapshot.isCovered ? 1 : 0)
    }
    return read
  }

  /// Returns ways to write and to read the same messages with Foundation.
  func foundation() throws -> (write: () throws -> Int, read: () throws -> Int) {
    let decoder = JSONDecoder()
    let encoder = JSONEncoder()
    let eventData = eventTexts.map { Data($0) }
    let actionData = actionTexts.map { Data($0) }
    let mirroredEvents = try eventData.map {
      try decoder.decode(FoundationMirror.Event.self, from: $0)
    }
    let mirroredActions = try actionData.map {
      try decoder.decode([FoundationMirror.Action].self, from: $0)
    }
    return (
      {
        var bytes = 0
        for index in mirroredEvents.indices {
          bytes += try encoder.encode(mirroredEvents[index]).count
          bytes += try encoder.encode(mirroredActions[index]).count
        }
        return bytes
      },
      {
        var read = 0
        for index in eventData.indices {
          let event = try decoder.decode(FoundationMirror.Event.self, from: eventData[index])
          read += try decoder.decode([FoundationMirror.Action].self, from: actionData[index]).count
          read += event.isCovered ? 1 : 0
        }
        return read
      }
    )
  }
}
