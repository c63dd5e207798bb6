import AdapterProcess
import Adapters
import Foundation
import Records
import Synchronization
import Testing

/// The same conversation, with a program that listens at a socket.
struct SocketTests {
  /// Replies as an adapter should, but for what happens at a view of one width.
  private static func reply(
    to line: String, atWidth culprit: Int = 0, _ deed: () -> String? = { nil }
  ) -> String? {
    func number(_ key: String) -> Int? {
      line.split(separator: "\"\(key)\":", maxSplits: 1).dropFirst().first
        .flatMap { Int($0.prefix { $0.isNumber }) }
    }
    if line.hasPrefix(#"{"hello""#) {
      return
        #"{"hello":{"version":1,"name":"socket","adapterVersion":"1","queries":["bannerWidth"]}}"#
    }
    if let ping = number("ping") { return #"{"pong":\#(ping)}"# }
    guard let id = number("id") else { return nil }
    let isCulprit = line.contains(#""view":{"x":0,"y":0,"width":\#(culprit),"#)
    return isCulprit ? deed() : #"{"id":\#(id),"answer":"wait"}"#
  }

  private func outcomes(
    of count: Int, _ adapter: ListeningAdapter, _ limits: ProcessLimits = .patient
  ) async throws -> ([Outcome], Farewell) {
    let host = try await ProcessHost.start(
      adapter.address, environment: [:], limits: limits, clock: ContinuousClock())
    let outcomes = await host.run(.banners(count))
    return (outcomes, await host.stop())
  }

  @Test(arguments: [true, false])
  func `is had as over pipes`(isLocal: Bool) async throws {
    let adapter = try ListeningAdapter(isLocal: isLocal) { SocketTests.reply(to: $0) }
    for _ in 0..<2 {
      let (outcomes, farewell) = try await outcomes(of: 20, adapter)
      #expect(outcomes == Array(repeating: .waits, count: 20))
      #expect(farewell.ending == .hungUp)
      #expect(farewell.manner == .byItself)
      #expect(farewell.notes == Farewell.Notes())
    }
  }

  @Test(arguments: [true, false])
  func `fails the case that breaks the connection, and no other`(isLocal: Bool) async throws {
    let adapter = try ListeningAdapter(isLocal: isLocal) { SocketTests.reply(to: $0, atWidth: 2) }
    let (outcomes, farewell) = try await outcomes(of: 3, adapter)
    #expect(outcomes == [.waits, .crashed(Crash(ending: .hungUp, standardError: "")), .waits])
    #expect(farewell.notes.restarts == 2)
  }

  @Test(arguments: [true, false])
  func `fails the case that is never replied to, and no other`(isLocal: Bool) async throws {
    let adapter = try ListeningAdapter(isLocal: isLocal) { line in
      SocketTests.reply(to: line, atWidth: 2) { "" }
        .map { $0.isEmpty ? String(repeating: " ", count: 3) : $0 }
    }
    let (outcomes, _) = try await outcomes(of: 3, adapter)
    try #require(outcomes.count == 3)
    #expect(outcomes[1].fault?.kind == .undecodable)
    #expect(outcomes[0] == .waits && outcomes[2] == .waits)
  }

  @Test func `cannot be had where nobody listens`() async throws {
    let path = "/tmp/foldproof-nobody-\(UInt32.random(in: 0 ... .max))"
    let error = await #expect(throws: AdapterStartError.self) {
      _ = try await ProcessHost.start(
        .localSocket(path: path), environment: [:], limits: .patient, clock: ContinuousClock())
    }
    #expect(
      error
        == .notConnected(
          address: "unix:\(path)", reason: "No such file or directory", isMissing: true))
    let long = "/tmp/" + String(repeating: "x", count: 200)
    let other = await #expect(throws: AdapterStartError.self) {
      _ = try await ProcessHost.start(
        .localSocket(path: long), environment: [:], limits: .patient, clock: ContinuousClock())
    }
    #expect(
      other
        == .notConnected(address: "unix:\(long)", reason: "File name too long", isMissing: false))
  }
}
