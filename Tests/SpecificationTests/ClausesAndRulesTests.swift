import Oracle
import Records
import Scenarios
import Specification
import Testing

/// The catalogue and the code, both ways.
struct ClausesAndRulesTests {
  private let catalogue: Catalogue

  init() throws {
    catalogue = try Catalogue.builtIn()
  }

  @Test func `lets a rule listen to what its clause decides`() throws {
    for rule in Rule.all {
      let clause = try #require(catalogue.clause(rule.clause))
      let queries = clause.decides.compactMap { topic -> Query.Name? in
        if case .query(let name) = topic { name } else { nil }
      }
      switch rule.listensTo {
      case .query(let name): #expect(queries == [name], "\(clause.id)")
      case .relation(.mirroredInsets): #expect(queries == [.bannerWidth])
      case .relation(.movedWindow): #expect(queries == [.canPresent, .bannerWidth])
      case .relation(.scenesListedFrom), .relation(.addedScene), .relation(.noTransition):
        #expect(queries == [.requestOutcome, .requestScene, .canPresent, .bannerWidth])
      case .session: #expect(clause.decides.count > queries.count, "\(clause.id)")
      }
    }
  }

  @Test func `has a rule for every query, every relation and every moment`() {
    let triggers = Rule.all.map(\.listensTo)
    for name in Query.Name.allCases { #expect(triggers.contains(.query(name))) }
    for name in Relation.Name.allCases { #expect(triggers.contains(.relation(name))) }
    for moment in Trigger.Moment.allCases { #expect(triggers.contains(.session(moment))) }
  }

  @Test func `has every question in code, with the same readings in the same order`() {
    #expect(QuestionTable.all.map(\.id) == catalogue.questions.map(\.id))
    #expect(
      QuestionTable.all.map(\.readings) == catalogue.questions.map { $0.readings.map(\.name) })
  }

  @Test func `has every question where its type says it stands`() {
    #expect(QuestionTable.all.map(\.index.position) == Array(QuestionTable.all.indices))
  }

  @Test func `lists every question at a clause`() {
    let listed = Set(catalogue.clauses.flatMap(\.questions))
    #expect(catalogue.questions.filter { !listed.contains($0.id) }.map(\.id) == [])
  }
}
