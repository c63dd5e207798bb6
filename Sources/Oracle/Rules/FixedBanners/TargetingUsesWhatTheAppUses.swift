internal import Records
internal import Scenarios

extension Rule {
  /// 004-TGT-001: what a request tells of the user is information that the app already uses.
  static let targetingUsesWhatTheAppUses = onRequestSetup(
    "004-TGT-001", turning: [.dataInUse]
  ) { context, setup, readings, knobs in
    let given: [(StaticString, SetupContext.Knowledge, RequestSetup.Origin?)] = [
      ("genderNotInUse", context.gender, setup.gender),
      ("birthdayNotInUse", context.birthday, setup.birthday),
      ("locationNotInUse", context.coordinates, setup.coordinates),
      ("locationNotInUse", context.place, setup.place),
    ]
    for (kind, knowledge, origin) in given {
      guard let origin, !origin.isInUse(knowledge, &readings, knobs) else { continue }
      return .broken(.kind(kind, expected: .dataInUse))
    }
    return given.contains { $0.2 != nil } ? .kept : .silent
  }
}

extension RequestSetup.Origin {
  /// Whether information that is known like this, and comes from here, is in use already.
  fileprivate func isInUse(
    _ knowledge: SetupContext.Knowledge, _ readings: inout Readings, _ knobs: Knobs
  ) -> Bool {
    switch self {
    case .appUse: knobs.holds(.dataInUse, knowledge == .inUse)
    case .derived: readings(DerivedData.self) == .asWell
    case .asked, .constant: false
    }
  }
}
