package import JSON
package import Scenarios

extension SetupContext {
  /// Writes what an app knows when it sets up a request.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("phase", phase.rawValue)
    writer.names("testDevices", testDevices)
    writer.member("gender", gender.rawValue)
    writer.member("birthday", birthday.rawValue)
    writer.member("coordinates", coordinates.rawValue)
    writer.member("place", place.rawValue)
    writer.endObject()
  }

  /// Reads what ``write(to:)`` writes.
  ///
  /// - Throws: ``JSONError`` when the value has another shape.
  package static func read(from reader: inout JSONReader) throws(JSONError) -> SetupContext {
    var phase: Phase?
    var testDevices: [TestDevice]?
    var gender: Knowledge?
    var birthday: Knowledge?
    var coordinates: Knowledge?
    var place: Knowledge?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "phase": phase = try reader.readName(Phase.self)
      case "testDevices": testDevices = try reader.readNames(TestDevice.self)
      case "gender": gender = try reader.readName(Knowledge.self)
      case "birthday": birthday = try reader.readName(Knowledge.self)
      case "coordinates": coordinates = try reader.readName(Knowledge.self)
      case "place": place = try reader.readName(Knowledge.self)
      default: throw reader.unknownKey(key)
      }
    }
    guard let phase else { throw reader.missingKey("phase") }
    guard let testDevices else { throw reader.missingKey("testDevices") }
    guard let gender else { throw reader.missingKey("gender") }
    guard let birthday else { throw reader.missingKey("birthday") }
    guard let coordinates else { throw reader.missingKey("coordinates") }
    guard let place else { throw reader.missingKey("place") }
    return SetupContext(
      phase, testDevices: testDevices, gender: gender, birthday: birthday,
      coordinates: coordinates, place: place)
  }
}

extension RequestSetup {
  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.names("testDevices", testDevices)
    writer.name("gender", gender)
    writer.name("birthday", birthday)
    writer.name("coordinates", coordinates)
    writer.name("place", place)
    writer.endObject()
  }

  static func read(from reader: inout JSONReader) throws(JSONError) -> RequestSetup {
    var testDevices: [TestDevice]?
    var setup = RequestSetup()
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "testDevices": testDevices = try reader.readNames(TestDevice.self)
      case "gender": setup.gender = try reader.readNameIfPresent(Origin.self)
      case "birthday": setup.birthday = try reader.readNameIfPresent(Origin.self)
      case "coordinates": setup.coordinates = try reader.readNameIfPresent(Origin.self)
      case "place": setup.place = try reader.readNameIfPresent(Origin.self)
      default: throw reader.unknownKey(key)
      }
    }
    guard let testDevices else { throw reader.missingKey("testDevices") }
    setup.testDevices = testDevices
    return setup
  }
}

extension BannerMoment {
  /// Writes what happens, and what the app can see then.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("kind", kind.rawValue)
    writer.member("delegate", delegate.rawValue)
    writer.key("isDelegateSet")
    writer.bool(isDelegateSet)
    writer.member("place", place.rawValue)
    writer.member("activities", activities.rawValue)
    writer.key("hasUnsavedState")
    writer.bool(hasUnsavedState)
    writer.endObject()
  }

  /// Reads what ``write(to:)`` writes.
  ///
  /// - Throws: ``JSONError`` when the value has another shape.
  package static func read(from reader: inout JSONReader) throws(JSONError) -> BannerMoment {
    var kind: Kind?
    var delegate: Delegate?
    var isDelegateSet: Bool?
    var place: Place?
    var activities: Activities?
    var hasUnsavedState: Bool?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "kind": kind = try reader.readName(Kind.self)
      case "delegate": delegate = try reader.readName(Delegate.self)
      case "isDelegateSet": isDelegateSet = try reader.readBool()
      case "place": place = try reader.readName(Place.self)
      case "activities": activities = try reader.readName(Activities.self)
      case "hasUnsavedState": hasUnsavedState = try reader.readBool()
      default: throw reader.unknownKey(key)
      }
    }
    guard let kind else { throw reader.missingKey("kind") }
    guard let delegate else { throw reader.missingKey("delegate") }
    guard let isDelegateSet else { throw reader.missingKey("isDelegateSet") }
    guard let place else { throw reader.missingKey("place") }
    guard let activities else { throw reader.missingKey("activities") }
    guard let hasUnsavedState else { throw reader.missingKey("hasUnsavedState") }
    return BannerMoment(
      kind, delegate: delegate, isDelegateSet: isDelegateSet, place: place,
      activities: activities, hasUnsavedState: hasUnsavedState)
  }
}

extension JSONWriter {
  /// Writes a key and the texts of some values of an enumeration.
  fileprivate mutating func names<Value: RawRepresentable<String>>(
    _ key: StaticString, _ values: [Value]
  ) {
    self.key(key)
    names(values)
  }

  /// Writes the texts of some values of an enumeration.
  mutating func names<Value: RawRepresentable<String>>(_ values: [Value]) {
    beginArray()
    for value in values { string(value.rawValue) }
    endArray()
  }

  /// Writes a key and the text of a value of an enumeration, or null.
  fileprivate mutating func name<Value: RawRepresentable<String>>(
    _ key: StaticString, _ value: Value?
  ) {
    self.key(key)
    if let value { string(value.rawValue) } else { null() }
  }
}

extension JSONReader {
  /// Reads a list of texts that are raw values of an enumeration.
  mutating func readNames<Value>(_: Value.Type) throws(JSONError) -> [Value]
  where Value: RawRepresentable<String> & CaseIterable {
    var values: [Value] = []
    try beginArray()
    while try nextElement() { values.append(try readName(Value.self)) }
    return values
  }

  /// Reads a text that is the raw value of an enumeration, or null.
  fileprivate mutating func readNameIfPresent<Value>(_: Value.Type) throws(JSONError) -> Value?
  where Value: RawRepresentable<String> & CaseIterable {
    try readNullIfPresent() ? nil : readName(Value.self)
  }
}
