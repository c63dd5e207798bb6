package import Scenarios

extension Case {
  /// The case as labelled lines a person can check by hand, lengths in points.
  ///
  /// What is absent has no line: a device that does not fold, regions, a transition.
  ///
  /// - Complexity: O(*n*) in the number of scenes.
  package var lines: [LabelledLine] {
    switch self {
    case .decision(let query, let situation):
      [LabelledLine("question", query.sentence)] + query.lines + situation.lines
    case .relation(let relation, let query, let situation):
      [LabelledLine("question", query.sentence)] + query.lines + situation.lines
        + [LabelledLine("then", relation.text(situation))]
    case .session(let situation, let life):
      [LabelledLine("session", life.format.sentence)] + situation.lines + life.lines
    }
  }
}

extension Query {
  /// The query as a question in one sentence.
  package var sentence: String {
    switch self {
    case .requestOutcome(nil): "Is a request without a scene filled?"
    case .requestOutcome(let scene?): "Is a request that carries scene \(scene.letter) filled?"
    case .requestScene: "Which scene should the host's ad request carry?"
    case .canPresent(nil): "Can an ad be presented from the host? None is loaded."
    case .canPresent(let ad?):
      "Can the loaded ad, content \(ad.contentSize.text), be presented from the host?"
    case .bannerWidth: "How wide should the host's anchored adaptive banner be requested?"
    case .placement(let placement): placement.sentence
    case .isSupported(let inquiry): inquiry.sentence
    case .fixedSize(let view): "Which ad of fixed size does a banner view of \(view.text) get?"
    case .requestSetup: "How does the app set up its request?"
    case .sdkExchange(.start): "What does the SDK send when it is started like this?"
    case .sdkExchange(.rewarded): "What does the SDK send about this rewarded ad?"
    case .sdkExchange(.banner): "What does the SDK send about this banner?"
    case .mediationExchange(let exchange): exchange.sentence
    case .bannerStep(let moment): "What does the app do when \(moment.kind.text)?"
    }
  }
}

extension Relation {
  fileprivate func text(_ situation: Situation) -> String {
    switch self {
    case .mirroredInsets: "the same with the left and right insets changed over"
    case .scenesListedFrom:
      "the same with the scenes listed as "
        + (applied(to: situation) ?? situation).scenes.map(\.id.letter).joined(separator: ", ")
    case .addedScene(let scene): "the same with scene \(scene.id.letter) beside: \(scene.text)"
    case .movedWindow(let x, let y):
      "the same with the window moved to \(x.inPoints), \(y.inPoints)"
    case .noTransition: "the same without a transition before"
    }
  }
}

extension Situation {
  fileprivate var lines: [LabelledLine] {
    var lines = [
      LabelledLine("build", build.text),
      LabelledLine("device", device.text),
    ]
    for region in device.display.reservedRegions {
      lines.append(LabelledLine("region", region.text))
    }
    for scene in scenes {
      lines.append(LabelledLine("scene \(scene.id.letter)", scene.text))
    }
    if scenes.isEmpty { lines.append(LabelledLine("scenes", "none connected")) }
    lines.append(LabelledLine("host", host.text))
    if let before { lines.append(LabelledLine("before", beforeText(before))) }
    return lines
  }

  private func beforeText(_ before: Layout) -> String {
    let change = transition.map { "\($0.rawValue) from " } ?? ""
    let fold = before.fold.map { "\($0.text), " } ?? ""
    return "\(change)\(fold)display \(before.display.size.text), "
      + "window \(before.window.text), view \(before.view.text), "
      + before.safeAreaInsets.text
  }
}

extension Build {
  fileprivate var text: String {
    (supportsMultipleScenes ? "supports several scenes" : "supports one scene only")
      + (isTestMode ? ", test mode" : ", production mode")
  }
}

extension Device {
  fileprivate var text: String {
    let fold = fold.map { ", \($0.text)" } ?? ""
    return "\(model)\(fold), \(idiom.rawValue), display \(display.size.text)"
  }
}

extension FoldState {
  var text: String {
    switch self {
    case .closed: "closed"
    case .partiallyOpen: "partly open"
    case .fullyOpen: "fully open"
    }
  }
}

extension ReservedRegion {
  fileprivate var text: String { "\(kind.rawValue) \(frame.text)" }
}

extension Scene {
  var text: String { "\(role.text), \(activationState.text)" }
}

extension Scene.Role {
  fileprivate var text: String {
    switch self {
    case .window(let frame?): "window \(frame.text)"
    case .window(nil): "window scene without a window"
    case .carPlayTemplate: "CarPlay template, no window scene"
    case .accessory: "accessory, no window scene"
    }
  }
}

extension ActivationState {
  var text: String {
    switch self {
    case .unattached: "unattached"
    case .foregroundActive: "active in the foreground"
    case .foregroundInactive: "inactive in the foreground"
    case .background: "in the background"
    }
  }
}

extension Host {
  var text: String {
    let place = scene.map { "in scene \($0.letter)" } ?? "in no window"
    return "\(place), view \(view.text), \(safeAreaInsets.text)"
  }
}

extension EdgeInsets {
  var text: String {
    guard self != .zero else { return "no safe-area insets" }
    let sides = [("top", top), ("left", left), ("bottom", bottom), ("right", right)]
    return "safe-area insets "
      + sides.filter { $0.1 != 0 }.map { "\($0.0) \($0.1.inPoints)" }.joined(separator: ", ")
  }
}

extension Size {
  /// The two extents in points.
  package var text: String { "\(width.inPoints) × \(height.inPoints)" }
}

extension Rect {
  /// The extents in points, and the origin unless it is the parent's.
  package var text: String {
    minX == 0 && minY == 0
      ? size.text : "\(size.text) at \(minX.inPoints), \(minY.inPoints)"
  }
}

extension Scene.ID {
  /// A letter for the scene; past the alphabet, a letter and a number.
  package var letter: String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    guard number >= 0 else { return "\(number)" }
    let letter = String(letters[number % letters.count])
    return number < letters.count ? letter : "\(letter)\(number / letters.count)"
  }
}
