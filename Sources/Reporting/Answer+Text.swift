package import Records
package import Scenarios

extension Answer {
  /// The answer in words.
  package var text: String {
    switch self {
    case .requestOutcome(let outcome): outcome.text
    case .requestScene(let choice): choice.text
    case .canPresent(let answer): answer.text
    case .bannerWidth(.points(let points)): points.withUnit
    case .bannerWidth(.wait): "no banner yet"
    case .fixedSize(let choice): choice.text
    case .requestSetup(let setup): setup.text
    case .bannerStep(let deeds): deeds.text
    case .sdkExchange(let events), .mediationExchange(let events): events.text
    case .placement(.frame(let frame)): "placed, \(frame.text)"
    case .placement(.wait): "not placed yet"
    case .isSupported(let support): support.text
    }
  }
}

extension Support {
  fileprivate var text: String {
    switch self {
    case .supported: "supported"
    case .unsupported: "not supported"
    }
  }
}

extension FrameLine {
  fileprivate var text: String {
    switch self {
    case .left, .right, .top, .bottom: "its \(rawValue) edge at"
    case .center: "its middle at"
    case .width, .height: "its \(rawValue)"
    }
  }
}

extension RequestOutcome {
  fileprivate var text: String {
    switch self {
    case .filled: "filled"
    case .invalidRequest: "refused as an invalid request"
    }
  }
}

extension SceneChoice {
  fileprivate var text: String {
    switch self {
    case .scene(let id): "scene \(id.letter)"
    case .unset: "a request without a scene"
    case .wait: "no request yet"
    }
  }
}

extension Presentability {
  /// Whether the ad can be presented, in words.
  var text: String {
    switch self {
    case .allowed: "it can be presented"
    case .refused(.notReady): "refused: nothing is loaded"
    case .refused(.notInWindow): "refused: the host is in no window"
    case .refused(.alreadyUsed): "refused: the ad was shown before"
    case .refused(.covered): "refused: something else is presented over the host"
    case .refused(.tooLarge(let axes)): "refused: too large in \(axes.text)"
    }
  }
}

extension Axes {
  fileprivate var text: String {
    switch (contains(.width), contains(.height)) {
    case (true, true): "width and height"
    case (true, false): "width"
    case (false, true): "height"
    case (false, false): "neither dimension"
    }
  }
}

extension Expectation {
  /// What would have kept the clause, in words.
  package var text: String {
    switch self {
    case .requestOutcome(let outcome): outcome.text
    case .oneOf(let choices):
      choices.isEmpty
        ? "no scene of this case would do" : choices.map(\.text).joined(separator: ", or ")
    case .aRequest: "a request"
    case .canPresent(let answer): answer.text
    case .refusalForAnotherReason: "no refusal for size, as there is no window to exceed"
    case .widthAtMost(let points): "at most \(points.withUnit)"
    case .widthAtLeast(let points): "at least \(points.withUnit)"
    case .aWidth: "a width"
    case .noBanner: "no banner yet"
    case .sameAnswer: "the same answer both times"
    case .aLoad: "an ad is loaded before anything else happens"
    case .noLoad: "no load here"
    case .noPresentation: "nothing presented here"
    case .aCheck: "a check whether the loaded ad can still be presented"
    case .aFittingAd: "an ad that fits the window is presented, or none"
    case .inSafeArea: "a place constrained to the safe area"
    case .frameInside(let area): "a place inside \(area.text)"
    case .frameLine(let line, let points): "\(line.text) \(points.inPoints)"
    case .frameClearOf(let region): "a place clear of \(region.text) on the display"
    case .aPlace: "a place"
    case .noPlace: "no place yet"
    case .support(let support): support.text
    case .event(let event): event.text
    case .noEvent(let event): "no “\(event.text)”, or one less"
    case .eventBefore(let one, let other): "“\(one.text)” before “\(other.text)”"
    case .initialized(let first, let last):
      first == last
        ? "the completion handler is called at \(first.inPoints) s"
        : "the completion handler is called from \(first.inPoints) s to \(last.inPoints) s"
    case .reason(let network): "a description of adapter \(network) that says why it is not ready"
    case .noReason(let network): "no description of adapter \(network), as it is ready"
    case .refreshAfter(let least, let most):
      "\(least.inPoints) to \(most.inPoints) s between automatic refreshes"
    case .flag(let isRefresh):
      isRefresh
        ? "an event that a refresh caused says so" : "no event says that a refresh caused it"
    case .fixedSize(let choice): choice.text
    case .oneOfSizes(let sizes): "an ad of " + sizes.map(\.text).joined(separator: ", or ")
    case .testDevices(let devices, let isOneEnough):
      "listed for test ads: " + devices.map(\.text).joined(separator: isOneEnough ? " or " : ", ")
    case .noTestDevicesBut(let devices):
      devices.isEmpty
        ? "no device listed for test ads"
        : "nothing listed for test ads but " + devices.map(\.text).joined(separator: ", ")
    case .dataInUse: "only information that the app already uses"
    case .oneLocation: "coordinates, or a description, or neither"
    case .deed(let deeds): deeds.map(\.text).joined(separator: ", or ")
    case .deedBefore(let first, let second): "\(first.text) before it \(second.text)"
    }
  }
}

extension Outcome {
  /// What the adapter did, in words; text of the adapter's is made harmless.
  package var text: String {
    switch self {
    case .answered(let answer): answer.text
    case .answeredBoth(let one, let other): "\(one.text), then \(other.text)"
    case .lived(let trace): "lived through \(trace.steps.count.counting("event"))"
    case .declined: "declined what it claims"
    case .crashed(let crash): crash.text
    case .timedOut(let seconds): "gave no answer within \(seconds.inPoints) seconds"
    case .brokeProtocol(let fault): fault.detail.harmless()
    case .notRun: "was not asked, as it had been lost before"
    }
  }
}

extension Crash {
  fileprivate var text: String {
    let ending =
      switch ending {
      case .exit(let code): "ended with exit code \(code)"
      case .signal(let number): "was ended by signal \(number)"
      case .hungUp: "closed its end of the conversation"
      }
    let tail = standardError.split(separator: "\n").last.map(String.init) ?? ""
    return tail.isEmpty ? ending : "\(ending); its last words: \(tail.harmless())"
  }
}
