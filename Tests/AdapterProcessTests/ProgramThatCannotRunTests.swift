import AdapterProcess
import Foundation
import Testing

struct ProgramThatCannotRunTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "foldproof-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Why a program of the folder, found in it by name or by its path, does not start.
  private func reason(
    for command: String, searchPath: String = "/nowhere"
  ) async throws -> AdapterStartError {
    defer { try? FileManager.default.removeItem(at: folder) }
    let error = await #expect(throws: AdapterStartError.self) {
      _ = try await ProcessHost.start(
        .program(AdapterCommand(splitting: command)), environment: ["PATH": searchPath],
        limits: .patient, clock: ContinuousClock())
    }
    return try #require(error)
  }

  private func path(_ name: String) -> String {
    folder.appending(path: name).path(percentEncoded: false)
  }

  /// Makes a file, in another process: while this one has a file open for writing, the children it
  /// starts at that moment have it open too, and a file that is being written cannot be run.
  private func write(_ text: String, to name: String, permissions: String) throws {
    let writer = try Process.run(
      URL(filePath: "/bin/sh"),
      arguments: ["-c", "printf %s \"$1\" > \"$2\" && chmod \"$3\" \"$2\"", "sh"]
        + [text, path(name), permissions])
    writer.waitUntilExit()
    try #require(writer.terminationStatus == 0)
  }

  @Test func `is missing`() async throws {
    let program = path("adapter")
    #expect(try await reason(for: program) == .notFound(program: program))
  }

  @Test func `is in no folder of the search path`() async throws {
    let error = try await reason(
      for: "adapter --fast", searchPath: "/nowhere::\(folder.path(percentEncoded: false))")
    #expect(error == .notFound(program: "adapter"))
  }

  @Test func `lies below something that is no folder`() async throws {
    try write("", to: "file", permissions: "644")
    let program = path("file/adapter")
    #expect(try await reason(for: program) == .notFound(program: program))
  }

  @Test func `is a folder`() async throws {
    let program = folder.path(percentEncoded: false)
    #expect(
      try await reason(for: program)
        == .notExecutable(program: program, reason: "Is a directory"))
  }

  @Test func `may not be run`() async throws {
    try write("#!/bin/sh\n", to: "adapter", permissions: "644")
    let program = path("adapter")
    #expect(
      try await reason(for: program)
        == .notExecutable(program: program, reason: "Permission denied"))
  }

  @Test func `asks for an interpreter that is missing`() async throws {
    try write("#!/nowhere/interpreter\n", to: "adapter", permissions: "755")
    let program = path("adapter")
    #expect(
      try await reason(for: program)
        == .notExecutable(program: program, reason: "its interpreter is missing"))
  }

  @Test func `is no program`() async throws {
    try write("just text\n", to: "adapter", permissions: "755")
    let program = path("adapter")
    #expect(
      try await reason(for: program)
        == .notExecutable(program: program, reason: "Exec format error"))
  }

  @Test func `stands behind one that may not be run, in the search path`() async throws {
    try write("", to: "adapter", permissions: "644")
    let error = try await reason(
      for: "adapter", searchPath: "\(folder.path(percentEncoded: false)):/nowhere")
    #expect(error == .notExecutable(program: "adapter", reason: "Permission denied"))
  }
}
