import AdapterProcess
import AdapterServing
import Adapters
import Conformance
import Counterexample
import Foundation
import Records
import Reporting
import ScenarioGeneration
import Scenarios
import World

extension CommandSpec {
  /// `adapter`: what helps somebody who writes one.
  static let adapter = CommandSpec(
    name: "adapter", operand: "list|doctor|shell|record FILE|serve ADAPTER", operandLimit: 2,
    tail: "COMMAND", summary: "Help somebody who writes an adapter.",
    details: [
      "list         lists the built-in adapters",
      "doctor       examines the manners of an adapter and says in words what to mend",
      "shell        lets you type to an adapter, and shows both sides",
      "record FILE  judges an adapter and keeps what it did, for --adapter transcript:FILE",
      "serve NAME   lets a built-in adapter speak the protocol on the standard streams",
      "",
      "The adapter is COMMAND, or the one of --adapter.",
    ],
    options: [.adapter, .cases, .seed, .jobs]
  ) { invocation async throws(Complaint) in
    let names = AdapterHelp.allCases.map(\.rawValue)
    guard let operand = invocation.operand else {
      throw .usage("adapter needs to be told what: \(names.joined(separator: ", "))")
    }
    guard let help = AdapterHelp(rawValue: operand) else {
      throw .unknown("help with an adapter", operand, among: names)
    }
    switch help {
    case .list:
      try Output.write(BuiltInAdapter.all.map { ["builtin:\($0.name)", $0.summary] }.columns)
      return .asExpected
    case .doctor: return try await AdapterDoctor.run(invocation)
    case .shell: return try AdapterShell.run(invocation)
    case .record: return try await AdapterRecorder.run(invocation)
    case .serve: return try serve(invocation)
    }
  }

  private static func serve(_ invocation: Invocation) throws(Complaint) -> ExitCode {
    guard invocation.operands.count == 2 else {
      throw .usage("adapter serve needs an adapter: adapter serve builtin:reference")
    }
    guard case .builtIn(let builtIn) = try AdapterName(invocation.operands[1]).place else {
      throw .usage("adapter serve takes a built-in adapter; the others speak for themselves.")
    }
    do {
      try builtIn.adapter.serve()
    } catch {
      throw Complaint(code: .unusableInput, text: "\(error)".harmless(limit: 1000))
    }
    return .asExpected
  }
}

/// What a command about adapters can do.
private enum AdapterHelp: String, CaseIterable {
  case list, doctor, shell, record, serve
}

extension Invocation {
  /// Returns the one adapter a command is about: the words behind `--`, or that of `--adapter`.
  ///
  /// - Throws: ``Complaint`` when there is none, or more than one.
  func oneAdapter() throws(Complaint) -> AdapterName {
    switch (tail.first, values(.adapter)) {
    case (let program?, []):
      return AdapterName(AdapterCommand(program: program, arguments: Array(tail.dropFirst())))
    case (nil, let texts) where texts.count == 1: return try AdapterName(texts[0])
    default:
      throw .usage("Name one adapter: adapter \(operand ?? "") -- python3 adapter.py")
    }
  }

  /// Returns where the one adapter is, which must be outside this process.
  func oneAddress() throws(Complaint) -> AdapterAddress {
    guard case .outside(let address) = try oneAdapter().place else {
      throw .usage("This is for an adapter of its own process, not for a built-in one.")
    }
    return address
  }
}
