#if canImport(Testing)
  import Testing

  extension Test {
    /// The module, the suites and the function, which no edit elsewhere in the file changes.
    var path: String {
      "\(id.moduleName).\(id.nameComponents.joined(separator: "/"))"
    }

    /// A regular expression for `--filter` that matches this test, for the single quotes of a shell.
    var filter: String {
      let escaped = path.map { character in
        if character == "'" { return "." }
        let isPlain = character.isLetter || character.isNumber || "_/` ".contains(character)
        return isPlain ? "\(character)" : "\\\(character)"
      }
      return "^" + escaped.joined()
    }
  }
#endif
