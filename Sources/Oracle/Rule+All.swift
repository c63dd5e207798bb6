extension Rule {
  /// Every rule, document by document, then those of the platform.
  package static let all: [Rule] = document001 + platform
}
