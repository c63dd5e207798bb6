package import Scenarios

/// A session as device, system and SDK play it: asked for the next event, and told the actions.
///
/// It draws nothing, waits for nothing and calls nobody: the same situation, life and actions give
/// the same trace. A host whose view is in a window loads and appears first; then the stimuli come
/// in order, each with all its events, with what was put off, and with the loads that are due.
///
/// In a transition the window has its old size when it is announced and its new one in all that
/// follows: layout, the block alongside, completion. A cancelled one ends with the old size again.
/// A full-screen ad lies over the host, whose view stays in its window.
package struct Playback: Play {
  package private(set) var trace: Trace
  /// The moment as the last event queued will show it.
  private var snapshot: Snapshot
  private var ads = AdShelf()
  /// The events of the present stimulus that are still to come.
  private var coming = EventQueue()
  /// What answers an action and comes before anything else.
  private var answers = EventQueue()
  /// How often something was put off to the end of the present stimulus.
  private var putOff = 0
  /// The index of the present stimulus; -1 before the first.
  private var stimulus = -1
  /// How many stimuli have applied.
  private var applied = 0

  /// How many events a session has, at most; one that goes on is cut off there.
  package static let eventLimit = 256

  /// Creates a session that has not begun.
  package init(_ situation: Situation, _ life: Life) {
    var start = situation
    start.before = nil
    snapshot = Snapshot(start)
    trace = Trace(situation, life)
    trace.steps.reserveCapacity(8 + 4 * life.stimuli.count)
    open()
  }

  package var format: AdFormat { trace.life.format }

  package mutating func next() -> Event? {
    guard trace.steps.count < Playback.eventLimit else {
      trace.isCutOff = true
      return nil
    }
    while true {
      if let event = answers.popFirst() ?? coming.popFirst() { return begin(event) }
      if putOff > 0 {
        putOff -= 1
        return begin(Event(.dispatched, snapshot))
      }
      // Past the last stimulus nothing waits any more.
      let isOver = stimulus >= trace.life.stimuli.count
      if let load = ads.nextDue(by: isOver ? .max : applied) { return deliver(load) }
      guard !isOver else { return nil }
      stimulus += 1
      guard stimulus < trace.life.stimuli.count else { continue }
      if apply(trace.life.stimuli[stimulus]) {
        applied += 1
      } else {
        trace.unusedStimuli.append(stimulus)
      }
    }
  }

  package mutating func receive(_ actions: [Action]) {
    guard let step = trace.steps.indices.last else { return }
    trace.steps[step].actions = actions
    for action in actions { perform(action, in: step) }
  }

  /// Opens the step of an event.
  private mutating func begin(_ event: Event, facts: [Fact] = []) -> Event {
    trace.steps.append(Step(stimulus: stimulus, event, facts: facts))
    return event
  }

  private var situation: Situation { snapshot.situation }
  private var isCovered: Bool { snapshot.isCovered }

  /// Goes on to another moment.
  private mutating func become(_ situation: Situation) {
    snapshot = Snapshot(situation, isCovered: isCovered)
  }

  private mutating func cover(_ isCovered: Bool) {
    snapshot = Snapshot(situation, isCovered: isCovered)
  }
}

// MARK: - Stimuli

extension Playback {
  /// Loads the host's view, and shows it where the situation has it in a window.
  private mutating func open() {
    var unloaded = situation
    let isInWindow = situation.host.scene != nil
    if isInWindow { unloaded.host = Host(scene: nil, view: .zero, safeAreaInsets: .zero) }
    coming.append(Event(.viewDidLoad, Snapshot(unloaded)))
    if isInWindow { appear() }
  }

  /// Applies a stimulus and queues its events; false where it does not apply.
  private mutating func apply(_ stimulus: Stimulus) -> Bool {
    guard isPossible(stimulus), let after = situation.after(stimulus) else { return false }
    let before = situation
    let layout = before.layout
    switch stimulus {
    case .transition(let target, let ending):
      transition(from: before, through: [], to: target, ending)
    case .liveResize(let ticks, let target):
      transition(from: before, through: ticks, to: target, .completed)
    case .relayout:
      become(after)
      if before.host.safeAreaInsets != after.host.safeAreaInsets {
        happen(.safeAreaInsetsDidChange)
      }
      happen(.viewDidLayoutSubviews)
    case .viewAppears:
      become(after)
      appear()
    case .viewDisappears:
      become(after)
      happen(.viewDidDisappear)
    case .hostIsReplaced:
      happen(.hostWillBeReleased)
      become(after)
      happen(.viewDidLoad)
    case .sceneConnects(let scene):
      become(after)
      happen(.sceneDidConnect(scene.id))
    case .sceneChanges(let id, let state):
      become(after)
      happen(.sceneDidChange(id, state))
    case .sceneDisconnects(let id):
      become(after)
      if layout != nil, after.host.scene == nil {
        // What lay over the view has gone with its window.
        cover(false)
        _ = ads.close()
        happen(.viewDidDisappear)
      }
      happen(.sceneDidDisconnect(id))
    case .modalIsPresented:
      cover(true)
      happen(.modalDidPresent)
    case .modalIsDismissed:
      cover(false)
      happen(.modalDidDismiss)
    case .userReachesAdBreak:
      happen(.adBreak)
    case .userClosesAd:
      if let load = ads.close() { happen(.adDidDismiss(load: load)) }
    }
    return true
  }

  /// Whether a stimulus makes sense beside what the situation says.
  private func isPossible(_ stimulus: Stimulus) -> Bool {
    switch stimulus {
    case .modalIsPresented: situation.host.scene != nil && !isCovered && ads.onScreen == nil
    case .modalIsDismissed: isCovered
    case .userReachesAdBreak: trace.life.format.isFullScreen && ads.onScreen == nil
    case .userClosesAd: ads.onScreen != nil
    case .viewDisappears, .hostIsReplaced, .viewAppears: !isCovered && ads.onScreen == nil
    default: true
    }
  }

  private mutating func transition(
    from before: Situation, through ticks: [Layout], to target: Layout, _ ending: Stimulus.Ending
  ) {
    happen(.viewWillTransition(to: target.window.size))
    for layout in ticks + [target] {
      guard let moved = situation.moved(to: layout) else { continue }
      let insets = situation.host.safeAreaInsets
      become(moved)
      if moved.host.safeAreaInsets != insets { happen(.safeAreaInsetsDidChange) }
      happen(.viewDidLayoutSubviews)
    }
    happen(.transitionAlongside)
    if ending == .cancelled {
      let insets = situation.host.safeAreaInsets
      become(before)
      if before.host.safeAreaInsets != insets { happen(.safeAreaInsetsDidChange) }
      happen(.viewDidLayoutSubviews)
    }
    happen(.transitionDidEnd(ending))
  }

  private mutating func appear() {
    happen(.viewDidLayoutSubviews)
    happen(.viewDidAppear)
  }

  private mutating func happen(_ kind: Event.Kind) {
    coming.append(Event(kind, snapshot))
  }
}

// MARK: - Actions

extension Playback {
  private mutating func perform(_ action: Action, in step: Int) {
    let now = trace.steps[step].event.snapshot
    switch action {
    case .load(let request):
      let reply = trace.life.reply(to: ads.count)
      let load = ads.begin(
        request, reply, dueAfter: applied, window: AdSizing(now.situation, trace.life.sdk),
        isBanner: format == .banner)
      trace.steps[step].facts.append(.loadBegan(load: load, request))
    case .setBannerWidth(let width): ads.bannerWidth = width
    case .check(let load):
      answers.append(Event(.checked(load: load, presentability(of: load, now)), now))
    case .present(let load):
      switch presentability(of: load, now) {
      case .allowed:
        ads.present(load)
        answers.append(Event(.adWillPresent(load: load), now))
      case .refused(let refusal):
        answers.append(Event(.adDidFailToPresent(load: load, refusal), now))
      }
    case .release(let load): ads.release(load)
    case .dispatch: putOff += 1
    case .place: break
    }
  }

  /// Whether the ad of a load can be presented at the moment of a snapshot.
  private func presentability(of load: Int, _ now: Snapshot) -> Presentability {
    // An ad of another format has no extent and is never ready to cover a window.
    guard format.isFullScreen else { return .refused(.notReady) }
    let contentSize: Size
    switch ads.state(of: load) {
    case .held(let size): contentSize = size
    case .shown: return .refused(.alreadyUsed)
    case .underWay, .gone: return .refused(.notReady)
    }
    guard let window = now.situation.hostScene?.window else { return .refused(.notInWindow) }
    if now.isCovered || ads.onScreen != nil { return .refused(.covered) }
    var exceeding: Axes = []
    if contentSize.width > window.width { exceeding.insert(.width) }
    if contentSize.height > window.height { exceeding.insert(.height) }
    return exceeding.isEmpty ? .allowed : .refused(.tooLarge(exceeding: exceeding))
  }

  private mutating func deliver(_ load: Int) -> Event {
    switch ads.deliver(load, window: AdSizing(situation, trace.life.sdk)) {
    case .ad(let contentSize):
      let facts: [Fact] =
        format.isFullScreen ? [.delivered(load: load, contentSize: contentSize)] : []
      return begin(Event(.loadDidSucceed(load: load), snapshot), facts: facts)
    case .failure(let failure):
      return begin(Event(.loadDidFail(load: load, failure), snapshot))
    }
  }
}
