package import Scenarios

/// An implementation that lives through a session as its script has it.
///
/// What it is told and what it has done is in its memory; the habit says what to do, departures
/// change that, and only what is done in the end is remembered.
package struct ScriptedRun: AdapterRun {
  private let script: Script
  private let format: AdFormat
  private var memory = ScriptMemory()

  /// Creates a run of a script.
  package init(_ script: Script, _ format: AdFormat) {
    self.script = script
    self.format = format
  }

  package mutating func handle(_ event: Event) -> [Action] {
    let cue = event.kind.cue
    let turn = memory.take(event, cue)
    var moves: [Script.Move] = []
    if event.kind == .dispatched {
      moves = memory.takeWhatWasPutOff()
    } else if script.habit == .sensible {
      moves = memory.sensibleMoves(at: event, format, script.manner)
    }
    var isPutOff = false
    for departure in script.departures
    where departure.cue == cue && (departure.turn ?? turn) == turn {
      switch departure.deed {
      case .nothing: moves = []
      case .later: isPutOff = true
      case .instead(let move): moves = [move]
      case .also(let move): moves.append(move)
      }
    }
    if isPutOff, event.kind != .dispatched {
      memory.putOff(moves)
      return [.dispatch]
    }
    return moves.flatMap { actions(for: $0, event.snapshot.situation) }
  }

  private mutating func actions(for move: Script.Move, _ situation: Situation) -> [Action] {
    let manner = script.manner
    switch move {
    case .request:
      let request = Action.load(Request(scene: manner.scene.scene(in: situation)))
      memory.request(situation)
      guard format == .banner,
        let width = manner.width.width(in: situation, former: memory.formerWidth)
      else { return [request] }
      return [.setBannerWidth(width), request]
    case .place:
      memory.hasPlaced = true
      return [.place(manner.place.placement(in: situation))]
    case .check: return [.check(load: memory.newest)]
    case .present:
      return [.present(load: manner.ad == .newest ? memory.newest : memory.oldest)]
    case .release:
      guard let load = memory.held.popLast() else { return [] }
      return [.release(load: load)]
    }
  }
}

extension Event.Kind {
  /// The name departures know the event by.
  fileprivate var cue: Script.Cue {
    switch self {
    case .viewDidLoad: .viewLoaded
    case .viewDidAppear: .appeared
    case .viewDidDisappear, .hostWillBeReleased: .disappeared
    case .viewWillTransition: .announced
    case .transitionAlongside: .alongside
    case .transitionDidEnd(.completed): .ended
    case .transitionDidEnd(.cancelled): .cancelled
    case .viewDidLayoutSubviews: .laidOut
    case .safeAreaInsetsDidChange: .insetsChanged
    case .sceneDidConnect, .sceneDidChange, .sceneDidDisconnect: .scenesChanged
    case .modalDidPresent, .modalDidDismiss: .covered
    case .adBreak: .adBreak
    case .loadDidSucceed: .delivered
    case .loadDidFail: .failed
    case .checked(_, .allowed): .allowed
    case .checked(_, .refused(.tooLarge)): .tooLarge
    case .checked: .refused
    case .adWillPresent, .adDidFailToPresent: .presenting
    case .adDidDismiss: .dismissed
    case .dispatched: .dispatched
    }
  }
}
