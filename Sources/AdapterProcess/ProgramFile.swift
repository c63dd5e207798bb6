internal import ProcessCalls

/// The file a command's program stands for.
struct ProgramFile: Hashable {
  /// The path to run.
  let path: String

  /// Finds a program as a shell would: a path as it is, a plain name in the folders of `PATH`.
  ///
  /// - Parameters:
  ///   - program: The first word of the command.
  ///   - searchPath: The folders, separated by colons; an empty one is the present folder.
  /// - Throws: ``AdapterStartError/notFound(program:)`` when there is no such file, and
  ///   ``AdapterStartError/notExecutable(program:reason:)`` when there is only one that cannot run.
  /// - Complexity: O(*n*) in the number of folders.
  init(finding program: String, in searchPath: String) throws(AdapterStartError) {
    let candidates =
      program.contains("/")
      ? [program]
      : searchPath.split(separator: ":", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? program : "\($0)/\(program)" }
    var obstacle: Int32?
    for candidate in candidates {
      let error = process_check_program(candidate)
      if error == 0 {
        path = candidate
        return
      }
      if !process_is_missing_file(error) { obstacle = obstacle ?? error }
    }
    guard let obstacle else {
      let here = "./\(program)"
      let isHere = !program.contains("/") && process_check_program(here) == 0
      throw .notFound(program: program, meant: isHere ? here : nil)
    }
    throw .notExecutable(program: program, reason: systemErrorText(obstacle))
  }
}

/// Says a number of the system's errors in words.
func systemErrorText(_ error: Int32) -> String { String(cString: process_error_text(error)) }
