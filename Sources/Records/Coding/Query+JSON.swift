package import JSON
package import Scenarios

extension Query {
  /// Writes the query as an object of its name and its arguments.
  ///
  /// - Throws: ``JSONError`` when a length is not finite.
  package func write(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    writer.member("name", name.rawValue)
    switch self {
    case .requestOutcome(let scene):
      writer.key("scene")
      if let scene { writer.integer(scene.number) } else { writer.null() }
    case .canPresent(let ad):
      writer.key("ad")
      if let ad { try ad.write(to: &writer) } else { writer.null() }
    case .sdkExchange(let exchange):
      writer.key("exchange")
      try exchange.write(to: &writer)
    case .mediationExchange(let exchange):
      writer.key("callbacks")
      exchange.write(to: &writer)
    case .requestScene, .bannerWidth: break
    }
    writer.endObject()
  }

  /// Reads what ``write(to:)`` writes.
  ///
  /// - Throws: ``JSONError`` when the value has another shape.
  package static func read(from reader: inout JSONReader) throws(JSONError) -> Query {
    var name: Name?
    var scene: Scene.ID??
    var ad: FullScreenAd??
    var exchange: Query?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "name": name = try reader.readName(Name.self)
      case "scene": scene = .some(try reader.readSceneIfPresent())
      case "ad":
        ad = .some(try reader.readNullIfPresent() ? nil : FullScreenAd.read(from: &reader))
      case "exchange": exchange = .sdkExchange(try SDKExchange.read(from: &reader))
      case "callbacks": exchange = .mediationExchange(try MediationExchange.read(from: &reader))
      default: throw reader.unknownKey(key)
      }
    }
    guard let name else { throw reader.missingKey("name") }
    if let exchange {
      guard exchange.name == name, scene == nil, ad == nil else {
        throw reader.invalidValue("this query has other arguments")
      }
      return exchange
    }
    switch (name, scene, ad) {
    case (.requestOutcome, let scene?, nil): return .requestOutcome(scene: scene)
    case (.canPresent, nil, let ad?): return .canPresent(ad)
    case (.requestScene, nil, nil): return .requestScene
    case (.bannerWidth, nil, nil): return .bannerWidth
    case (.requestOutcome, nil, nil): throw reader.missingKey("scene")
    case (.canPresent, nil, nil): throw reader.missingKey("ad")
    case (.sdkExchange, nil, nil): throw reader.missingKey("exchange")
    case (.mediationExchange, nil, nil): throw reader.missingKey("callbacks")
    default: throw reader.invalidValue("this query has other arguments")
    }
  }
}

extension FullScreenAd {
  func write(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    writer.key("contentSize")
    try contentSize.write(to: &writer)
    writer.endObject()
  }

  static func read(from reader: inout JSONReader) throws(JSONError) -> FullScreenAd {
    var size: Size?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "contentSize": size = try Size.read(from: &reader)
      default: throw reader.unknownKey(key)
      }
    }
    guard let size else { throw reader.missingKey("contentSize") }
    return FullScreenAd(contentSize: size)
  }
}
