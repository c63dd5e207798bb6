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
      + catalogue.questions.flatMap { question in
        let settled: [SourceLines] =
          if case .settled(_, let lines) = question.state { [lines] } else { [] }
        return [question.source] + settled
          + question.readings.flatMap { [$0.source, $0.rejectedBy].compactMap(\.self) }
      }
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

  @Test func `lists lines from the first to the last, each once`() throws {
    for source in sources {
      var last = 0
      for range in source.lines.split(separator: ",", omittingEmptySubsequences: false) {
        let bounds = range.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        let first = try #require(bounds.first ?? nil, "\(source.lines)")
        let end = try #require(bounds.last ?? nil, "\(source.lines)")
        #expect(bounds.count == 1 || (bounds.count == 2 && first < end), "\(source.lines)")
        #expect(first > last, "\(source.lines)")
        last = end
      }
    }
  }

  @Test func `gives the same lines the same hash, and others another`() {
    for source in sources {
      let lines = Set(sources.filter { $0.sha256 == source.sha256 }.map(\.lines))
      #expect(lines == [source.lines])
    }
    #expect(Set(sources.map(\.lines)).count == Set(sources.map(\.sha256)).count)
  }
}
