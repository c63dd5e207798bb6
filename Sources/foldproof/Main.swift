import Foundation
import Records

@main
enum Main {
  static func main() async {
    let code: ExitCode
    do throws(Complaint) {
      let words = Array(CommandLine.arguments.dropFirst())
      let invocation = try Invocation(words == ["-h"] || words == ["help"] ? ["--help"] : words)
      if invocation.asksForHelp {
        let isOverview =
          words.first.map { [OptionSpec.help.name, "-h", "help"].contains($0) } == true
        try Output.write(isOverview ? Help.overview : Help.lines(of: invocation.command))
        code = .asExpected
      } else {
        code = try await invocation.command.run(invocation)
      }
    } catch {
      Output.note("foldproof: \(error.text)")
      code = error.code
    }
    exit(code.rawValue)
  }
}
