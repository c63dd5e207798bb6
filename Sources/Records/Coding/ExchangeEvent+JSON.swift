package import JSON
package import Scenarios

extension ExchangeEvent {
  /// Writes the event as an object of its name and its arguments.
  ///
  /// - Throws: ``JSONError`` when a time is not finite.
  package func write(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    writer.member("is", name.rawValue)
    switch self {
    case .initialized(let time): try writer.member("at", time)
    case .asked(let network, let request), .filled(let request, let network):
      writer.key("request")
      writer.integer(request)
      writer.key("network")
      writer.integer(network)
    case .statuses(let statuses):
      writer.key("adapters")
      writer.beginArray()
      for status in statuses { status.write(to: &writer) }
      writer.endArray()
    case .rewardRead(let amount):
      writer.key("amount")
      if let amount { writer.integer(amount) } else { writer.null() }
    case .verified(let data):
      writer.key("customData")
      if let data { writer.string(data) } else { writer.null() }
    case .received(let time, let hasAutoRefreshed):
      try writer.member("at", time)
      writer.key("hasAutoRefreshed")
      writer.bool(hasAutoRefreshed)
    case .failed(let time, let cause, let hasAutoRefreshed):
      try writer.member("at", time)
      writer.member("cause", cause.rawValue)
      writer.key("hasAutoRefreshed")
      writer.bool(hasAutoRefreshed)
    case .adWillPresent, .adDidFailToPresent, .userDidEarnReward, .adWillDismiss, .adDidDismiss,
      .willPresentScreen, .screenAppears, .willDismissScreen, .screenDisappears,
      .didDismissScreen, .applicationWillResignActive, .willLeaveApplication,
      .applicationDidEnterBackground:
      break
    }
    writer.endObject()
  }

  /// Reads what ``write(to:)`` writes.
  ///
  /// - Throws: ``JSONError`` when the value has another shape.
  package static func read(from reader: inout JSONReader) throws(JSONError) -> ExchangeEvent {
    var name: Name?
    var arguments = Arguments()
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "is": name = try reader.readName(Name.self)
      case "at": arguments.time = try reader.readDouble()
      case "request": arguments.request = try reader.readInt()
      case "network": arguments.network = try reader.readInt()
      case "adapters": arguments.statuses = try reader.readArray(AdapterStatus.read)
      case "amount":
        arguments.amount = .some(try reader.readNullIfPresent() ? nil : reader.readInt())
      case "customData":
        arguments.customData = .some(try reader.readNullIfPresent() ? nil : reader.readString())
      case "hasAutoRefreshed": arguments.hasAutoRefreshed = try reader.readBool()
      case "cause": arguments.cause = try reader.readName(BannerExchange.FailureCause.self)
      default: throw reader.unknownKey(key)
      }
    }
    guard let name else { throw reader.missingKey("is") }
    guard let event = arguments.event(name) else {
      throw reader.invalidValue("this event has other members")
    }
    return event
  }
}

/// The members that an event may have.
private struct Arguments {
  var time: Double?
  var request: Int?
  var network: Int?
  var statuses: [AdapterStatus]?
  var amount: Int??
  var customData: String??
  var hasAutoRefreshed: Bool?
  var cause: BannerExchange.FailureCause?

  /// How many members there are.
  private var count: Int {
    [
      time != nil, request != nil, network != nil, statuses != nil, amount != nil,
      customData != nil, hasAutoRefreshed != nil, cause != nil,
    ].count { $0 }
  }

  /// Returns the event of a name; nil when it has other members than these.
  func event(_ name: ExchangeEvent.Name) -> ExchangeEvent? {
    switch (name, count) {
    case (.initialized, 1): time.map { .initialized(at: $0) }
    case (.asked, 2): both(network, request).map { .asked(network: $0, request: $1) }
    case (.filled, 2): both(request, network).map { .filled(request: $0, network: $1) }
    case (.statuses, 1): statuses.map { .statuses($0) }
    case (.rewardRead, 1): amount.map { .rewardRead($0) }
    case (.verified, 1): customData.map { .verified(customData: $0) }
    case (.received, 2):
      both(time, hasAutoRefreshed).map { .received(at: $0, hasAutoRefreshed: $1) }
    case (.failed, 3):
      both(both(time, cause), hasAutoRefreshed).map {
        .failed(at: $0.0, $0.1, hasAutoRefreshed: $1)
      }
    case (.adWillPresent, 0): .adWillPresent
    case (.adDidFailToPresent, 0): .adDidFailToPresent
    case (.userDidEarnReward, 0): .userDidEarnReward
    case (.adWillDismiss, 0): .adWillDismiss
    case (.adDidDismiss, 0): .adDidDismiss
    case (.willPresentScreen, 0): .willPresentScreen
    case (.screenAppears, 0): .screenAppears
    case (.willDismissScreen, 0): .willDismissScreen
    case (.screenDisappears, 0): .screenDisappears
    case (.didDismissScreen, 0): .didDismissScreen
    case (.applicationWillResignActive, 0): .applicationWillResignActive
    case (.willLeaveApplication, 0): .willLeaveApplication
    case (.applicationDidEnterBackground, 0): .applicationDidEnterBackground
    default: nil
    }
  }

  private func both<One, Other>(_ one: One?, _ other: Other?) -> (One, Other)? {
    guard let one, let other else { return nil }
    return (one, other)
  }
}

extension AdapterStatus {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("isReady")
    writer.bool(isReady)
    writer.member("description", description)
    writer.endObject()
  }

  fileprivate static func read(from reader: inout JSONReader) throws(JSONError) -> AdapterStatus {
    var isReady: Bool?
    var description: String?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "isReady": isReady = try reader.readBool()
      case "description": description = try reader.readString()
      default: throw reader.unknownKey(key)
      }
    }
    guard let isReady else { throw reader.missingKey("isReady") }
    guard let description else { throw reader.missingKey("description") }
    return AdapterStatus(isReady: isReady, description: description)
  }
}
