/// Two readings of a question that some conduct tells apart: one allows it, the other does not.
struct Parting: Hashable, Sendable {
  /// The place of the question in the table.
  var question: Int
  /// The lower of the two readings.
  var one: UInt8
  /// The higher.
  var other: UInt8
  /// Whether the conduct breaks no clause at all under the reading that allows it.
  var isClean: Bool
}
