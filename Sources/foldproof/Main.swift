import Foundation
import Records

@main
enum Main {
  static func main() async {
    let code: ExitCode
    do throws(Complaint) {
      let invocation = try Invocation(Array(CommandLine.arguments.dropFirst()))
      if invocation.asksForHelp {
        let isOverview = CommandLine.arguments.dropFirst().first == OptionSpec.help.name
        Output.write(isOverview ? Help.overview : Help.lines(of: invocation.command))
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
