internal import Oracle
internal import Records

extension Rule {
  /// The rule with nothing to say.
  var dropped: Rule {
    replaced { _, _, _, _ in .silent }
  }

  /// The rule with what it keeps and what it breaks exchanged.
  var negated: Rule {
    replaced { ruling, exhibit, readings, knobs in
      switch ruling(exhibit, &readings, knobs) {
      case .silent: .silent
      case .kept: .broken(Violation(.negated, expected: .aRequest))
      case .broken, .brokenOften: .kept
      }
    }
  }

  /// Returns the rule with violations of a kind kept.
  func notReporting(_ kind: ViolationKind) -> Rule {
    replaced { ruling, exhibit, readings, knobs in
      let said = ruling(exhibit, &readings, knobs)
      guard said.violations.contains(where: { $0.kind == kind }) else { return said }
      return Ruling(said.violations.filter { $0.kind != kind }, orKept: true)
    }
  }

  /// Returns the rule with one knob turned.
  func turned(_ knob: Knob, _ setting: Knob.Setting) -> Rule {
    let turned = Knobs(turning: knob, to: setting)
    return replaced { ruling, exhibit, readings, _ in ruling(exhibit, &readings, turned) }
  }

  /// Returns the rule with two readings of a question exchanged.
  func exchanging(_ one: UInt8, _ other: UInt8, at position: Int) -> Rule {
    replaced { ruling, exhibit, readings, knobs in
      readings.exchange(one, other, at: position)
      defer { readings.exchange(one, other, at: position) }
      return ruling(exhibit, &readings, knobs)
    }
  }

  private typealias RulingOf = @Sendable (Exhibit, inout Readings, Knobs) -> Ruling

  private func replaced(
    _ mutate: @escaping @Sendable (RulingOf, Exhibit, inout Readings, Knobs) -> Ruling
  ) -> Rule {
    var rule = self
    rule.ruling = { [ruling] exhibit, readings, knobs in
      mutate(ruling, exhibit, &readings, knobs)
    }
    return rule
  }
}

extension ViolationKind {
  /// What a negated rule reports, which no clause lists.
  static let negated = ViolationKind("negated")
}
