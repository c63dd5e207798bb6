import AdapterProcess
import Adapters
import Conformance
import Foundation
import Records
import Reporting
import Specification

/// `adapter record`: judges an adapter and keeps what it did.
enum AdapterRecorder {
  /// Judges it as `run` does, then writes the transcript.
  static func run(_ invocation: Invocation) async throws(Complaint) -> ExitCode {
    guard invocation.operands.count == 2 else {
      throw .usage("adapter record needs a file: adapter record FILE -- python3 adapter.py")
    }
    let file = invocation.operands[1]
    let name = try invocation.oneAdapter()
    let catalogue = try Catalogue.forCommands()
    let conformance = try Conformance.forCommands(try invocation.plan(catalogue), catalogue)
    Interruption.watch()
    let adapter = try await name.start()
    let watch = adapter.heedInterruption()
    let recorder = RecordingHost(adapter.host)
    let run = await conformance.run(recorder, asked: name.text) { Interruption.isAsked }
    watch?.cancel()
    let note = await adapter.stop()
    do {
      try Data(recorder.transcript.bytes).write(to: URL(filePath: file), options: .atomic)
    } catch {
      throw Complaint(
        code: .missingInput, text: "The transcript cannot be written to \(file.harmless().quoted).")
    }
    try Output.write(RunSummary(run, catalogue).lines)
    if let note { Output.note("foldproof: \(name.text.harmless()): \(note)") }
    Output.note("What it did is in \(file.harmless()): --adapter 'transcript:\(file.harmless())'")
    return run.exitCode
  }
}
