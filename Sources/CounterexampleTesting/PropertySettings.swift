#if canImport(Testing)
  import Counterexample

  /// How a property is checked.
  struct PropertySettings: Sendable {
    /// The number of values to try, without those that do not count.
    var cases = 1000
    /// What the values are drawn from.
    var seed: UInt64 = 0
    /// The replays to judge first.
    var replays: [ExpectedReplay] = []
    /// The largest number of evaluations for making one failing value smaller.
    var shrinkBudget = 5000
    /// How often labels have to come up.
    var demands: [Coverage] = []
    /// How long to search, and again how long to shrink; nil for as long as it takes.
    var timeBudget: Duration?

    /// The settings that the traits of the current test amount to.
    @TaskLocal static var current = PropertySettings()

    /// Returns the settings after what the environment says.
    ///
    /// - Parameter variable: Returns the value of an environment variable.
    /// - Returns: The settings.
    /// - Throws: ``PropertyError/unreadableVariable(name:value:)``.
    func overridden(by variable: (String) -> String?) throws(PropertyError) -> PropertySettings {
      var settings = self
      if let text = variable("COUNTEREXAMPLE_SEED") {
        guard let seed = text == "random" ? UInt64.random(in: 0...UInt64.max) : UInt64(text) else {
          throw .unreadableVariable(name: "COUNTEREXAMPLE_SEED", value: text)
        }
        settings.seed = seed
      }
      if let text = variable("COUNTEREXAMPLE_REPLAY") {
        settings.replays.insert(ExpectedReplay(text, isAwaited: false), at: 0)
      }
      return settings
    }
  }
#endif
