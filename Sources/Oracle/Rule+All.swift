extension Rule {
  /// Every rule, document by document, then those of the platform.
  package static let all: [Rule] =
    document000 + document001 + sdk002 + document004 + sdk004 + platform
}
