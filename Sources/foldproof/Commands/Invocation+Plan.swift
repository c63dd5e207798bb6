package import Conformance
import Foundation
import Oracle
import Records
import Reporting
package import Specification

extension Invocation {
  /// Returns the adapters that are asked for; the reference when none is.
  ///
  /// - Throws: ``Complaint`` when one of the names means nothing.
  package func adapters() throws(Complaint) -> [AdapterName] {
    var names: [AdapterName] = []
    for text in values(.adapter) { names.append(try AdapterName(text)) }
    return names.isEmpty ? [try AdapterName("builtin:reference")] : names
  }

  /// Returns the profile that is asked for; the one that pins nothing when none is.
  ///
  /// - Throws: ``Complaint`` when there is no profile of the name.
  func profile(_ catalogue: Catalogue) throws(Complaint) -> Profile {
    let name = value(.profile) ?? "documents"
    guard let profile = catalogue.profile(name) else {
      throw .unknown("profile", name, among: catalogue.profiles.map(\.name))
    }
    return profile
  }

  /// Returns what is to be judged.
  ///
  /// - Throws: ``Complaint`` when an option is given nonsense, or a pattern matches nothing.
  package func plan(_ catalogue: Catalogue) throws(Complaint) -> Plan {
    guard let seed = UInt64(value(.seed) ?? "1") else {
      throw .usage(
        "--seed takes a whole number from 0 to \(UInt64.max), "
          + "not \((value(.seed) ?? "").harmless().quoted).")
    }
    let cores = ProcessInfo.processInfo.activeProcessorCount
    return Plan(
      seed: seed,
      cases: try number(.cases, default: 100_000, in: 1...1_000_000_000),
      workers: try number(.jobs, default: cores, in: 1...256),
      clauses: try clauses(catalogue), profile: try profile(catalogue))
  }

  private func clauses(_ catalogue: Catalogue) throws(Complaint) -> [Clause] {
    let patterns = values(.clause)
    let testable = catalogue.clauses.filter(\.isTestable)
    guard !patterns.isEmpty else { return testable }
    for pattern in patterns {
      let glob = Glob(pattern)
      guard testable.contains(where: { glob.matches($0.id.description) }) else {
        throw .usage(
          "--clause \(pattern.harmless().quoted) matches no clause that can be judged. "
            + "See: ./run-conformance.sh list clauses")
      }
    }
    let globs = patterns.map(Glob.init)
    return testable.filter { clause in
      clause.isHarnessOwn || globs.contains { $0.matches(clause.id.description) }
    }
  }
}

extension Catalogue {
  /// Reads the embedded catalogue; a fault in it is the harness's own.
  package static func forCommands() throws(Complaint) -> Catalogue {
    do throws(CatalogueError) {
      return try .builtIn()
    } catch {
      throw Complaint(code: .harnessFault, text: "\(error)")
    }
  }
}

extension Judge {
  /// Makes a judge of every rule; a fault in the rules is the harness's own.
  static func forCommands(
    _ catalogue: Catalogue, _ profile: Profile
  ) throws(Complaint) -> Judge {
    do throws(JudgeError) {
      return try Judge(catalogue, profile: profile, rules: catalogue.rules)
    } catch {
      throw Complaint(code: .harnessFault, text: "The rules do not fit the catalogue: \(error)")
    }
  }
}

extension Conformance {
  /// Makes a run of a plan; a fault in the rules is the harness's own.
  package static func forCommands(
    _ plan: Plan, _ catalogue: Catalogue
  ) throws(Complaint) -> Conformance {
    do throws(JudgeError) {
      return try Conformance(plan, catalogue)
    } catch {
      throw Complaint(code: .harnessFault, text: "The rules do not fit the catalogue: \(error)")
    }
  }
}

extension Sweep {
  /// Makes a sweep of a plan; a fault in the rules is the harness's own.
  static func forCommands(
    _ plan: Plan, upTo size: Int, _ catalogue: Catalogue
  ) throws(Complaint) -> Sweep {
    do throws(JudgeError) {
      return try Sweep(plan, upTo: size, catalogue)
    } catch {
      throw Complaint(code: .harnessFault, text: "The rules do not fit the catalogue: \(error)")
    }
  }
}

extension ExitCode {
  /// The order in which codes of several adapters count.
  private static let precedence: [ExitCode] = [
    .harnessFault, .adapterUnavailable, .interrupted, .failure, .notEstablished,
    .staleExpectation, .asExpected,
  ]

  /// Returns the code of several adapters together: the first of the table that any has.
  static func combined(_ codes: [ExitCode]) -> ExitCode {
    precedence.first(where: codes.contains) ?? .asExpected
  }
}
