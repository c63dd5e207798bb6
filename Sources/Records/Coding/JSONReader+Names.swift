package import JSON

extension JSONReader {
  /// Reads a text that is the raw value of an enumeration.
  ///
  /// - Throws: ``JSONError`` when it is another text, or no text.
  package mutating func readName<Value>(_: Value.Type) throws(JSONError) -> Value
  where Value: RawRepresentable<String> & CaseIterable {
    let text = try readText().string
    guard let value = Value(rawValue: text) else {
      let names = Value.allCases.map(\.rawValue).joined(separator: ", ")
      throw invalidValue("it is none of \(names)")
    }
    return value
  }
}
