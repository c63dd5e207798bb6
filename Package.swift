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

/// The suite that checks one room.
func suite(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// What suites share, kept out of the products: it stands under `Tests`.
func support(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Tests/\(name)", swiftSettings: settings)
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
    .target(
      name: "Specs", path: "Specs",
      exclude: ["catalogue", "adapters", "protocol.md"]),
    room("Records", "Scenarios", "JSON"),
    room("Specification", "Scenarios", "Records", "JSON", "Specs"),
    room("Oracle", "Scenarios", "Records", "Specification"),
    room("Adapters", "Scenarios", "Records"),
    .target(name: "ProcessCalls"),
    room("AdapterProcess", "Scenarios", "Records", "Adapters", "JSON", "ProcessCalls"),
    room("Reporting", "Records", "Specification", "Scenarios", "JSON"),
    suite("CounterexampleTests", "Counterexample"),
    suite("JSONTests", "JSON"),
    suite("AdapterProcessTests", "AdapterProcess", "Adapters", "Scenarios", "Records", "JSON"),
    support("SecondReading", "Scenarios"),
    suite("SecondReadingTests", "SecondReading", "Scenarios"),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)
