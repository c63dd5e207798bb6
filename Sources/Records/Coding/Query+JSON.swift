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
    case .placement(let placement):
      writer.key("placement")
      try placement.write(to: &writer)
    case .isSupported(let inquiry):
      writer.key("inquiry")
      inquiry.write(to: &writer)
    case .fixedSize(let bannerView):
      writer.key("bannerView")
      try bannerView.write(to: &writer)
    case .requestSetup(let context):
      writer.key("context")
      context.write(to: &writer)
    case .bannerStep(let moment):
      writer.key("moment")
      moment.write(to: &writer)
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
    var placement: AdPlacement?
    var inquiry: SupportInquiry?
    var bannerView: Size?
    var context: SetupContext?
    var moment: BannerMoment?
    var exchange: SDKExchange?
    var callbacks: MediationExchange?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "name": name = try reader.readName(Name.self)
      case "scene": scene = .some(try reader.readSceneIfPresent())
      case "ad":
        ad = .some(try reader.readNullIfPresent() ? nil : FullScreenAd.read(from: &reader))
      case "placement": placement = try AdPlacement.read(from: &reader)
      case "inquiry": inquiry = try SupportInquiry.read(from: &reader)
      case "bannerView": bannerView = try Size.read(from: &reader)
      case "context": context = try SetupContext.read(from: &reader)
      case "moment": moment = try BannerMoment.read(from: &reader)
      case "exchange": exchange = try SDKExchange.read(from: &reader)
      case "callbacks": callbacks = try MediationExchange.read(from: &reader)
      default: throw reader.unknownKey(key)
      }
    }
    guard let name else { throw reader.missingKey("name") }
    // Each query has the arguments that are written for it, and no others.
    let query: Query
    switch name {
    case .requestOutcome:
      guard let scene else { throw reader.missingKey("scene") }
      query = .requestOutcome(scene: scene)
    case .canPresent:
      guard let ad else { throw reader.missingKey("ad") }
      query = .canPresent(ad)
    case .placement:
      guard let placement else { throw reader.missingKey("placement") }
      query = .placement(placement)
    case .isSupported:
      guard let inquiry else { throw reader.missingKey("inquiry") }
      query = .isSupported(inquiry)
    case .fixedSize:
      guard let bannerView else { throw reader.missingKey("bannerView") }
      query = .fixedSize(bannerView: bannerView)
    case .requestSetup:
      guard let context else { throw reader.missingKey("context") }
      query = .requestSetup(context)
    case .bannerStep:
      guard let moment else { throw reader.missingKey("moment") }
      query = .bannerStep(moment)
    case .sdkExchange:
      guard let exchange else { throw reader.missingKey("exchange") }
      query = .sdkExchange(exchange)
    case .mediationExchange:
      guard let callbacks else { throw reader.missingKey("callbacks") }
      query = .mediationExchange(callbacks)
    case .requestScene: query = .requestScene
    case .bannerWidth: query = .bannerWidth
    }
    let isComplete =
      (scene == nil || name == .requestOutcome) && (ad == nil || name == .canPresent)
      && (placement == nil || name == .placement) && (inquiry == nil || name == .isSupported)
      && (bannerView == nil || name == .fixedSize) && (context == nil || name == .requestSetup)
      && (moment == nil || name == .bannerStep) && (exchange == nil || name == .sdkExchange)
      && (callbacks == nil || name == .mediationExchange)
    guard isComplete else { throw reader.invalidValue("this query has other arguments") }
    return query
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
