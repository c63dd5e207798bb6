internal import Records
internal import Scenarios

extension Rule {
  /// 004-TGT-002: coordinates and a description of the place exclude each other.
  static let locationIsGivenOneWay = onRequestSetup("004-TGT-002") { _, setup, _, _ in
    switch (setup.coordinates, setup.place) {
    case (nil, nil): .silent
    case (_?, nil), (nil, _?): .kept
    case (_?, _?): .broken(.kind("bothLocations", expected: .oneLocation))
    }
  }
}
