package import Records
package import Specification

/// Everything the documents leave open, in one report that needs nothing beside it.
package struct ClarificationReport {
  /// A form in which the report is written.
  package enum Format: String, Hashable, Sendable, CaseIterable {
    /// What a person reads in a terminal.
    case term
    /// Markdown.
    case markdown
    /// Values, for programs.
    case json
    /// One page that works from disk.
    case html
    /// The text of an issue for each question.
    case issue
  }

  let run: ClarificationRun
  let discoveries: [Discovery]
  let catalogue: Catalogue
  let texts: [String: DocumentText]

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - run: What the search found of each question.
  ///   - discoveries: What no question names.
  ///   - catalogue: What clauses, questions and errata are.
  ///   - texts: The documents at hand, by name, whose lines are quoted; empty for none.
  package init(
    _ run: ClarificationRun, _ discoveries: [Discovery], _ catalogue: Catalogue,
    texts: [String: DocumentText] = [:]
  ) {
    self.run = run
    self.discoveries = discoveries
    self.catalogue = catalogue
    self.texts = texts
  }

  /// Returns the report in a form, with a line feed at its end.
  ///
  /// - Complexity: O(*n*) in the numbers of questions, cases and discoveries.
  package func text(in format: Format) -> String {
    switch format {
    case .term: blocks.terminalLines.joined(separator: "\n") + "\n"
    case .markdown: blocks.markdown
    case .json: json
    case .html: page
    case .issue: issues
    }
  }

  /// The pages of the questions, in the catalogue's order.
  var pages: [(question: Question, clarified: ClarifiedQuestion, page: QuestionPage)] {
    run.questions.compactMap { clarified in
      catalogue.question(clarified.question).map {
        ($0, clarified, QuestionPage($0, clarified, catalogue, texts: texts))
      }
    }
  }

  private var blocks: [PageBlock] {
    introduction + overview
      + pages.flatMap { $0.page.blocks(depth: 2) } + mapBlocks
      + [.heading(2, "What else is open", anchor: "open")]
      + (discoveries.isEmpty
        ? [.paragraph("Nothing else was found.")]
        : DiscoveryPage(discoveries, catalogue).blocks(depth: 3))
      + errataBlocks + [.heading(2, "How this was found", anchor: "found")] + methodBlocks
  }

  private var introduction: [PageBlock] {
    let documents = catalogue.documents.map { "\($0.name), “\($0.title)” (\($0.language))" }
    return [
      .heading(1, "What the documents leave open", anchor: ""),
      .paragraph(
        "This report is for the people who write these documents. Each section is one question that the "
          + "text leaves open: what it says and does not say, the answers it can be read to give, the "
          + "smallest case in which those answers lead to different software, and a sentence that "
          + "would settle it."),
      .list(documents),
      .paragraph(
        "Lines are those of the files named. A reading is one answer to a question. A case is a device, "
          + "its windows and scenes, and what is asked of the app or happens to it; the host is the "
          + "scene and view that show the ad, and scene A is the host's. Lengths are points; a view, "
          + "320 × 480 at 10, 20, has its corner 10 from the left and 20 from the top. Under “done” or "
          + "“happened” stands what an app did in it, which one reading allows and another does not."),
    ]
  }

  private var overview: [PageBlock] {
    let totals = run.totals
    let told = run.questionTotals
    return [
      .heading(2, "Overview", anchor: "overview"),
      .paragraph(
        "\(run.questions.count.counting("question")), \(told.told) with a case that parts readings, "
          + "\(told.proven) of them with one proven to be the smallest. Of \(totals.pairs) pairs of "
          + "readings \(totals.told) are parted, \(totals.proven) by a case proven to be the smallest."),
      .table(
        [["question", "kind", "lines", "state", "comes up", "cases", "smallest"]]
          + pages.map { question, clarified, _ in
            [
              "\(question.id)", question.kind.rawValue,
              question.source.lineText, question.state.word,
              clarified.impact.touched.percentage(of: clarified.impact.drawn),
              "\(clarified.cases.count)",
              clarified.cases.isEmpty
                ? "none found" : clarified.cases.contains(where: \.isProven) ? "proven" : "local",
            ]
          }),
    ]
  }

  /// Which reading each adapter follows.
  private var mapBlocks: [PageBlock] {
    let rows = ReadingMapText(run).rows
    guard rows.count > 1 else { return [] }
    return [
      .heading(2, "Which readings adapters follow", anchor: "map"),
      .paragraph(
        "What built-in adapters do in the cases above, in small ones and in drawn ones; a question of "
          + "which an adapter shows nothing is left out."), .table(rows),
    ]
  }

  private var errataBlocks: [PageBlock] {
    [.heading(2, "Slips in the samples", anchor: "errata")]
      + (catalogue.errata.isEmpty
        ? [.paragraph("None is known.")]
        : [
          .table(
            [["slip", "where", "what is wrong", "who copies it breaks"]]
              + catalogue.errata.map { erratum in
                [
                  "\(erratum.id)", erratum.source.citation, erratum.text,
                  erratum.broken.map(\.description).joined(separator: ", "),
                ]
              })
        ])
  }

  private var methodBlocks: [PageBlock] {
    [
      .paragraph(
        "No implementation took part in finding the cases: what is done in a case is drawn from the same "
          + "choices as the case, and made smaller with it. First all trials over a small alphabet of "
          + "devices, windows, scenes and answers were gone through in the order of their size, so "
          + "that the first found is the smallest there is; what was left was looked for among drawn "
          + "cases. Seed \(run.seed), catalogue \(run.catalogueHash.prefix(12))."),
      .table(
        [["trials", "how many", "how far"]]
          + run.layers.map { [$0.name, $0.trials.grouped, $0.ending.words] }),
    ] + (run.wasInterrupted ? [.paragraph("It was interrupted; what was found until then is here.")] : [])
  }

  private var page: String {
    let links = pages.map { "<a href=\"#\($0.question.id)\">\($0.question.id)</a>" }
    return """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>What the documents leave open</title>
      <style>\(ClarificationReport.style)</style></head><body>
      <nav aria-label="Questions">\(links.joined(separator: " "))</nav>
      <main>
      \(blocks.html)</main></body></html>

      """
  }

  private static let style = """
    :root{color-scheme:light dark;--text:#1b1b1f;--back:#fff;--edge:#767680;--soft:#f1f1f4}
    @media(prefers-color-scheme:dark){:root{--text:#ececf1;--back:#16161a;--edge:#9a9aa6;\
    --soft:#24242b}}
    *{box-sizing:border-box}body{margin:0 auto;max-width:64rem;padding:1rem;color:var(--text);\
    background:var(--back);font:1rem/1.5 system-ui,sans-serif}a{color:inherit}
    nav a{margin-right:.5rem;display:inline-block}h2{border-top:1px solid var(--edge);padding-top:1rem;margin-top:2.5rem}
    pre,.wide{overflow:auto;background:var(--soft);padding:.75rem;border-radius:.4rem}
    pre{font-size:.85rem;line-height:1.35}table{border-collapse:collapse}
    th,td{text-align:left;vertical-align:top;padding:.3rem .5rem;border-bottom:1px solid var(--edge)}
    """

  /// The text of an issue for each question: its title on the first line, and a rule between two.
  private var issues: String {
    pages.map { _, _, page in
      let body = Array(page.blocks(depth: 2).dropFirst())
      return "\(page.issueTitle.harmless(limit: .max))\n\n" + body.markdown
    }.joined(separator: "\n---\n\n")
  }
}

extension ClarificationRun.Layer.Ending {
  /// How far a layer was gone through, in words.
  var words: String {
    switch self {
    case .exhausted: "all there are"
    case .nothingLeft: "until no two readings were left to part"
    case .limit: "as many as were allowed"
    case .stopped: "until the signal"
    }
  }
}
