/// A value together with the keys that draw it again.
public struct Sample<Value> {
  /// The value.
  public let value: Value
  /// The keys of its draws, each counted from the simplest.
  public let keys: [UInt64]
  /// Whether the generator discarded the case.
  public let isDiscarded: Bool

  let recording: Recording

  init(_ generator: Generator<Value>, _ source: consuming Source) {
    var source = source
    value = generator.draw(&source)
    recording = source.tape.recording
    keys = recording.keys
    isDiscarded = recording.isDiscarded
  }
}

extension Sample: Sendable where Value: Sendable {}

extension Generator {
  /// Returns the value of a case of a run, with its keys.
  ///
  /// - Complexity: One draw of a value.
  public func sample(_ seeds: Seeds, case index: Int) -> Sample<Value> {
    var source = Source(
      seed: seeds.seed(ofCase: index), usesSpecialValues: seeds.usesSpecialValues,
      tape: Tape(.random))
    source.usesWeights = seeds.usesWeights
    return Sample(self, source)
  }

  /// Returns the value that keys stand for, with the keys as they were realised.
  ///
  /// Realised keys are within their bounds, and as many as the value takes.
  ///
  /// - Complexity: One draw of a value.
  public func sample(keys: [UInt64]) -> Sample<Value> {
    Sample(self, Source(keys: keys))
  }

  /// Returns the value that bytes stand for, with its keys.
  ///
  /// - Complexity: One draw of a value.
  public func sample(bytes: [UInt8]) -> Sample<Value> {
    Sample(self, Source(bytes: bytes))
  }

  /// Returns the value of a case of a run, recording nothing.
  ///
  /// - Complexity: One draw of a value.
  public func value(_ seeds: Seeds, case index: Int) -> Value {
    var source = Source(
      seed: seeds.seed(ofCase: index), usesSpecialValues: seeds.usesSpecialValues)
    source.usesWeights = seeds.usesWeights
    return draw(&source)
  }
}
