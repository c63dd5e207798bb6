import Testing

@testable import CounterexampleTesting

/// How traits and the environment change how a property is checked.
struct PropertySettingsTests {
  @Suite(.cases(20), .seed(3), .shrinkBudget(9), .replay("cxa"))
  struct Inherited {
    @Test func `come from the suite`() {
      #expect(PropertySettings.current.cases == 20)
      #expect(PropertySettings.current.seed == 3)
      #expect(PropertySettings.current.shrinkBudget == 9)
      #expect(PropertySettings.current.timeBudget == nil)
      for replay in PropertySettings.current.replays { replay.take() }
    }

    @Test(.cases(5), .replay("cxb"), .timeBudget(.seconds(2)))
    func `are overridden by the test, and replays add up`() {
      #expect(PropertySettings.current.cases == 5)
      #expect(PropertySettings.current.seed == 3)
      let replays = PropertySettings.current.replays
      #expect(replays.map(\.text) == ["cxa", "cxb"])
      // Otherwise each fails the test, as no property takes it.
      for replay in replays { replay.take() }
      #expect(PropertySettings.current.timeBudget == .seconds(2))
    }
  }

  @Test func `come before nothing when the environment is silent`() throws {
    let settings = try PropertySettings(seed: 5).overridden { _ in nil }
    #expect(settings.seed == 5)
    #expect(settings.replays.isEmpty)
  }

  @Test func `give way to a seed and a replay in the environment`() throws {
    let variables = ["COUNTEREXAMPLE_SEED": "18446744073709551615", "COUNTEREXAMPLE_REPLAY": "cxa"]
    let expected = ExpectedReplay("cxb", isAwaited: true)
    let settings = try PropertySettings(seed: 5, replays: [expected]).overridden { variables[$0] }
    #expect(settings.seed == .max)
    #expect(settings.replays.map(\.text) == ["cxa", "cxb"])
    #expect(settings.replays.map(\.isAwaited) == [false, true])
  }

  @Test func `take a fresh seed where the environment asks for a random one`() throws {
    let variables = ["COUNTEREXAMPLE_SEED": "random"]
    let seeds = try (0..<4).map { _ in try PropertySettings().overridden { variables[$0] }.seed }
    #expect(Set(seeds).count == 4)
  }

  @Test(arguments: ["", "-1", "18446744073709551616", "seven"])
  func `refuse a seed that is no number`(text: String) {
    let error = #expect(
      throws: PropertyError.unreadableVariable(name: "COUNTEREXAMPLE_SEED", value: text)
    ) {
      try PropertySettings().overridden { $0 == "COUNTEREXAMPLE_SEED" ? text : nil }
    }
    #expect(error?.description.contains("takes a whole number or “random”") == true)
  }
}
