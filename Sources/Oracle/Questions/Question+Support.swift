/// 000-Q-014: what is said of versions before the first that supports something in full.
package enum BeforeFullSupport: Int, Reading {
  case unsupported, unsaid
  package static let index = QuestionIndex(of: Self.self)
}

/// 000-Q-015: on which devices something is supported in full.
package enum FullSupportOn: Int, Reading {
  case theDeviceNamed, everyDevice
  package static let index = QuestionIndex(of: Self.self)
}
