internal import Records

extension Finding {
  /// The layout in which the clause is broken, drawn; empty where there is nothing to see in it.
  var drawing: [String] { CaseDrawing(`case`, outcome, step: step).lines }
}
