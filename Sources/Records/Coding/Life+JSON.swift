package import JSON
package import Scenarios

extension Life {
  /// Writes the life as an object of its format, stimuli, replies and SDK.
  ///
  /// - Throws: ``JSONError`` when a length is not finite.
  package func write(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    writer.member("format", format.rawValue)
    writer.key("stimuli")
    writer.beginArray()
    for stimulus in stimuli { try stimulus.write(to: &writer) }
    writer.endArray()
    writer.key("replies")
    writer.beginArray()
    for reply in replies { reply.write(to: &writer) }
    writer.endArray()
    writer.key("sdk")
    sdk.write(to: &writer)
    writer.endObject()
  }

  /// Reads what ``write(to:)`` writes.
  ///
  /// - Throws: ``JSONError`` when the value has another shape.
  package static func read(from reader: inout JSONReader) throws(JSONError) -> Life {
    var format: AdFormat?
    var stimuli: [Stimulus]?
    var replies: [LoadReply]?
    var sdk: SDKBehaviour?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "format": format = try reader.readName(AdFormat.self)
      case "stimuli":
        stimuli = try reader.readArray { (reader) throws(JSONError) in
          try Stimulus.read(from: &reader)
        }
      case "replies":
        replies = try reader.readArray { (reader) throws(JSONError) in
          try LoadReply.read(from: &reader)
        }
      case "sdk": sdk = try SDKBehaviour.read(from: &reader)
      default: throw reader.unknownKey(key)
      }
    }
    guard let format else { throw reader.missingKey("format") }
    guard let stimuli else { throw reader.missingKey("stimuli") }
    guard let replies else { throw reader.missingKey("replies") }
    guard let sdk else { throw reader.missingKey("sdk") }
    return Life(format: format, stimuli: stimuli, replies: replies, sdk: sdk)
  }
}

extension LoadReply {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("result", result.rawValue)
    writer.key("delay")
    writer.integer(delay)
    writer.endObject()
  }

  fileprivate static func read(from reader: inout JSONReader) throws(JSONError) -> LoadReply {
    var result: Result?
    var delay: Int?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "result": result = try reader.readName(Result.self)
      case "delay":
        delay = try reader.readInt()
        if let delay, !(0...1_000_000).contains(delay) {
          throw reader.invalidValue("a delay is a number of stimuli from 0 up")
        }
      default: throw reader.unknownKey(key)
      }
    }
    guard let result else { throw reader.missingKey("result") }
    guard let delay else { throw reader.missingKey("delay") }
    return LoadReply(result, delay: delay)
  }
}

extension SDKBehaviour {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("sizing", sizing.rawValue)
    writer.member("sizeWithoutScene", sizeWithoutScene.rawValue)
    writer.endObject()
  }

  fileprivate static func read(from reader: inout JSONReader) throws(JSONError) -> SDKBehaviour {
    var sizing: Sizing?
    var withoutScene: SizeWithoutScene?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "sizing": sizing = try reader.readName(Sizing.self)
      case "sizeWithoutScene": withoutScene = try reader.readName(SizeWithoutScene.self)
      default: throw reader.unknownKey(key)
      }
    }
    guard let sizing else { throw reader.missingKey("sizing") }
    guard let withoutScene else { throw reader.missingKey("sizeWithoutScene") }
    return SDKBehaviour(sizing: sizing, sizeWithoutScene: withoutScene)
  }
}
