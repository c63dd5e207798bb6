import Adapters
import Testing

/// Every kind of fault is filed, and every built-in fault under some kind.
struct FaultKindsTests {
  @Test func `files each kind once, with adapters where it can be judged`() {
    let kinds = FaultKind.all
    #expect(kinds.count >= 40)
    #expect(Set(kinds.map(\.id)).count == kinds.count)
    for kind in kinds {
      switch kind.decision {
      case .outside(let why):
        #expect(kind.adapters.isEmpty, "\(kind.id)")
        #expect(why.hasSuffix("."), "\(kind.id)")
      case .documents, .platform, .reading:
        #expect(!kind.adapters.isEmpty, "\(kind.id)")
      }
    }
  }

  @Test func `names built-in adapters, and leaves none out`() {
    let filed = Set(FaultKind.all.flatMap(\.adapters).map { "faulty-\($0)" })
    let builtIn = Set(BuiltInAdapter.all.map(\.name).filter { $0.hasPrefix("faulty-") })
    #expect(filed.subtracting(builtIn).isEmpty)
    #expect(builtIn.subtracting(filed).isEmpty)
  }

  @Test func `says of a reading's fault that it shows under another profile`() throws {
    for kind in FaultKind.all {
      for name in kind.adapters {
        let adapter = try #require(BuiltInAdapter.named("faulty-\(name)"))
        #expect((adapter.profile == "documents") == (kind.decision != .reading), "\(name)")
      }
    }
  }
}
