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
  fileprivate var text: String {
    switch self {
    case .allowed: "it can be presented"
    case .refused(.notReady): "refused: nothing is loaded"
    case .refused(.notInWindow): "refused: the host is in no window"
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
    }
  }
}

extension Outcome {
  /// What the adapter did, in words; text of the adapter's is made harmless.
  package var text: String {
    switch self {
    case .answered(let answer): answer.text
    case .answeredBoth(let one, let other): "\(one.text), then \(other.text)"
    case .declined: "declined a query it claims"
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
      }
    let tail = standardError.split(separator: "\n").last.map(String.init) ?? ""
    return tail.isEmpty ? ending : "\(ending); its last words: \(tail.harmless())"
  }
}
