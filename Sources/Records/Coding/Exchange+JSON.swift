internal import JSON
internal import Scenarios

extension SDKExchange {
  func write(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    writer.key(named: theme.rawValue)
    writer.beginObject()
    switch self {
    case .start(let start):
      writer.key("readyAt")
      writer.beginArray()
      for time in start.readyAt {
        if let time { try writer.double(time) } else { writer.null() }
      }
      writer.endArray()
      writer.key("requests")
      writer.beginArray()
      for request in start.requests { try request.write(to: &writer) }
      writer.endArray()
      writer.key("statusReads")
      writer.beginArray()
      for time in start.statusReads { try writer.double(time) }
      writer.endArray()
    case .rewarded(let rewarded):
      writer.member("demand", rewarded.demand.rawValue)
      writer.key("reward")
      writer.integer(rewarded.reward)
      writer.key("callbackData")
      if let data = rewarded.callbackData { writer.string(data) } else { writer.null() }
      writer.key("steps")
      writer.beginArray()
      for step in rewarded.steps { step.write(to: &writer) }
      writer.endArray()
    case .banner(let banner):
      writer.key("refreshRate")
      if let rate = banner.refreshRate { try writer.double(rate) } else { writer.null() }
      writer.key("steps")
      writer.beginArray()
      for step in banner.steps { try step.write(to: &writer) }
      writer.endArray()
    }
    writer.endObject()
    writer.endObject()
  }

  static func read(from reader: inout JSONReader) throws(JSONError) -> SDKExchange {
    var exchange: SDKExchange?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      guard exchange == nil else {
        throw reader.invalidValue("an exchange is about one thing")
      }
      switch key {
      case "start": exchange = .start(try StartExchange.read(from: &reader))
      case "rewarded": exchange = .rewarded(try RewardedExchange.read(from: &reader))
      case "banner": exchange = .banner(try BannerExchange.read(from: &reader))
      default: throw reader.unknownKey(key)
      }
    }
    guard let exchange else { throw reader.missingKey("start, rewarded or banner") }
    return exchange
  }
}

extension JSONReader {
  /// Reads a time, or null for none.
  fileprivate static func readTimeIfPresent(
    from reader: inout JSONReader
  ) throws(JSONError) -> Double? {
    try reader.readNullIfPresent() ? nil : reader.readDouble()
  }

  fileprivate static func readTime(from reader: inout JSONReader) throws(JSONError) -> Double {
    try reader.readDouble()
  }

  fileprivate static func readPlace(from reader: inout JSONReader) throws(JSONError) -> Int {
    try reader.readInt()
  }
}

extension StartExchange {
  fileprivate static func read(
    from reader: inout JSONReader
  ) throws(JSONError) -> StartExchange {
    var readyAt: [Double?]?
    var requests: [NetworkRequest]?
    var reads: [Double]?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "readyAt": readyAt = try reader.readArray(JSONReader.readTimeIfPresent)
      case "requests": requests = try reader.readArray(NetworkRequest.read)
      case "statusReads": reads = try reader.readArray(JSONReader.readTime)
      default: throw reader.unknownKey(key)
      }
    }
    guard let readyAt else { throw reader.missingKey("readyAt") }
    guard let requests else { throw reader.missingKey("requests") }
    guard let reads else { throw reader.missingKey("statusReads") }
    return StartExchange(readyAt: readyAt, requests: requests, statusReads: reads)
  }
}

extension NetworkRequest {
  fileprivate func write(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.member("at", at)
    writer.key("offers")
    writer.beginArray()
    for network in offers { writer.integer(network) }
    writer.endArray()
    writer.endObject()
  }

  fileprivate static func read(from reader: inout JSONReader) throws(JSONError) -> NetworkRequest {
    var time: Double?
    var offers: [Int]?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "at": time = try reader.readDouble()
      case "offers": offers = try reader.readArray(JSONReader.readPlace)
      default: throw reader.unknownKey(key)
      }
    }
    guard let time else { throw reader.missingKey("at") }
    guard let offers else { throw reader.missingKey("offers") }
    return NetworkRequest(at: time, offers: offers)
  }
}

extension RewardedExchange {
  fileprivate static func read(
    from reader: inout JSONReader
  ) throws(JSONError) -> RewardedExchange {
    var demand: Demand?
    var reward: Int?
    var data: String??
    var steps: [Step]?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "demand": demand = try reader.readName(Demand.self)
      case "reward": reward = try reader.readInt()
      case "callbackData":
        data = .some(try reader.readNullIfPresent() ? nil : reader.readString())
      case "steps": steps = try reader.readArray(Step.read)
      default: throw reader.unknownKey(key)
      }
    }
    guard let demand else { throw reader.missingKey("demand") }
    guard let reward else { throw reader.missingKey("reward") }
    guard let data else { throw reader.missingKey("callbackData") }
    guard let steps else { throw reader.missingKey("steps") }
    return RewardedExchange(demand: demand, reward: reward, callbackData: data, steps: steps)
  }
}

extension RewardedExchange.Step {
  /// The name of a step on the wire.
  private enum Deed: String, CaseIterable {
    case readsReward, setsCustomData, presents, earns, closes
  }

  fileprivate func write(to writer: inout JSONWriter) {
    writer.beginObject()
    switch self {
    case .readsReward: writer.member("do", Deed.readsReward.rawValue)
    case .setsCustomData(let data):
      writer.member("do", Deed.setsCustomData.rawValue)
      writer.member("data", data)
    case .presents(let hasRoot):
      writer.member("do", Deed.presents.rawValue)
      writer.key("hasRoot")
      writer.bool(hasRoot)
    case .earns: writer.member("do", Deed.earns.rawValue)
    case .closes: writer.member("do", Deed.closes.rawValue)
    }
    writer.endObject()
  }

  fileprivate static func read(
    from reader: inout JSONReader
  ) throws(JSONError) -> RewardedExchange.Step {
    var deed: Deed?
    var data: String?
    var hasRoot: Bool?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "do": deed = try reader.readName(Deed.self)
      case "data": data = try reader.readString()
      case "hasRoot": hasRoot = try reader.readBool()
      default: throw reader.unknownKey(key)
      }
    }
    switch (deed, data, hasRoot) {
    case (.readsReward, nil, nil): return .readsReward
    case (.setsCustomData, let data?, nil): return .setsCustomData(data)
    case (.presents, nil, let hasRoot?): return .presents(hasRoot: hasRoot)
    case (.earns, nil, nil): return .earns
    case (.closes, nil, nil): return .closes
    case (nil, _, _): throw reader.missingKey("do")
    default: throw reader.invalidValue("this step has other members")
    }
  }
}

extension BannerExchange {
  fileprivate static func read(
    from reader: inout JSONReader
  ) throws(JSONError) -> BannerExchange {
    var rate: Double??
    var steps: [Step]?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "refreshRate": rate = .some(try JSONReader.readTimeIfPresent(from: &reader))
      case "steps": steps = try reader.readArray(Step.read)
      default: throw reader.unknownKey(key)
      }
    }
    guard let rate else { throw reader.missingKey("refreshRate") }
    guard let steps else { throw reader.missingKey("steps") }
    return BannerExchange(refreshRate: rate, steps: steps)
  }
}

extension BannerExchange.Step {
  /// The name of a step on the wire.
  private enum Deed: String, CaseIterable {
    case loads, waits, touches, closes, leaves
  }

  fileprivate func write(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    switch self {
    case .loads(let cause):
      writer.member("do", Deed.loads.rawValue)
      writer.key("failing")
      if let cause { writer.string(cause.rawValue) } else { writer.null() }
    case .waits(let seconds):
      writer.member("do", Deed.waits.rawValue)
      try writer.member("seconds", seconds)
    case .touches: writer.member("do", Deed.touches.rawValue)
    case .closes: writer.member("do", Deed.closes.rawValue)
    case .leaves(let exit):
      writer.member("do", Deed.leaves.rawValue)
      writer.member("by", exit.rawValue)
    }
    writer.endObject()
  }

  fileprivate static func read(
    from reader: inout JSONReader
  ) throws(JSONError) -> BannerExchange.Step {
    var deed: Deed?
    var cause: BannerExchange.FailureCause??
    var seconds: Double?
    var exit: BannerExchange.Exit?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "do": deed = try reader.readName(Deed.self)
      case "failing":
        cause = .some(
          try reader.readNullIfPresent()
            ? nil : reader.readName(BannerExchange.FailureCause.self))
      case "seconds": seconds = try reader.readDouble()
      case "by": exit = try reader.readName(BannerExchange.Exit.self)
      default: throw reader.unknownKey(key)
      }
    }
    switch (deed, cause, seconds, exit) {
    case (.loads, let cause?, nil, nil): return .loads(failing: cause)
    case (.waits, nil, let seconds?, nil): return .waits(seconds)
    case (.touches, nil, nil, nil): return .touches
    case (.closes, nil, nil, nil): return .closes
    case (.leaves, nil, nil, let exit?): return .leaves(exit)
    case (nil, _, _, _): throw reader.missingKey("do")
    default: throw reader.invalidValue("this step has other members")
    }
  }
}

extension MediationExchange {
  func write(to writer: inout JSONWriter) {
    writer.beginArray()
    for callback in callbacks { writer.string(callback.rawValue) }
    writer.endArray()
  }

  static func read(from reader: inout JSONReader) throws(JSONError) -> MediationExchange {
    MediationExchange(try reader.readArray(Callback.read))
  }
}

extension MediationExchange.Callback {
  fileprivate static func read(
    from reader: inout JSONReader
  ) throws(JSONError) -> MediationExchange.Callback {
    try reader.readName(MediationExchange.Callback.self)
  }
}
