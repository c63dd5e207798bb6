extension Rule {
  /// Every rule, document by document, then those of the platform.
  package static let all: [Rule] = document000 + document001 + document004 + platform
}
