package import JSON
package import Scenarios

extension Answer {
  /// Writes the answer in the shape its query has on the wire.
  ///
  /// - Throws: ``JSONError`` when a length is not finite.
  package func write(to writer: inout JSONWriter) throws(JSONError) {
    switch self {
    case .requestOutcome(let outcome): writer.string(outcome.rawValue)
    case .requestScene(.unset): writer.string("unset")
    case .requestScene(.wait), .bannerWidth(.wait), .placement(.wait): writer.string("wait")
    case .requestScene(.scene(let id)):
      writer.beginObject()
      writer.key("scene")
      writer.integer(id.number)
      writer.endObject()
    case .canPresent(let answer): answer.write(to: &writer)
    case .bannerWidth(.points(let points)):
      writer.beginObject()
      try writer.member("points", points)
      writer.endObject()
    case .placement(.frame(let frame)):
      writer.beginObject()
      writer.key("frame")
      try frame.write(to: &writer)
      writer.endObject()
    case .isSupported(let support): writer.string(support.rawValue)
    case .fixedSize(.noAd): writer.string("noAd")
    case .fixedSize(.size(let size)):
      writer.beginObject()
      writer.key("size")
      try size.write(to: &writer)
      writer.endObject()
    case .requestSetup(let setup): setup.write(to: &writer)
    case .bannerStep(let deeds): writer.names(deeds)
    case .sdkExchange(let events), .mediationExchange(let events):
      writer.beginArray()
      for event in events { try event.write(to: &writer) }
      writer.endArray()
    }
  }

  /// Reads the answer to a query of a name.
  ///
  /// - Throws: ``JSONError`` when the value has another shape than the query's answers have.
  package static func read(
    to query: Query.Name, from reader: inout JSONReader
  ) throws(JSONError) -> Answer {
    switch query {
    case .requestOutcome: .requestOutcome(try reader.readName(RequestOutcome.self))
    case .requestScene: .requestScene(try SceneChoice.read(from: &reader))
    case .canPresent: .canPresent(try Presentability.read(from: &reader))
    case .bannerWidth: .bannerWidth(try WidthChoice.read(from: &reader))
    case .placement: .placement(try PlacementChoice.read(from: &reader))
    case .isSupported: .isSupported(try reader.readName(Support.self))
    case .fixedSize: .fixedSize(try FixedSizeChoice.read(from: &reader))
    case .requestSetup: .requestSetup(try RequestSetup.read(from: &reader))
    case .bannerStep: .bannerStep(try reader.readNames(BannerDeed.self))
    case .sdkExchange: .sdkExchange(try reader.readArray(ExchangeEvent.read))
    case .mediationExchange: .mediationExchange(try reader.readArray(ExchangeEvent.read))
    }
  }
}

extension JSONReader {
  /// Reads the text of an answer that is no object; of any other sort it says what there is.
  fileprivate mutating func readWord(orThrow shapes: String) throws(JSONError) -> JSONText {
    guard try peekKind() == .string else {
      try skipValue()
      throw invalidValue(shapes)
    }
    return try readText()
  }
}

extension SceneChoice {
  fileprivate static func read(from reader: inout JSONReader) throws(JSONError) -> SceneChoice {
    guard try reader.peekKind() == .object else {
      let shapes = "it is neither {\"scene\": NUMBER} nor \"unset\" nor \"wait\""
      switch try reader.readWord(orThrow: shapes) {
      case "unset": return .unset
      case "wait": return .wait
      default: throw reader.invalidValue(shapes)
      }
    }
    var scene: Int?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "scene": scene = try reader.readInt()
      default: throw reader.unknownKey(key)
      }
    }
    guard let scene else { throw reader.missingKey("scene") }
    return .scene(Scene.ID(scene))
  }
}

extension WidthChoice {
  fileprivate static func read(from reader: inout JSONReader) throws(JSONError) -> WidthChoice {
    guard try reader.peekKind() == .object else {
      let shapes = "it is neither {\"points\": NUMBER} nor \"wait\""
      switch try reader.readWord(orThrow: shapes) {
      case "wait": return .wait
      default: throw reader.invalidValue(shapes)
      }
    }
    var points: Double?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "points": points = try reader.readDouble()
      default: throw reader.unknownKey(key)
      }
    }
    guard let points else { throw reader.missingKey("points") }
    return .points(points)
  }
}

extension PlacementChoice {
  fileprivate static func read(
    from reader: inout JSONReader
  ) throws(JSONError) -> PlacementChoice {
    guard try reader.peekKind() == .object else {
      let shapes = "it is neither {\"frame\": RECTANGLE} nor \"wait\""
      switch try reader.readWord(orThrow: shapes) {
      case "wait": return .wait
      default: throw reader.invalidValue(shapes)
      }
    }
    var frame: Rect?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "frame": frame = try Rect.read(from: &reader)
      default: throw reader.unknownKey(key)
      }
    }
    guard let frame else { throw reader.missingKey("frame") }
    return .frame(frame)
  }
}

extension FixedSizeChoice {
  fileprivate static func read(
    from reader: inout JSONReader
  ) throws(JSONError) -> FixedSizeChoice {
    guard try reader.peekKind() == .object else {
      let shapes = "it is neither {\"size\": SIZE} nor \"noAd\""
      switch try reader.readWord(orThrow: shapes) {
      case "noAd": return .noAd
      default: throw reader.invalidValue(shapes)
      }
    }
    var size: Size?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "size": size = try Size.read(from: &reader)
      default: throw reader.unknownKey(key)
      }
    }
    guard let size else { throw reader.missingKey("size") }
    return .size(size)
  }
}

extension Presentability {
  /// The name of a reason on the wire.
  private enum Reason: String, CaseIterable {
    case notReady, tooLarge, notInWindow, alreadyUsed, covered
  }

  func write(to writer: inout JSONWriter) {
    guard case .refused(let refusal) = self else {
      writer.string("allowed")
      return
    }
    writer.beginObject()
    switch refusal {
    case .notReady: writer.member("refused", Reason.notReady.rawValue)
    case .notInWindow: writer.member("refused", Reason.notInWindow.rawValue)
    case .alreadyUsed: writer.member("refused", Reason.alreadyUsed.rawValue)
    case .covered: writer.member("refused", Reason.covered.rawValue)
    case .tooLarge(let axes):
      writer.member("refused", Reason.tooLarge.rawValue)
      writer.key("exceeding")
      writer.beginArray()
      for (axis, name) in Axes.names where axes.contains(axis) { writer.string(name) }
      writer.endArray()
    }
    writer.endObject()
  }

  static func read(from reader: inout JSONReader) throws(JSONError) -> Presentability {
    guard try reader.peekKind() == .object else {
      let shapes = "it is neither {\"refused\": REASON} nor \"allowed\""
      switch try reader.readWord(orThrow: shapes) {
      case "allowed": return .allowed
      default: throw reader.invalidValue(shapes)
      }
    }
    var reason: Reason?
    var exceeding: Axes?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "refused": reason = try reader.readName(Reason.self)
      case "exceeding": exceeding = try Axes.read(from: &reader)
      default: throw reader.unknownKey(key)
      }
    }
    switch (reason, exceeding) {
    case (.notReady, nil): return .refused(.notReady)
    case (.notInWindow, nil): return .refused(.notInWindow)
    case (.alreadyUsed, nil): return .refused(.alreadyUsed)
    case (.covered, nil): return .refused(.covered)
    case (.tooLarge, let axes?): return .refused(.tooLarge(exceeding: axes))
    case (nil, _): throw reader.missingKey("refused")
    case (.tooLarge, nil): throw reader.missingKey("exceeding")
    default: throw reader.invalidValue("only the reason tooLarge names what exceeds")
    }
  }
}

extension Axes {
  fileprivate static let names: [(Axes, String)] = [(.width, "width"), (.height, "height")]

  fileprivate static func read(from reader: inout JSONReader) throws(JSONError) -> Axes {
    var axes: Axes = []
    try reader.beginArray()
    while try reader.nextElement() {
      switch try reader.readText() {
      case "width": axes.insert(.width)
      case "height": axes.insert(.height)
      default: throw reader.invalidValue("it is neither \"width\" nor \"height\"")
      }
    }
    return axes
  }
}
