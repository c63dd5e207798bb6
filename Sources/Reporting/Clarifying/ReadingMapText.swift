package import Records
internal import Scenarios

/// Which readings adapters follow, adapter by adapter.
package struct ReadingMapText {
  private let run: ClarificationRun

  /// Creates the text from the followers of each question.
  package init(_ run: ClarificationRun) {
    self.run = run
  }

  /// The map with a witness for each entry, line by line.
  ///
  /// - Complexity: O(*n*) in the number of followers.
  package var lines: [String] {
    let names = adapters
    guard !names.isEmpty else { return ["No adapter shows which reading it follows."] }
    return names.flatMap { name -> [String] in
      var lines = [name.harmless()]
      for question in run.questions {
        for follower in question.followers where follower.adapter == name {
          lines.append("  \(question.question)  \(question.words(of: follower))")
          for witness in follower.witnesses {
            lines += (["excludes \(question.names(witness.excluded)):"]
              + witness.case.lines.aligned + witness.outcome.doneLines(markedAt: nil).aligned)
              .map { "      " + $0 }
          }
        }
      }
      return lines + [""]
    }
  }

  /// The map as the rows of a table, the head first: adapters by what they follow.
  var rows: [[String]] {
    [["adapter", "question", "what it follows"]]
      + adapters.flatMap { name in
        run.questions.flatMap { question in
          question.followers.filter { $0.adapter == name }.map { follower in
            [name.harmless(), "\(question.question)", question.words(of: follower)]
          }
        }
      }
  }

  /// The adapters in the order they were asked, each once.
  private var adapters: [String] {
    var names: [String] = []
    for follower in run.questions.flatMap(\.followers) where !names.contains(follower.adapter) {
      names.append(follower.adapter)
    }
    return names
  }
}
