// swift-tools-version: 6.2

import PackageDescription

/// Warnings become errors in CI only: a manifest that always does so breaks the packages using it.
let strictness: [SwiftSetting] =
  Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)]

/// What every Swift target is compiled with.
let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ] + strictness

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
    .library(name: "CounterexampleTesting", targets: ["CounterexampleTesting"]),
    .library(name: "Scenarios", targets: ["Scenarios"]),
    .library(name: "Adapters", targets: ["Adapters"]),
    .library(name: "AdapterServing", targets: ["AdapterServing"]),
    .executable(name: "foldproof", targets: ["foldproof"]),
  ],
  targets: [
    room("Counterexample"),
    room("CounterexampleTesting", "Counterexample"),
    room("EngineBench", "Counterexample"),
    room("JSON"),
    room("Scenarios"),
    .target(
      name: "Specs", path: "Specs",
      exclude: [
        "catalogue", "adapters", "protocol.md", "protocol.schema.json",
        "protocol.cases.json",
      ]),
    room("Records", "Scenarios", "JSON"),
    room("Specification", "Scenarios", "Records", "JSON", "Specs"),
    room("World", "Scenarios"),
    room("Oracle", "Scenarios", "Records", "Specification"),
    room("ScenarioGeneration", "Counterexample", "Scenarios"),
    room("Adapters", "Scenarios", "Records"),
    .target(name: "ProcessCalls"),
    room("AdapterProcess", "Scenarios", "Records", "Adapters", "JSON", "ProcessCalls"),
    room(
      "WireBench", "AdapterProcess", "Adapters", "Conformance", "Counterexample", "JSON", "Oracle",
      "Records",
      "ScenarioGeneration", "Scenarios", "Specification", "Specs", "World"),
    room("AdapterServing", "Scenarios", "Records", "Adapters", "JSON"),
    room(
      "Conformance", "Counterexample", "Scenarios", "Records", "Specification", "Oracle",
      "ScenarioGeneration", "Adapters", "World"),
    room(
      "Clarification", "Counterexample", "Scenarios", "Records", "Specification", "Oracle",
      "ScenarioGeneration", "Conformance"),
    room("Nights", "Conformance", "Records", "Specification"),
    room(
      "FaultBench", "Adapters", "Conformance", "Counterexample", "Oracle", "Records",
      "ScenarioGeneration", "Scenarios", "Specification"),
    room("Reporting", "Records", "Specification", "Scenarios", "JSON"),
    .executableTarget(
      name: "foldproof",
      dependencies: [
        "Counterexample", "EngineBench", "Scenarios", "Records", "JSON", "Specification", "Oracle",
        "World", "ScenarioGeneration", "Adapters", "AdapterProcess", "AdapterServing",
        "Conformance",
        "Clarification", "FaultBench", "Nights", "Reporting", "WireBench",
      ], swiftSettings: settings),
    support("ScenarioLegality", "Scenarios"),
    support("SecondReading", "Scenarios"),
    support("Miniatures", "Scenarios", "Records", "World"),
    support("GeneratedCases", "Counterexample", "Scenarios", "ScenarioGeneration"),
    support(
      "PlayedSessions", "Scenarios", "Adapters", "World"),
    suite("CounterexampleTests", "Counterexample", "EngineBench"),
    suite("CounterexampleTestingTests", "CounterexampleTesting", "Counterexample"),
    suite("EngineBenchTests", "EngineBench", "Counterexample"),
    suite(
      "NightsTests", "Nights", "Adapters", "Conformance", "Oracle", "Records", "Scenarios",
      "Specification", "Miniatures", "JSON"),
    suite("FaultBenchTests", "FaultBench", "Adapters", "Records", "Specification"),
    suite("JSONTests", "JSON"),
    suite("ScenariosTests", "ScenarioLegality", "Scenarios"),
    suite("ScenarioLegalityTests", "ScenarioLegality", "Scenarios", "Miniatures"),
    .executableTarget(name: "UnrulyAdapter", path: "Tests/UnrulyAdapter"),
    .executableTarget(
      name: "WireFuzzer", dependencies: ["AdapterProcess"], path: "Tests/WireFuzzer",
      swiftSettings: settings),
    // The starting point for adapters in Swift: built, so that it cannot rot.
    .executableTarget(
      name: "SwiftStartingPoint", dependencies: ["AdapterServing", "Adapters", "Scenarios"],
      path: "Specs/adapters/swift", swiftSettings: settings),
    suite(
      "AdapterProcessTests", "UnrulyAdapter", "foldproof", "AdapterProcess", "Adapters",
      "Scenarios", "Records",
      "JSON"),
    suite(
      "AdapterUnderTestTests", "foldproof", "Conformance", "Records", "Reporting", "Specification"),
    suite("CommandLineTests", "foldproof", "SwiftStartingPoint", "JSON", "Miniatures"),
    suite("SecondReadingTests", "SecondReading", "Scenarios"),
    suite(
      "RecordsTests", "Records", "Scenarios", "JSON", "Miniatures", "SecondReading",
      "GeneratedCases"),
    suite(
      "ReportingTests", "Reporting", "Specification", "Records", "Scenarios", "Miniatures", "JSON"),
    suite(
      "SpecificationTests", "Specification", "Oracle", "Adapters", "Records", "Scenarios", "JSON",
      "Miniatures", "Conformance", "Counterexample", "ScenarioGeneration"),
    suite(
      "OracleTests", "Oracle", "Specification", "Records", "Scenarios", "Miniatures",
      "SecondReading", "GeneratedCases", "PlayedSessions", "Adapters", "World"),
    suite(
      "ConformanceTests", "Conformance", "Adapters", "Oracle", "Specification", "Records",
      "Scenarios", "ScenarioGeneration", "Counterexample", "Miniatures"),
    suite(
      "ClarificationTests", "Clarification", "Conformance", "Oracle", "Specification", "Records",
      "Scenarios", "ScenarioGeneration", "Counterexample"),
    suite(
      "ScenarioGenerationTests", "ScenarioGeneration", "Counterexample", "Scenarios",
      "ScenarioLegality", "Miniatures", "GeneratedCases", "PlayedSessions", "Adapters"),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)
