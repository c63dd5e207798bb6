extension Rule {
  /// Every rule, document by document.
  package static let all: [Rule] = document001
}
