internal import Records
internal import Scenarios
internal import Specification

extension RunReport {
  /// One page with everything: no network, no file beside it, light and dark, without a script as well.
  ///
  /// - Complexity: O(*n*) in clauses and findings.
  var html: String {
    let title = "Foldproof: " + runs.map { $0.subject.name.harmless() }.joined(separator: ", ")
    var body = "<header><h1>\(title.asMarkup)</h1>\n"
    for run in runs {
      body +=
        "<p><strong>\(run.subject.name.asMarkup)</strong> \(run.subject.version.asMarkup): "
        + "\(RunSummary(run, catalogue).score)<br>planned \(run.planned.grouped), judged "
        + "\(run.judged.grouped), catalogue \(run.catalogueHash.prefix(12)), profile "
        + "\(run.profile.asMarkup)</p>\n"
    }
    body += """
      </header>
      <nav aria-label="Parts"><a href="#findings">Findings</a> <a href="#clauses">Clauses</a> \
      <a href="#questions">Open questions</a></nav>
      <main>
      <section id="findings" aria-labelledby="findings-title"><h2 id="findings-title">Findings</h2>

      """
    let sections = runs.enumerated().flatMap { place, run in
      findings(of: run).map { finding, level in section(finding, level, of: run, place) }
    }
    body += sections.isEmpty ? "<p>None.</p>\n" : sections.joined()
    body += "</section>\n" + clauseSection + questionSection + "</main>\n"
    return """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title.asMarkup)</title>
      <style>\(PageText.style)</style></head><body>
      \(body)<script>\(PageText.script)</script></body></html>

      """
  }

  private func section(
    _ finding: Finding, _ level: FindingLevel, of run: Run, _ place: Int
  ) -> String {
    let id = "\(finding.signature.clause)-\(finding.signature.kind)-\(place + 1)".asMarkup
    var text = "<article id=\"\(id)\" class=\"\(level == .advice ? "advice" : "failure")\">"
    text +=
      "<h3><a href=\"#\(id)\">\(finding.signature.clause)</a> "
      + "\("\(finding.signature.kind)".asMarkup)</h3>\n"
    text += "<p>\(headline(finding, of: run).asMarkup).</p>\n"
    text += pictures(finding)
    return text + "<pre tabindex=\"0\">\(block(finding, of: run).asMarkup)</pre></article>\n"
  }

  /// The picture of a decision, or one of each step of a session, to go through.
  private func pictures(_ finding: Finding) -> String {
    if case .lived(let trace) = finding.outcome { return player(trace, wrong: finding.step) }
    let layout: Layout? =
      switch finding.case {
      case .decision(_, let situation), .relation(_, _, let situation): situation.layout
      case .session: nil
      }
    guard let layout else { return "" }
    var width: Double?
    if case .answered(.bannerWidth(.points(let points))) = finding.outcome { width = points }
    let picture = ScenePicture(layout, bannerWidth: width, caption: "The situation, to scale")
    return "<figure>\(picture.svg)</figure>\n"
  }

  private func player(_ trace: Trace, wrong: Int?) -> String {
    var width: Double?
    var steps: [String] = []
    for (index, step) in trace.steps.enumerated() {
      for case .setBannerWidth(let points) in step.actions { width = points }
      let actions = step.actions.map(\.text).joined(separator: "; ")
      let words =
        "\(index + 1). \(step.event.kind.text)" + (actions.isEmpty ? "" : " → \(actions)")
      let picture = step.event.snapshot.situation.layout.map {
        ScenePicture($0, bannerWidth: width, caption: words).svg
      }
      let mark = index == wrong ? " class=\"wrong\"" : ""
      steps.append(
        "<li\(mark)><figure>\(picture ?? "<p class=\"none\">in no window</p>")<figcaption>"
          + "\(words.asMarkup)\(index == wrong ? " <strong>← here</strong>" : "")</figcaption>"
          + "</figure></li>")
    }
    return "<ol class=\"life\" data-wrong=\"\(wrong ?? 0)\">\(steps.joined())</ol>\n"
  }

  private var clauseSection: String {
    var text = """
      <section id="clauses" aria-labelledby="clauses-title"><h2 id="clauses-title">Clauses</h2>
      <p><label><input type="checkbox" id="differing"> only rows that disagree</label></p>
      <div class="wide" tabindex="0"><table><thead><tr><th scope="col">Clause</th>\
      <th scope="col">Level</th><th scope="col">What it demands</th>
      """
    text += runs.map { "<th scope=\"col\">\($0.subject.name.asMarkup)</th>" }.joined()
    text += "</tr></thead><tbody>\n"
    for clause in catalogue.clauses {
      let tallies = runs.map { run in run.clauses.first { $0.clause == clause.id } }
      guard tallies.contains(where: { $0 != nil }) else { continue }
      let words = tallies.map { $0?.word ?? "not judged" }
      let differs = Set(words).count > 1 ? " class=\"differs\"" : ""
      let source = clause.source?.citation ?? clause.reference ?? "the harness's own"
      text +=
        "<tr id=\"\(clause.id)\"\(differs)><th scope=\"row\"><a href=\"#\(clause.id)\">"
        + "\(clause.id)</a></th><td>\(clause.level.rawValue)</td>"
        + "<td>\(clause.text.asMarkup)<br><small>\(source.asMarkup)</small></td>"
      for (word, tally) in zip(words, tallies) {
        let count =
          tally.map { $0.isApplicable ? " <small>\($0.decided.grouped)</small>" : "" } ?? ""
        let style = word.split(separator: " ").first.map(String.init) ?? ""
        text += "<td class=\"\(style)\">\(word)\(count)</td>"
      }
      text += "</tr>\n"
    }
    return text + "</tbody></table></div></section>\n"
  }

  private var questionSection: String {
    var text = """
      <section id="questions" aria-labelledby="questions-title">\
      <h2 id="questions-title">Open questions</h2>

      """
    let touched = catalogue.questions.filter { question in
      runs.contains { $0.questions.contains { $0.question == question.id } }
    }
    if touched.isEmpty { text += "<p>None was touched.</p>\n" }
    for question in touched {
      text +=
        "<article id=\"\(question.id)\"><h3><a href=\"#\(question.id)\">\(question.id)</a> "
        + "\(question.text.asMarkup)</h3><p><small>\(question.source.citation.asMarkup)</small></p>"
        + "<ul>"
      for reading in question.readings {
        text += "<li><strong>\(reading.name.asMarkup)</strong> \(reading.text.asMarkup)</li>"
      }
      text += "</ul></article>\n"
    }
    return text + "</section>\n"
  }
}

/// The style and the script of the page.
private enum PageText {
  static let style = """
    :root{color-scheme:light dark;--text:#1b1b1f;--back:#fff;--edge:#767680;--soft:#f1f1f4;\
    --bad:#a1141a;--good:#1a6b1f;--warn:#7a5400}
    @media(prefers-color-scheme:dark){:root{--text:#ececf1;--back:#16161a;--edge:#9a9aa6;\
    --soft:#24242b;--bad:#ff9b94;--good:#8fd694;--warn:#f0c36a}}
    *{box-sizing:border-box}body{margin:0 auto;max-width:72rem;padding:1rem;color:var(--text);\
    background:var(--back);font:1rem/1.5 system-ui,sans-serif}a{color:inherit}
    h1{font-size:clamp(1.3rem,4vw,2rem)}nav a{margin-right:1rem}pre,.wide{overflow:auto;background:var(--soft);padding:.75rem;\
    border-radius:.4rem}pre{font-size:.85rem;line-height:1.35}
    article{border-left:.3rem solid var(--edge);padding-left:1rem;margin:1.5rem 0}
    article.failure{border-color:var(--bad)}article.advice{border-color:var(--warn)}
    table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;\
    padding:.3rem .5rem;border-bottom:1px solid var(--edge)}
    td.broken{color:var(--bad);font-weight:600}td.kept{color:var(--good)}td.advised{color:var(--warn)}
    .filtered tr:not(.differs):not(:first-child){display:none}thead tr{display:table-row!important}
    figure{margin:.5rem 0}.scene{display:block;width:100%;max-width:24rem;max-height:22rem}
    .scene rect{fill:none;stroke:var(--edge);stroke-width:3}.scene .window{stroke:var(--text);\
    stroke-width:5}.scene .safe{fill:#4c8dff33;stroke:#4c8dff;stroke-dasharray:8 5}
    .scene .fold{fill:#99999955;stroke-dasharray:3 5}.scene .occluded{fill:#99999999}
    .scene .banner{fill:#2a9d3baa;stroke:#2a9d3b}.scene .banner.wrong{fill:#d93025aa;stroke:#d93025}
    .life{display:flex;gap:1rem;overflow-x:auto;padding:0;list-style:none}
    .life li{flex:0 0 16rem;padding:.5rem;border:1px solid var(--edge);border-radius:.4rem}
    .life li.wrong{border-color:var(--bad);border-width:3px}
    .playing .life li{display:none}.playing .life li.now{display:block;flex-basis:26rem}
    button{font:inherit;padding:.2rem .8rem;margin-right:.5rem}
    """

  static let script = """
    document.querySelectorAll('.life').forEach(function(list){
    var items=list.children,at=Number(list.dataset.wrong),box=document.createElement('div');
    var bar=document.createElement('p'),back=document.createElement('button');
    var next=document.createElement('button'),said=document.createElement('span');
    back.textContent='Back';next.textContent='Next';said.setAttribute('aria-live','polite');
    list.parentNode.insertBefore(box,list);box.className='playing';box.tabIndex=0;
    box.setAttribute('role','group');box.setAttribute('aria-label','The life, step by step');
    bar.append(back,next,said);box.append(bar,list);
    function show(to){at=Math.max(0,Math.min(items.length-1,to));
    for(var i=0;i<items.length;i++)items[i].classList.toggle('now',i===at);
    said.textContent='Step '+(at+1)+' of '+items.length;back.disabled=at===0;
    next.disabled=at===items.length-1}
    back.onclick=function(){show(at-1)};next.onclick=function(){show(at+1)};
    box.onkeydown=function(e){if(e.key==='ArrowLeft')show(at-1);else if(e.key==='ArrowRight')show(at+1);
    else return;e.preventDefault()};show(at)});
    document.getElementById('differing').onchange=function(e){
    document.querySelector('#clauses table').classList.toggle('filtered',e.target.checked)};
    """
}
