import Scenarios

/// Where a session stands at one moment, as the checker follows it.
struct Standing {
  /// What is connected, and where the host is; without a former layout.
  var situation: Situation
  /// The numbers of all scenes that are or were connected.
  var sceneNumbers: Set<Int>
  /// Whether something of the app's own covers the host.
  var isCovered = false
  /// The load whose full-screen ad is on screen.
  var shownAd: Int?

  /// Where a session stands that begins in a situation.
  init(at situation: Situation) {
    self.situation = situation
    self.situation.before = nil
    sceneNumbers = Set(situation.scenes.map(\.id.number))
  }

  /// Whether the host is in a window.
  var isInWindow: Bool { hostWindow(of: situation) != nil }
}

/// An event that a stimulus has, and what can be read when it is told.
struct Told {
  /// What is told.
  var kind: Event.Kind
  /// What can be read then.
  var situation: Situation
  /// Whether something of the app's own covers the host then.
  var isCovered: Bool
  /// Whether the event may be left out.
  ///
  /// UIKit does not promise `viewSafeAreaInsetsDidChange` for a view that enters or leaves a window.
  var isOptional = false
}

extension Standing {
  /// The events of a session's beginning: a host in a window loads outside it and enters it.
  var opening: [Told] {
    guard isInWindow else { return [told(.viewDidLoad)] }
    var loaded = self
    loaded.situation.host = Host(scene: nil, view: .zero, safeAreaInsets: .zero)
    return [loaded.told(.viewDidLoad)] + entering
  }

  /// The events of a view that has entered its window.
  var entering: [Told] {
    var insets = told(.safeAreaInsetsDidChange)
    insets.isOptional = true
    let hasInsets = situation.host.safeAreaInsets != .zero
    return (hasInsets ? [insets] : []) + [told(.viewDidLayoutSubviews), told(.viewDidAppear)]
  }

  /// The events of a host that is laid out anew after it stood otherwise.
  func layingOut(after former: Standing) -> [Told] {
    let isInset = situation.host.safeAreaInsets != former.situation.host.safeAreaInsets
    return (isInset ? [told(.safeAreaInsetsDidChange)] : []) + [told(.viewDidLayoutSubviews)]
  }

  /// An event that is told while the session stands here.
  func told(_ kind: Event.Kind) -> Told {
    Told(kind: kind, situation: situation, isCovered: isCovered)
  }
}
