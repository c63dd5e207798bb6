import Scenarios

/// A load as the checker follows it.
struct FollowedLoad {
  var request: Request
  /// The stimulus it began in.
  var stimulus: Int
  /// Where the app stood when it began.
  var situation: Situation
  /// The width the banner had then; nil when it had none.
  var bannerWidth: Double?
  /// What is to become of it.
  var reply: LoadReply
  var isAnswered = false
  var isDelivered = false
  var isReleased = false
  var isPresented = false
  /// The extent of the full-screen ad it brought.
  var contentSize: Size?

  /// Whether its ad was delivered and not released since.
  var isThere: Bool { isDelivered && !isReleased }
}

extension Following {
  /// Judges what a load brings: once, when it is due, and what request and reply account for.
  mutating func take(answerToLoad step: Step, at index: Int) {
    let load: Int
    let failure: LoadFailure?
    switch step.event.kind {
    case .loadDidSucceed(let number): (load, failure) = (number, nil)
    case .loadDidFail(let number, let why): (load, failure) = (number, why)
    default: return
    }
    guard loads.indices.contains(load), !loads[load].isAnswered else {
      require(
        false, .loadAnswerMisplaced, at: index, "Load \(load) is answered again, or never began.")
      return
    }
    let due = stimulus(loads[load].reply.delay, after: loads[load].stimulus)
    require(
      step.stimulus == due, .loadAnswerMisplaced, at: index,
      "Load \(load) is answered in stimulus \(step.stimulus) instead of \(due).")
    loads[load].isAnswered = true
    loads[load].isDelivered = failure == nil
    require(
      canBring(failure, loads[load]), .loadResultImpossible, at: index,
      "Load \(load) brings \(failure.map(\.rawValue) ?? "an ad").")
    judgeContentSize(of: load, in: step, at: index)
  }

  /// The stimulus that is so many further on, those passed over not counted; the end if too few are.
  private func stimulus(_ count: Int, after first: Int) -> Int {
    let end = trace.life.stimuli.count
    let further = ((first + 1)..<max(first + 1, end)).filter { !trace.unusedStimuli.contains($0) }
    guard count > 0 else { return first }
    return count <= further.count ? further[count - 1] : end
  }

  /// Whether a load can bring a failure, or an ad.
  private func canBring(_ failure: LoadFailure?, _ load: FollowedLoad) -> Bool {
    switch failure {
    case nil: load.reply.result == .ad && !isSurelyInvalid(load)
    case .noFill: load.reply.result == .noFill
    case .invalidRequest:
      isSurelyInvalid(load) || hasLostItsScene(load) || load.bannerWidth?.isInfinite == true
    }
  }

  /// Whether nothing can make a request valid: no width, or no scene where one is called for.
  private func isSurelyInvalid(_ load: FollowedLoad) -> Bool {
    let isSized = trace.life.format != .banner || load.bannerWidth.map { $0 > 0 } ?? false
    return !isSized || (needsScene && load.request.scene == nil)
  }

  /// Whether the scene of a request is not connected, now or when it was made (001-Q-005).
  private func hasLostItsScene(_ load: FollowedLoad) -> Bool {
    let isConnectedThroughout = [load.situation, now.situation].allSatisfy { situation in
      situation.scenes.contains { $0.id == load.request.scene }
    }
    return needsScene && !isConnectedThroughout
  }

  private var needsScene: Bool {
    trace.situation.build.isTestMode && trace.situation.build.supportsMultipleScenes
  }

  private mutating func judgeContentSize(of load: Int, in step: Step, at index: Int) {
    var sizes: [Size] = []
    for fact in step.facts {
      if case .delivered(load, let size) = fact { sizes.append(size) }
    }
    let isMade = loads[load].isDelivered && trace.life.format == .interstitial
    require(
      sizes.count == (isMade ? 1 : 0), .contentSizeOfAnother, at: index,
      "Load \(load) has \(sizes.count) extents.")
    guard let size = sizes.first else { return }
    loads[load].contentSize = size
    let made =
      trace.life.sdk.sizing == .whenRequested ? loads[load].situation : now.situation
    guard let expected = self.size(of: loads[load].request, in: made) else { return }
    require(
      size == expected, .contentSizeOfAnother, at: index,
      "Load \(load) is made for \(words(size)) instead of \(words(expected)).")
  }

  /// The extent an ad of a request has; nil where nothing says, as its scene has no window.
  private func size(of request: Request, in situation: Situation) -> Size? {
    let windows: [Rect?] = situation.scenes.compactMap { scene in
      guard case .window(let frame) = scene.role else { return nil }
      if let carried = request.scene { return scene.id == carried ? .some(frame) : nil }
      return scene.activationState == .foregroundActive ? .some(frame) : nil
    }
    if request.scene != nil { return windows.first.flatMap { $0?.size } }
    let display = situation.device.display.size
    guard trace.life.sdk.sizeWithoutScene == .activeWindow, let first = windows.first else {
      return display
    }
    return first?.size
  }
}
