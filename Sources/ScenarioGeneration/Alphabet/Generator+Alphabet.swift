package import Counterexample
package import Scenarios

extension Generator where Value == Case {
  /// Every decision over the small alphabet.
  package static let smallDecisions = smallDecisions(about: Query.Name.allCases)

  /// Every pair of decisions over the small alphabet that a relation links.
  package static let smallRelations = smallRelations(about: Query.Name.allCases)

  /// Every session over the small alphabet with just so many stimuli, each of which applies.
  ///
  /// - Parameter count: The number of stimuli, at least 0.
  /// - Returns: The generator.
  package static func smallSessions(stimuli count: Int) -> Generator {
    smallSessions(with: AdFormat.allCases, stimuli: count)
  }

  /// Every decision over the small alphabet that is about one of some queries.
  package static func smallDecisions(about names: [Query.Name]) -> Generator {
    Generator { source in
      let name = names[source.choice(names.count)]
      let situation = source.smallSituation(for: name)
      return .decision(source.smallQuery(name, about: situation), situation)
    }
  }

  /// Every pair of decisions over the small alphabet that a relation links, about some queries.
  package static func smallRelations(about names: [Query.Name]) -> Generator {
    // Of queries that nothing links, every pair would be drawn to be discarded.
    let linked = names.filter { name in Relation.Name.allCases.contains { $0.bears(on: name) } }
    let names = linked.isEmpty ? names : linked
    return Generator { source in
      let name = names[source.choice(names.count)]
      let situation = source.smallSituation()
      let relation = source.smallRelation(on: situation)
      let query = source.smallQuery(name, about: situation)
      guard let relation, relation.bearsOn(name), let changed = relation.applied(to: situation),
        changed.before == nil || changed.before != changed.layout
      else {
        source.discard()
        return .decision(query, situation)
      }
      return .relation(relation, query, situation)
    }
  }

  /// Every session with some formats over the small alphabet, with just so many stimuli.
  ///
  /// - Parameters:
  ///   - formats: The formats, at least one.
  ///   - count: The number of stimuli, at least 0; each of them applies.
  /// - Returns: The generator.
  package static func smallSessions(
    with formats: [AdFormat], stimuli count: Int
  ) -> Generator {
    Generator { source in
      let format = formats[source.choice(formats.count)]
      let build = Alphabet.builds[source.choice(Alphabet.builds.count)]
      let ground = Alphabet.grounds[source.choice(Alphabet.grounds.count)]
      let letter = ground.letters[0]
      // Alone and active, or with the host's scene listed behind another one.
      let sets = Alphabet.sceneSets(on: letter, build)
      let set = source.choice(2) == 0 ? sets[0] : sets[sets.count - 1]
      let situation = Situation(
        build: build, device: letter.device, scenes: set,
        host: Host(
          scene: .hosts, view: letter.layout.view, safeAreaInsets: letter.layout.safeAreaInsets),
        before: nil)
      let replies = SmallReplies.all[source.choice(SmallReplies.all.count)]
      var stimuli: [Stimulus] = []
      var now = situation
      for _ in 0..<count {
        let letters = now.smallStimuli(format, on: ground)
        let stimulus = letters[source.choice(letters.count)]
        guard let next = now.after(stimulus) else {
          source.discard()
          break
        }
        stimuli.append(stimulus)
        now = next
      }
      return .session(situation, Life(format: format, stimuli: stimuli, replies: replies))
    }
  }
}

/// What becomes of the loads of a session over the small alphabet.
private enum SmallReplies {
  static let all: [[LoadReply]] = [
    [], [LoadReply(.noFill)], [LoadReply(.ad, delay: 1)],
    [LoadReply(.ad, delay: 3), LoadReply(.ad, delay: 0)],
  ]
}

extension Situation {
  /// The stimuli of the alphabet as they are here; those that do not apply are among them.
  fileprivate func smallStimuli(_ format: AdFormat, on ground: Alphabet.Ground) -> [Stimulus] {
    let wide = EdgeInsets(
      top: host.safeAreaInsets.top, left: host.safeAreaInsets.left + 40,
      bottom: host.safeAreaInsets.bottom, right: host.safeAreaInsets.right)
    var stimuli: [Stimulus] = format.isFullScreen ? [.userReachesAdBreak, .userClosesAd] : []
    stimuli += ground.letters.map { .transition(to: $0.layout, .completed) }
    stimuli += [
      .relayout(view: host.view, safeAreaInsets: wide), .viewDisappears,
      .viewAppears(
        Host(
          scene: .hosts, view: Rect(scene(.hosts)?.window?.size ?? .zero), safeAreaInsets: .zero)),
      .hostIsReplaced, .sceneChanges(.hosts, .foregroundInactive),
      .sceneChanges(.hosts, .foregroundActive), .sceneChanges(.hosts, .background),
      .sceneDisconnects(.hosts), .sceneChanges(Scene.ID(1), .foregroundInactive),
      .modalIsPresented, .modalIsDismissed,
      .transition(to: ground.letters[1].layout, .cancelled),
    ]
    if device.fold == nil, let layout {
      var narrow = layout
      narrow.window.size.width = 320
      narrow.view = Rect(narrow.window.size)
      stimuli.append(.liveResize(through: [narrow], to: ground.letters[0].layout))
    }
    return stimuli
  }
}

extension Size {
  fileprivate static let zero = Size(width: 0, height: 0)
}

extension Source {
  /// Chooses a situation over the alphabet that a query can be about.
  ///
  /// A query of many arguments that looks at the host alone has a small alphabet of its own.
  fileprivate mutating func smallSituation(for name: Query.Name) -> Situation {
    switch name {
    case .placement: smallPlacingSituation()
    case .isSupported: smallSupportSituation()
    case .fixedSize: smallBannerSituation()
    case .requestSetup, .bannerStep, .sdkExchange, .mediationExchange:
      .standingAlone(on: Alphabet.grounds[0].letters[0])
    case .requestOutcome, .requestScene, .canPresent, .bannerWidth: smallSituation()
    }
  }

  /// Chooses a situation over the alphabet; one whose past cannot be is discarded.
  fileprivate mutating func smallSituation() -> Situation {
    let build = Alphabet.builds[choice(Alphabet.builds.count)]
    let ground = Alphabet.grounds[choice(Alphabet.grounds.count)]
    let letter = ground.letters[choice(ground.letters.count)]
    let sets = Alphabet.sceneSets(on: letter, build)
    var situation = Situation(
      build: build, device: letter.device, scenes: sets[choice(sets.count)],
      host: Host(
        scene: .hosts, view: letter.layout.view, safeAreaInsets: letter.layout.safeAreaInsets),
      before: nil)
    placeSmallHost(of: &situation)
    let former = choice(ground.letters.count + 1)
    guard former > 0 else { return situation }
    let before = ground.letters[former - 1].layout
    guard let now = situation.layout, Transition(from: before, to: now) != nil else {
      discard()
      return situation
    }
    situation.before = before
    return situation
  }

  /// Chooses a relation; nil where it would lead to what cannot be.
  fileprivate mutating func smallRelation(on situation: Situation) -> Relation? {
    switch choice(5) {
    case 0: return situation.device.fold == nil ? .mirroredInsets : nil
    case 1: return .scenesListedFrom(1)
    case 2:
      return .addedScene(
        Scene(id: Scene.ID(7), role: .carPlayTemplate, activationState: .foregroundActive))
    case 3: return situation.device.fold == nil ? .movedWindow(x: 256, y: 0) : nil
    default: return .noTransition
    }
  }

  /// Chooses how the host stands: filling its window, a column, not laid out, in no window, with a
  /// bar of the app's beside it.
  fileprivate mutating func placeSmallHost(of situation: inout Situation) {
    switch choice(5) {
    case 1:
      // A column beside the left edge keeps what the system covers there and above and below.
      situation.host.view.size.width = 320
      situation.host.safeAreaInsets.right = 0
    case 2:
      situation.host.view = .zero
      situation.host.safeAreaInsets = .zero
    case 3: situation.host = Host(scene: nil, view: .zero, safeAreaInsets: .zero)
    case 4: situation.host.safeAreaInsets.left += 40.5
    default: break
    }
  }

  /// Chooses the arguments of a query about a situation.
  fileprivate mutating func smallQuery(
    _ name: Query.Name, about situation: Situation
  ) -> Query {
    switch name {
    case .requestScene: return .requestScene
    case .bannerWidth: return .bannerWidth
    case .placement: return .placement(smallPlacement())
    case .isSupported: return .isSupported(smallInquiry())
    case .fixedSize: return .fixedSize(bannerView: smallBannerView())
    case .requestSetup: return .requestSetup(smallSetupContext())
    case .bannerStep: return .bannerStep(bannerMoment())
    case .sdkExchange:
      return .sdkExchange(Alphabet.exchanges[choice(Alphabet.exchanges.count)])
    case .mediationExchange: return .mediationExchange(mediationExchange())
    case .requestOutcome:
      let scenes: [Scene.ID?] = [nil, .hosts, Scene.ID(9)]
      return .requestOutcome(scene: scenes[choice(scenes.count)])
    case .canPresent:
      let window = situation.scene(.hosts)?.window?.size ?? .zero
      let extents: [Size?] = [
        nil, window, Size(width: window.width + 1, height: window.height),
        Size(width: window.width, height: window.height + 1),
        Size(width: window.width + 1, height: window.height + 1),
        Size(width: window.width - 1, height: window.height - 1),
      ]
      return .canPresent(extents[choice(extents.count)].map { FullScreenAd(contentSize: $0) })
    }
  }
}
