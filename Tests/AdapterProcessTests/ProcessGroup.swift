import Foundation

/// A process group, as the system shows it.
struct ProcessGroup {
  let number: Int32

  /// Whether no member runs, the ones that are about to end awaited.
  func isGone() async throws -> Bool {
    for _ in 0..<500 {
      guard isRunning else { return true }
      try await Task.sleep(for: .milliseconds(10))
    }
    return false
  }

  /// Whether a member runs; one that has ended and waits to be collected does not.
  var isRunning: Bool {
    guard kill(-number, 0) == 0 else { return false }
    #if os(Linux)
      // Who collects an orphan may take its time, so what is left is looked at one by one.
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return names.contains { name in
        guard let text = try? String(contentsOfFile: "/proc/\(name)/stat", encoding: .utf8),
          let afterName = text.lastIndex(of: ")")
        else { return false }
        // After the name: the state, the parent, the group.
        let fields = text[afterName...].dropFirst(2).split(separator: " ")
        return fields.count > 2 && Int32(fields[2]) == number && fields[0] != "Z"
      }
    #else
      return true
    #endif
  }
}
