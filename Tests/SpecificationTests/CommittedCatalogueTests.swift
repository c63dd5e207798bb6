import Foundation
import Records
import Specification
import Testing

/// The catalogue as it is committed, by itself.
struct CommittedCatalogueTests {
  private let catalogue: Catalogue

  init() throws {
    catalogue = try Catalogue.builtIn()
  }

  @Test func `embeds the files of the catalogue folder as they are, and no others`() throws {
    let folder = URL(filePath: #filePath).appending(path: "../../../Specs/catalogue").standardized
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
    #expect(Catalogue.builtInFiles.map(\.name) == names)
    for file in Catalogue.builtInFiles {
      let bytes = try Data(contentsOf: folder.appending(path: file.name))
      #expect(file.bytes == [UInt8](bytes), "\(file.name) has changed since the last build")
    }
  }

  @Test func `has clauses, questions and the three profiles`() {
    #expect(catalogue.clauses.count >= 15)
    #expect(catalogue.questions.count >= 12)
    #expect(catalogue.openQuestions.count >= 10)
    #expect(catalogue.profiles.map(\.name) == ["documents", "2019", "strict"])
  }

  @Test func `pins nothing under documents and every open question under strict`() throws {
    #expect(try #require(catalogue.profile("documents")).pins.isEmpty)
    let strict = try #require(catalogue.profile("strict"))
    #expect(strict.pins.map(\.question) == catalogue.openQuestions.map(\.id))
  }

  @Test func `names every clause and question by document, area and number`() {
    for clause in catalogue.clauses where !clause.isHarnessOwn {
      #expect(clause.id.description.wholeMatch(of: /([0-9]{3}|PLAT)-[A-Z]{3}-[0-9]{3}/) != nil)
      #expect(clause.isOfThePlatform == clause.id.description.hasPrefix("PLAT-"))
    }
    for question in catalogue.questions {
      #expect(question.id.description.wholeMatch(of: /[0-9]{3}-Q-[0-9]{3}/) != nil)
    }
    for erratum in catalogue.errata {
      #expect(erratum.id.description.wholeMatch(of: /[0-9]{3}-E-[0-9]{3}/) != nil)
    }
  }

  @Test func `says everything in one sentence that ends`() {
    let sentences =
      catalogue.clauses.map(\.text) + catalogue.profiles.map(\.text)
      + catalogue.errata.map(\.text)
      + catalogue.questions.flatMap { $0.readings.map(\.text) }
    #expect(sentences.count > 40)
    #expect(sentences.filter { !$0.hasSuffix(".") || $0.contains("\n") } == [])
    #expect(catalogue.questions.map(\.text).filter { !$0.hasSuffix("?") } == [])
  }

  @Test func `gives a clause each of its kinds and questions once`() {
    for clause in catalogue.clauses {
      #expect(Set(clause.kinds.map(\.name)).count == clause.kinds.count)
      #expect(Set(clause.questions).count == clause.questions.count)
      #expect(clause.decides.isEmpty != clause.isTestable)
    }
  }
}
