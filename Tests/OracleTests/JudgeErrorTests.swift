import Oracle
import Records
import Specification
import Testing

/// Rules, questions and catalogue that do not belong together.
struct JudgeErrorTests {
  private let catalogue: Catalogue
  private let profile: Profile

  init() throws {
    catalogue = try Catalogue.builtIn()
    profile = try #require(catalogue.profile("documents"))
  }

  @Test func `judges by the committed catalogue under each of its profiles`() throws {
    for profile in catalogue.profiles {
      #expect(try Judge(catalogue, profile: profile).rules.count == Rule.all.count)
    }
  }

  @Test func `refuses a rule without a clause`() {
    var poorer = catalogue
    poorer.clauses.removeAll { $0.id == ClauseID("001-FIT-002") }
    #expect(throws: JudgeError.ruleWithoutClause(ClauseID("001-FIT-002"))) {
      try Judge(poorer, profile: profile)
    }
  }

  @Test func `refuses a question in code that the catalogue does not have`() {
    var poorer = catalogue
    poorer.questions.removeAll { $0.id == QuestionID("001-Q-003") }
    #expect(throws: JudgeError.questionNotInCatalogue(QuestionID("001-Q-003"))) {
      try Judge(poorer, profile: profile)
    }
  }

  @Test func `refuses a reading of the catalogue that has no code`() {
    var richer = catalogue
    richer.questions[0].readings[1].name = "either"
    #expect(
      throws: JudgeError.readingNotInCode(QuestionID("000-Q-001"), reading: "either")
    ) {
      try Judge(richer, profile: profile)
    }
  }

  @Test func `refuses a profile that pins a reading without code`() throws {
    var pinning = try #require(catalogue.profile("2019"))
    pinning.pins[0].reading = "perimeter"
    #expect(
      throws: JudgeError.readingNotInCode(QuestionID("001-Q-011"), reading: "perimeter")
    ) {
      try Judge(catalogue, profile: pinning)
    }
  }

  @Test func `refuses a question of which no reading counts`() {
    var emptied = catalogue
    emptied.questions[3].readings = []
    #expect(throws: JudgeError.noReadingCounts(QuestionID("000-Q-004"))) {
      try Judge(emptied, profile: profile)
    }
  }
}
