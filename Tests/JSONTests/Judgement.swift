import JSON
import Testing

/// Reads a document both ways and holds them to the same answer.
///
/// - Parameters:
///   - bytes: The document.
///   - limits: How much is taken.
///   - sourceLocation: Where a disagreement is reported.
/// - Returns: The tree, or why there is none.
func judge(
  _ bytes: [UInt8], limits: JSON.Limits = JSON.Limits(),
  sourceLocation: SourceLocation = #_sourceLocation
) -> Result<JSON, JSONError> {
  let tree = Result { () throws(JSONError) in try JSON.parse(bytes, limits: limits) }
  let skipped = Result { () throws(JSONError) in
    try JSONReader.read(bytes, limits: limits) { (reader) throws(JSONError) in
      try reader.skipValue()
    }
  }
  let disagree =
    switch (tree, skipped) {
    case (.success, .success): false
    case (.failure(let first), .failure(let second)): first != second
    default: true
    }
  if disagree { Issue.record("\(bytes): \(tree) but \(skipped)", sourceLocation: sourceLocation) }
  return tree
}

/// Reads a document given as text both ways.
func judge(
  _ text: String, limits: JSON.Limits = JSON.Limits(),
  sourceLocation: SourceLocation = #_sourceLocation
) -> Result<JSON, JSONError> {
  judge(Array(text.utf8), limits: limits, sourceLocation: sourceLocation)
}

/// A fault and the byte it must be found at.
struct Fault: Equatable {
  let kind: JSONError.Kind
  let offset: Int

  init(_ kind: JSONError.Kind, _ offset: Int) {
    self.kind = kind
    self.offset = offset
  }
}

/// The fault of a document, or nil when it is read.
func fault(
  in bytes: [UInt8], limits: JSON.Limits = JSON.Limits(),
  sourceLocation: SourceLocation = #_sourceLocation
) -> Fault? {
  guard case .failure(let error) = judge(bytes, limits: limits, sourceLocation: sourceLocation)
  else { return nil }
  return Fault(error.kind, error.offset)
}

/// The fault of a document given as text, or nil when it is read.
func fault(
  in text: String, limits: JSON.Limits = JSON.Limits(),
  sourceLocation: SourceLocation = #_sourceLocation
) -> Fault? {
  fault(in: Array(text.utf8), limits: limits, sourceLocation: sourceLocation)
}
