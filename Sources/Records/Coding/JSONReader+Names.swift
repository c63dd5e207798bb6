package import JSON

extension JSONReader {
  /// Reads a text that is the raw value of an enumeration.
  ///
  /// - Throws: ``JSONError`` when it is another text, or no text.
  package mutating func readName<Value>(_: Value.Type) throws(JSONError) -> Value
  where Value: RawRepresentable<String> & CaseIterable {
    // Compared as it stands: a string for each text would be half of what reading costs.
    let text = try readText()
    guard let value = Value.allCases.first(where: { text.equals($0.rawValue) }) else {
      let names = Value.allCases.map(\.rawValue).joined(separator: ", ")
      throw invalidValue("it is none of \(names)")
    }
    return value
  }
}
