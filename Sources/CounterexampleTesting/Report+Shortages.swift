#if canImport(Testing)
  import Counterexample
  import Testing

  extension Report {
    /// Says that a replay cannot be judged.
    static func refused(replay: String, because error: ReplayError) -> Report {
      let reason =
        switch error {
        case .notAReplay: "It is not a replay; those begin with “cx”."
        case .damaged: "Characters of it are wrong or missing."
        case .versionTooNew: "A later version of the library wrote it."
        case .generatorChanged:
          "No property of the test draws its value: it is another's, or the generator has changed."
        }
      return Report(
        headline: "The replay is refused.",
        parts: [
          ("replay", [replay]), ("because", [reason]),
          ("remedy", ["take it away, so that the search runs and prints another if one fails"]),
        ])
    }

    /// Says that the replay in the environment is not of this property.
    ///
    /// That is a warning, since it may be of another that the same run checks.
    static func left(replay: String) -> Report {
      Report(
        headline: "The replay in COUNTEREXAMPLE_REPLAY was not judged by this property.",
        parts: [
          ("replay", [replay]),
          (
            "because",
            ["The generators no longer draw its value, or it belongs to another property."]
          ),
        ],
        severity: .warning)
    }

    /// Says that assumptions left out nearly everything.
    static func tooFewCases(_ tally: Tally, settings: PropertySettings) -> Report {
      Report(
        headline: "The property was hardly tried: nearly all cases were left out by assumptions.",
        parts: [
          ("tried", [tally.text(settings)]),
          ("wanted", [settings.cases.counted("case")]),
          ("remedy", ["draw only values that count, instead of leaving out the others"]),
        ])
    }

    /// Says that a kind of value came up too rarely.
    static func tooRare<Value>(
      _ missed: [Coverage], _ search: PropertySearch<Value>, settings: PropertySettings
    ) -> Report {
      Report(
        headline: "The property held, but some kinds of values came up too rarely.",
        parts: [
          ("wanted", missed.map { "a share of \($0.share): \($0.label)" }),
          ("labels", search.labelLines.isEmpty ? ["none"] : search.labelLines),
          ("tried", [Tally(search).text(settings)]),
        ])
    }

    /// Says that the time budget ran out, which is no failure.
    static func outOfTime(_ tally: Tally, settings: PropertySettings) -> Report {
      Report(
        headline: "The time budget ran out; the property held as far as it was tried.",
        parts: [
          ("tried", [tally.text(settings)]),
          ("wanted", [settings.cases.counted("case")]),
        ],
        severity: .warning)
    }
  }
#endif
