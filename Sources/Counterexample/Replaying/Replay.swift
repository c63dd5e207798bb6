/// A value as a short text that draws it again, for a line of output or a file.
///
/// The text holds the keys of the value and a fingerprint of what they drew, so that a generator
/// that has changed since is an error and never a different value passed off as the old one.
public struct Replay: Hashable, Sendable {
  /// The keys of the value's draws.
  public let keys: [UInt64]
  /// A hash of the realised draws and of the value.
  public let fingerprint: UInt64

  /// Creates the replay of the value that keys stand for.
  ///
  /// - Parameters:
  ///   - generator: Draws the value.
  ///   - keys: The keys of its draws; they are stored as they are realised.
  ///   - hash: Hashes a value, the same in every process; see ``StableHash``.
  /// - Complexity: One draw of a value.
  public init<Value>(
    _ generator: Generator<Value>, keys: [UInt64], hash: @Sendable (Value) -> UInt64
  ) {
    self.init(generator.sample(keys: keys), hash: hash)
  }

  /// Creates the replay of a case of a run.
  ///
  /// - Parameters:
  ///   - generator: Draws the value.
  ///   - seeds: What the run is drawn from.
  ///   - index: The index of the case.
  ///   - hash: Hashes a value, the same in every process; see ``StableHash``.
  /// - Complexity: One draw of a value.
  public init<Value>(
    _ generator: Generator<Value>, _ seeds: Seeds, case index: Int,
    hash: @Sendable (Value) -> UInt64
  ) {
    self.init(generator.sample(seeds, case: index), hash: hash)
  }

  private init<Value>(_ sample: Sample<Value>, hash: @Sendable (Value) -> UInt64) {
    keys = sample.keys
    fingerprint = Replay.fingerprint(of: sample, hash: hash)
  }

  private static func fingerprint<Value>(
    of sample: Sample<Value>, hash: @Sendable (Value) -> UInt64
  ) -> UInt64 {
    var fingerprint = StableHash()
    fingerprint.combine(sample.recording.hash)
    fingerprint.combine(hash(sample.value))
    return fingerprint.value
  }

  /// Draws the value again.
  ///
  /// - Parameters:
  ///   - generator: Draws the value; the one the replay was made with.
  ///   - hash: The hash the replay was made with.
  /// - Returns: The value the replay was made from.
  /// - Throws: ``ReplayError/generatorChanged`` when the keys no longer draw the same value in
  ///   the same way.
  /// - Complexity: One draw of a value.
  public func value<Value>(
    of generator: Generator<Value>, hash: @Sendable (Value) -> UInt64
  ) throws(ReplayError) -> Value {
    let sample = generator.sample(keys: keys)
    guard sample.keys == keys, Replay.fingerprint(of: sample, hash: hash) == fingerprint else {
      throw .generatorChanged
    }
    return sample.value
  }
}

/// Why a replay gives no value.
public enum ReplayError: Error, Hashable, Sendable {
  /// The text does not look like a replay at all.
  case notAReplay
  /// The text was a replay, but characters are wrong or missing.
  case damaged
  /// The text was written in a later format.
  case versionTooNew(UInt8)
  /// The generator no longer draws the value the replay was made from.
  case generatorChanged
}
