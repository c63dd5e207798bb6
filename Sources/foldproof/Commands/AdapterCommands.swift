import AdapterServing
import Adapters
import Records
import Reporting

extension CommandSpec {
  /// `adapter`: what helps somebody who writes one.
  static let adapter = CommandSpec(
    name: "adapter", operand: "list|serve ADAPTER", operandLimit: 2,
    summary: "Help somebody who writes an adapter.",
    details: [
      "list    lists the built-in adapters",
      "serve   lets a built-in adapter speak the protocol of Specs/protocol.md on the standard streams",
    ],
    options: []
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
    case .serve: try serve(invocation)
    }
    return .asExpected
  }

  private static func serve(_ invocation: Invocation) throws(Complaint) {
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
  }
}

/// What a command about adapters can do.
private enum AdapterHelp: String, CaseIterable {
  case list, serve
}
