#if canImport(Testing)
  import Testing

  /// The way a value failed, with the evidence.
  ///
  /// Two are equal when the value failed in the same way; the evidence does not take part, so that
  /// it travels through search and shrinking beside the way it belongs to.
  struct CaseFailure: Sendable {
    /// What tells one way to fail from another.
    enum Signature: Hashable, Sendable {
      /// The first issue was recorded here.
      case issue(at: SourceLocation)
      /// The first issue has no place, only this text.
      case issueWithoutPlace(String)
      /// There was no issue, but an error of this type.
      case thrown(type: String)
    }

    let signature: Signature
    /// What the body recorded, in order.
    let issues: [Issue]
    /// What the body threw, unless it was `#require` that did.
    let error: (any Error)?

    /// Creates the failure that a body's issues and its error amount to; nil when all is well.
    init?(issues: [Issue], error: (any Error)?) {
      if let first = issues.first {
        signature =
          first.sourceLocation.map { .issue(at: $0) } ?? .issueWithoutPlace("\(first.kind)")
      } else if let error {
        signature = .thrown(type: String(reflecting: type(of: error)))
      } else {
        return nil
      }
      self.issues = issues
      self.error = error is ExpectationFailedError && !issues.isEmpty ? nil : error
    }

    /// What failed, one entry an issue, with its place.
    var lines: [String] {
      var lines: [String] = []
      for issue in issues {
        lines.append(CaseFailure.text(of: issue))
        if let place = issue.sourceLocation {
          lines.append("at \(place.fileName):\(place.line):\(place.column)")
        }
      }
      if let error {
        lines.append("threw \(type(of: error)): \(String(describingForTest: error))")
      }
      return lines
    }

    private static func text(of issue: Issue) -> String {
      let comments = issue.comments.map(\.rawValue).joined(separator: "\n")
      if case .unconditional = issue.kind { return comments.isEmpty ? "\(issue.kind)" : comments }
      return comments.isEmpty ? "\(issue.kind)" : "\(issue.kind): \(comments)"
    }
  }

  extension CaseFailure: Hashable {
    static func == (one: CaseFailure, other: CaseFailure) -> Bool {
      one.signature == other.signature
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(signature)
    }
  }
#endif
