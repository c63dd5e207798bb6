import Records
import Specification
import Testing

/// The lines on which the committed catalogue rests.
struct SourceLinesTests {
  private let catalogue: Catalogue
  private let sources: [SourceLines]

  init() throws {
    catalogue = try Catalogue.builtIn()
    sources =
      catalogue.clauses.compactMap(\.source)
      + catalogue.questions.flatMap(\.sources) + catalogue.errata.map(\.source)
  }

  @Test func `names every hash by 64 hexadecimal digits`() {
    let hashes = sources.map(\.sha256) + catalogue.documents.map(\.sha256) + [catalogue.hash]
    #expect(hashes.count > 50)
    for hash in hashes {
      #expect(hash.wholeMatch(of: /[0-9a-f]{64}/) != nil, "\(hash)")
    }
  }

  @Test func `names documents the catalogue has`() {
    let names = catalogue.documents.map(\.name)
    #expect(names.count > 0)
    #expect(sources.filter { !names.contains($0.document) } == [])
  }

  @Test func `gives the same lines the same hash, and others another`() {
    for source in sources {
      let lines = Set(sources.filter { $0.sha256 == source.sha256 }.map(\.lines))
      #expect(lines == [source.lines])
    }
    // Two documents have lines of the same numbers, which say other things.
    let places = Set(sources.map { "\($0.document) \($0.lines)" })
    #expect(places.count == Set(sources.map(\.sha256)).count)
  }
}
