import AdapterProcess
import Adapters
import Foundation
import JSON
import Records
import Scenarios
import Testing

/// What the protocol's page shows is what is really said and understood.
struct ProtocolPageTests {
  private let page: String
  private let lines: [Substring]

  init() throws {
    let url = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Specs/protocol.md")
    page = try String(contentsOf: url, encoding: .utf8)
    lines = page.split(separator: "\n")
  }

  private func lines(behind mark: String) -> [String] {
    lines.filter { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
  }

  /// The lines behind a mark of the conversation about decisions, or of the session.
  private func lines(behind mark: String, ofSession isSession: Bool) throws -> [String] {
    let start = try #require(lines.firstIndex(of: "## Sessions"))
    return (isSession ? lines[start...] : lines[..<start]).filter { $0.hasPrefix(mark) }
      .map { String($0.dropFirst(mark.count)) }
  }

  /// The decisions of the conversation the page shows.
  private func decisions() throws -> [Decision] {
    try lines(behind: "→ ", ofSession: false).filter { $0.hasPrefix(#"{"id""#) }.map { line in
      try JSONReader.read(Array(line.utf8)) { (reader) throws(JSONError) in
        var query: Query?
        var situation: Situation?
        try reader.beginObject()
        while let key = try reader.nextKey() {
          switch key {
          case "query": query = try Query.read(from: &reader)
          case "situation": situation = try Situation.read(from: &reader)
          default: try reader.skipValue()
          }
        }
        guard let query else { throw reader.missingKey("query") }
        guard let situation else { throw reader.missingKey("situation") }
        return Decision(query, situation)
      }
    }
  }

  @Test func `shows a conversation as it really is`() async throws {
    let replies = try lines(behind: "← ", ofSession: false).map {
      "read -r line; echo \"$line\" >&2; echo '\($0)'"
    }
    let adapter = try ScriptedAdapter(
      replies.joined(separator: "\n") + "\nread -r line; echo \"$line\" >&2")
    let limits = ProcessLimits.standard.with { $0.handshakeSeconds = 30 }
    let host = try await adapter.start(limits)
    #expect(host.claims.name == "my-sdk")
    #expect(host.claims.version == "2.4.0")
    #expect(host.claims.queries == [.bannerWidth, .canPresent])
    let outcomes = await host.run(try decisions())
    #expect(outcomes == [.answered(.bannerWidth(.points(391.5))), .declined])
    let farewell = await host.stop()
    let heard = farewell.standardError.split(separator: "\n").map(String.init)
    #expect(try heard == lines(behind: "→ ", ofSession: false))
    #expect(farewell.ending == .exit(code: 0))
    #expect(try await adapter.leavesNothing())
  }

  @Test func `shows a session as it really is`() async throws {
    let told = try lines(behind: "→ ", ofSession: true)
    let events = try told.dropLast().map { line in
      try JSONReader.read(Array(line.utf8)) { (reader) throws(JSONError) in
        var event: Event?
        try reader.beginObject()
        while let key = try reader.nextKey() {
          if key == "event" {
            event = try Event.read(from: &reader)
          } else {
            try reader.skipValue()
          }
        }
        guard let event else { throw reader.missingKey("event") }
        return event
      }
    }
    let replies = try lines(behind: "← ", ofSession: true)
      .map { "read -r line; echo \"$line\" >&2; echo '\($0)'" }
    let adapter = try ScriptedAdapter(
      #"hello ',"formats":["banner"]'"# + "\n" + replies.joined(separator: "\n")
        + "\nread -r line; echo \"$line\" >&2; serve")
    let host = try await adapter.start()
    let play = ScriptedPlay(.banner, events)
    let outcome = try #require(await host.live(through: [play]).first)
    guard case .lived(let trace) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(trace.steps.map(\.event) == events)
    let scene = Scene.ID(0)
    #expect(
      trace.steps.map(\.actions) == [
        [], [],
        [
          .setBannerWidth(1178), .place(.anchored(to: .safeArea)), .load(Request(scene: scene)),
        ], [],
      ])
    let heard = await host.stop().standardError.split(separator: "\n").map(String.init)
    #expect(heard == told)
    #expect(try await adapter.leavesNothing())
  }

  @Test func `lists every answer in a shape that is understood`() throws {
    var answers: [Answer] = []
    for name in Query.Name.allCases {
      for row in lines(behind: "| `\(name.rawValue)` | `") {
        let text = try #require(row.split(separator: "`").first)
        guard ["{\"", "\"", "["].contains(where: { text.hasPrefix($0) }) else { continue }
        let answer = try JSONReader.read(Array(text.utf8)) { (reader) throws(JSONError) in
          try Answer.read(to: name, from: &reader)
        }
        answers.append(answer)
      }
    }
    #expect(
      answers == [
        .requestOutcome(.filled), .requestOutcome(.invalidRequest),
        .requestScene(.scene(Scene.ID(0))), .requestScene(.unset), .requestScene(.wait),
        .canPresent(.allowed), .canPresent(.refused(.notReady)),
        .canPresent(.refused(.notInWindow)), .canPresent(.refused(.alreadyUsed)),
        .canPresent(.refused(.covered)),
        .canPresent(.refused(.tooLarge(exceeding: .width))),
        .canPresent(.refused(.tooLarge(exceeding: .height))),
        .canPresent(.refused(.tooLarge(exceeding: [.width, .height]))),
        .bannerWidth(.points(391.5)), .bannerWidth(.wait),
        .placement(.frame(Rect(x: 0, y: 350, width: 320, height: 50))), .placement(.wait),
        .isSupported(.supported), .isSupported(.unsupported),
        .fixedSize(.size(Size(width: 468, height: 60))), .fixedSize(.noAd),
        .requestSetup(
          RequestSetup(testDevices: [.simulator], gender: .appUse, coordinates: .appUse)),
        .bannerStep([.setDelegate, .load]), .bannerStep([]),
        .sdkExchange([.received(at: 0, hasAutoRefreshed: false)]),
        .mediationExchange([.userDidEarnReward, .adDidDismiss]),
      ])
  }

  @Test func `names every member of what it shows`() throws {
    let text = lines.filter { !$0.hasPrefix("→ ") && !$0.hasPrefix("← ") }.joined(separator: "\n")
    var keys: Set<String> = []
    for line in lines(behind: "→ ") { keys.formUnion(try JSON.parse(Array(line.utf8)).keys) }
    #expect(keys.count == 48)
    for key in keys.sorted() {
      let forms = ["`\(key)`", ".\(key)`", "\"\(key)\":"]
      #expect(forms.contains { text.contains($0) }, "\(key)")
    }
  }

  @Test func `names every value of an enumeration`() {
    let names =
      FoldState.allCases.map(\.rawValue) + Device.Idiom.allCases.map(\.rawValue)
      + ReservedRegion.Kind.allCases.map(\.rawValue)
      + ActivationState.allCases.filter { $0 != .unattached }.map(\.rawValue)
      + RequestOutcome.allCases.map(\.rawValue) + AdFormat.allCases.map(\.rawValue)
      + LoadFailure.allCases.map(\.rawValue) + Stimulus.Ending.allCases.map(\.rawValue)
      + Placement.Guide.allCases.map(\.rawValue) + AdPlacement.Kind.allCases.map(\.rawValue)
      + AdPlacement.Edge.allCases.map(\.rawValue)
      + AdPlacement.Alignment.allCases.map(\.rawValue)
      + AdPlacement.Means.allCases.map(\.rawValue)
      + SupportInquiry.Feature.allCases.map(\.rawValue) + Support.allCases.map(\.rawValue)
      + SetupContext.Phase.allCases.map(\.rawValue)
      + SetupContext.Knowledge.allCases.map(\.rawValue) + TestDevice.allCases.map(\.rawValue)
      + RequestSetup.Origin.allCases.map(\.rawValue)
      + BannerMoment.Kind.allCases.map(\.rawValue)
      + BannerMoment.Delegate.allCases.map(\.rawValue)
      + BannerMoment.Place.allCases.map(\.rawValue)
      + BannerMoment.Activities.allCases.map(\.rawValue) + BannerDeed.allCases.map(\.rawValue)
      + RewardedExchange.Demand.allCases.map(\.rawValue)
      + BannerExchange.FailureCause.allCases.map(\.rawValue)
      + BannerExchange.Exit.allCases.map(\.rawValue)
      + MediationExchange.Callback.allCases.map(\.rawValue)
      + ExchangeEvent.Name.allCases.map(\.rawValue)
    #expect(names.count == 109)
    for name in names { #expect(page.contains("`\"\(name)\"`"), "\(name)") }
  }
}

extension JSON {
  /// The keys of all objects in the value.
  fileprivate var keys: Set<String> {
    switch self {
    case .object(let object):
      object.members.reduce(into: []) { $0.formUnion($1.value.keys.union([$1.key])) }
    case .array(let elements): elements.reduce(into: []) { $0.formUnion($1.keys) }
    default: []
    }
  }
}
