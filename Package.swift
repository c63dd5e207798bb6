// swift-tools-version: 6.2

import PackageDescription

/// What every Swift target is compiled with; warnings become errors in CI only, where `.ci/run`
/// passes the flag, because a published manifest that does so breaks the packages that use it.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// A target that says its sentence of the house; `CONTRIBUTING.md` has the map.
func room(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// What several suites share: laws and checks that no product contains.
func support(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Tests/\(name)", swiftSettings: settings)
}

/// The suite that checks one room.
func suite(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

let package = Package(
  name: "Foldproof",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Counterexample", targets: ["Counterexample"]),
    .library(name: "Scenarios", targets: ["Scenarios"]),
    .library(name: "Adapters", targets: ["Adapters"]),
  ],
  targets: [
    room("Counterexample"),
    room("JSON"),
    room("Scenarios"),
    .target(name: "Specs", path: "Specs", exclude: ["catalogue"]),
    room("Records", "Scenarios", "JSON"),
    room("Specification", "Scenarios", "Records", "JSON", "Specs"),
    room("Oracle", "Scenarios", "Records", "Specification"),
    room("ScenarioGeneration", "Counterexample", "Scenarios"),
    room("Adapters", "Scenarios", "Records"),
    room(
      "Conformance", "Counterexample", "Scenarios", "Records", "Specification", "Oracle",
      "ScenarioGeneration", "Adapters"),
    room("Reporting", "Records", "Specification", "Scenarios", "JSON"),
    support("ScenarioLegality", "Scenarios"),
    support("SecondReading", "Scenarios"),
    support("Miniatures", "Scenarios"),
    support("GeneratedCases", "Counterexample", "Scenarios", "ScenarioGeneration"),
    suite("CounterexampleTests", "Counterexample"),
    suite("JSONTests", "JSON"),
    suite("ScenariosTests", "ScenarioLegality", "Scenarios"),
    suite("ScenarioLegalityTests", "ScenarioLegality", "Scenarios"),
    suite("SecondReadingTests", "SecondReading", "Scenarios"),
    suite(
      "OracleTests", "Oracle", "Specification", "Records", "Scenarios", "Miniatures",
      "SecondReading", "GeneratedCases"),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)
