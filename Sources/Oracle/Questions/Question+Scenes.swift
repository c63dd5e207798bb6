/// 001-Q-001: several window scenes are active.
package enum SeveralActive: Int, Reading {
  case host, anyActive
  package static let index = QuestionIndex(of: Self.self)
}

/// 001-Q-002: no window scene is active.
package enum NoneActive: Int, Reading {
  case host, wait, unset
  package static let index = QuestionIndex(of: Self.self)
}

/// 001-Q-003: the host's scene is not active and another window scene is.
package enum OtherActive: Int, Reading {
  case host, active
  package static let index = QuestionIndex(of: Self.self)
}

/// 001-Q-004: the host is in no window and a window scene is active.
package enum HostlessRequest: Int, Reading {
  case wait, active
  package static let index = QuestionIndex(of: Self.self)
}

/// 001-Q-005: the scene on a request has disconnected.
package enum DisconnectedScene: Int, Reading {
  case unset, carried
  package static let index = QuestionIndex(of: Self.self)
}
