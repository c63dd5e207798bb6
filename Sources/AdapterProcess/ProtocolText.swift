internal import JSON
package import Scenarios

/// Messages of the protocol as text, for a person.
package enum ProtocolText {
  /// Returns the message that gives a decision.
  package static func decision(_ decision: Decision, number: Int) -> String {
    text(of: Work([decision]), number)
  }

  /// Returns the message that tells the first event of a session, which must have one.
  package static func firstEvent(of play: any Play, number: Int) -> String {
    text(of: Work([play]), number)
  }

  private static func text(of work: Work, _ number: Int) -> String {
    var writer = JSONWriter()
    work.write(0, number: number, to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
