import Foundation

/// The program as a person runs it: words in; an exit code and two texts out.
enum Foldproof {
  struct Ending {
    var code: Int32
    var output: String
    var errors: String
  }

  /// The program that was built beside these tests.
  private static var program: URL { URL(filePath: sibling("foldproof")) }

  /// The path of a program of a name that was built beside these tests.
  static func sibling(_ name: String) -> String {
    #if os(Linux)
      let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent()
    #else
      let folder = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }!.bundleURL
        .deletingLastPathComponent()
    #endif
    return folder.appending(path: name).path
  }

  /// Runs the program with some words and waits for its end.
  static func run(_ words: [String]) throws -> Ending {
    try run(program, words)
  }

  /// Runs a line of the shell in which `$0` is the program, and waits for its end.
  static func shell(_ line: String) throws -> Ending {
    try run(URL(filePath: "/bin/sh"), ["-c", line, program.path])
  }

  private static func run(_ program: URL, _ words: [String]) throws -> Ending {
    let process = Process()
    process.executableURL = program
    process.arguments = words
    let output = Pipe()
    // A file, as two pipes that are read one after the other could block the program.
    let errors = URL.temporaryDirectory.appending(path: "foldproof-\(UUID().uuidString)")
    guard FileManager.default.createFile(atPath: errors.path, contents: nil) else {
      throw CocoaError(.fileWriteUnknown)
    }
    defer { try? FileManager.default.removeItem(at: errors) }
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Ending(
      code: process.terminationStatus, output: String(decoding: said, as: UTF8.self),
      errors: try String(contentsOf: errors, encoding: .utf8))
  }
}
