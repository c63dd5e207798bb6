internal import Records
internal import Scenarios

extension Rule {
  /// 001-SCN-001: what a request carries is a window scene, and connected.
  static let requestCarriesAConnectedWindowScene = onRequestScene("001-SCN-001") {
    situation, choice, _, _ in
    guard case .scene(let id) = choice else { return .silent }
    let expected = Expectation.oneOf(
      situation.scenes.filter(\.isWindowScene).map { .scene($0.id) })
    switch situation.scene(id) {
    case nil: return .broken(.kind("notConnected", expected: expected))
    case let scene? where !scene.isWindowScene:
      return .broken(.kind("notAWindowScene", expected: expected))
    default: return .kept
    }
  }
}
