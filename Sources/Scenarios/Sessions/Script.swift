/// How an implementation lives through a session, as data: a habit, a manner, and departures.
///
/// A script is drawn beside a life and shrinks with it, so that a rule can be shown every way to
/// keep it and every way to break it without any implementation.
package struct Script: Hashable, Sendable {
  /// What is done where no departure says otherwise.
  package enum Habit: String, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case idle
    /// What a sensible implementation does.
    case sensible
  }

  /// What is done where no departure says otherwise.
  package var habit: Habit
  /// What its requests carry and where its views go.
  package var manner: Manner
  /// What is done otherwise, and when; of several about one event, all count, in order.
  package var departures: [Departure]

  /// Creates a script from its parts.
  package init(_ habit: Habit, manner: Manner = Manner(), departures: [Departure] = []) {
    self.habit = habit
    self.manner = manner
    self.departures = departures
  }

  /// What requests carry and where views go, in words that a moment gives a meaning.
  package struct Manner: Hashable, Sendable {
    /// Which scene a request carries.
    package var scene: SceneSource
    /// Which width a banner is given.
    package var width: WidthSource
    /// Where a banner or a native ad is put.
    package var place: PlaceSource
    /// Which of several ads is presented.
    package var ad: AdSource
    /// When an ad that is held is checked, beside the moment before it is presented.
    package var check: CheckTime
    /// How often the view's appearing makes it request an ad.
    package var requests: Frequency

    /// Creates a manner; without arguments, the one that the documents ask for.
    package init(
      scene: SceneSource = .host, width: WidthSource = .safeArea, place: PlaceSource = .safeArea,
      ad: AdSource = .newest, check: CheckTime = .onceChanged, requests: Frequency = .onceForTheHost
    ) {
      self.scene = scene
      self.width = width
      self.place = place
      self.ad = ad
      self.check = check
      self.requests = requests
    }
  }

  /// Which scene a request carries.
  package enum SceneSource: String, Hashable, Sendable, CaseIterable {
    /// The host's own; none while the host is in no window.
    case host
    /// None, whatever there is.
    case unset
    /// The first window scene in the foreground that is active; none where there is none.
    case active
    /// The first scene that is a window scene and not the host's; none where there is none.
    case other
    /// The first scene that is no window scene; none where there is none.
    case noWindowScene
    /// One that is not connected.
    case gone
  }

  /// Which width a banner is given, in the words of the moment it is requested in.
  package enum WidthSource: String, Hashable, Sendable, CaseIterable {
    /// That of the safe area.
    case safeArea
    /// That of the host's view.
    case view
    /// That of the host's window, else of the display.
    case window
    /// That of the safe area before the last transition was announced.
    case former
    /// That of the safe area, less what is left over after whole points.
    case truncated
    /// That of the safe area, up to the next whole point.
    case roundedUp
    /// Half a point more than that of the safe area.
    case halfAPointMore
    /// Half a point less than that of the safe area.
    case halfAPointLess
    /// No number at all.
    case notANumber
    /// None: the view is never given a size.
    case none
  }

  /// Where a banner or a native ad is put.
  package enum PlaceSource: String, Hashable, Sendable, CaseIterable {
    /// Constrained to the safe area.
    case safeArea
    /// Constrained to the edges of the view.
    case view
    /// At a frame that fills the safe area.
    case frame
    /// At a frame that begins half a point to the left of it.
    case frameOverTheLeft
    /// At a frame that ends half a point to the right of it.
    case frameOverTheRight
    /// At a frame that begins half a point above it.
    case frameOverTheTop
    /// At a frame that ends half a point below it.
    case frameOverTheBottom
  }

  /// Which of several ads is presented.
  package enum AdSource: String, Hashable, Sendable, CaseIterable {
    /// The newest it holds, else the newest it asked for; the habit is to let go of a refused one.
    case newest
    /// The oldest it holds, else the first it asked for; the habit is to let go of none.
    case oldest
  }

  /// When an ad that is held is checked, beside the moment before it is presented.
  package enum CheckTime: String, Hashable, Sendable, CaseIterable {
    /// When a transition has ended, and when it arrives.
    case onceChanged
    /// When a transition is announced.
    case whenAnnounced
    /// At no other time.
    case beforePresenting
  }

  /// How often the view's appearing makes an implementation request an ad.
  package enum Frequency: String, Hashable, Sendable, CaseIterable {
    /// Once for each host.
    case onceForTheHost
    /// Each time the view appears.
    case eachTime
  }

  /// One thing an implementation does, in words that the moment gives a meaning.
  package enum Move: String, Hashable, Sendable, CaseIterable {
    /// It requests an ad; a banner is given its size first.
    case request
    /// It checks the newest ad it holds, else the newest it asked for.
    case check
    /// It presents an ad.
    case present
    /// It lets go of the newest ad it holds.
    case release
    /// It puts its view in place.
    case place
  }

  /// What an implementation is told, as departures name it.
  package enum Cue: String, Hashable, Sendable, CaseIterable {
    /// The view has loaded.
    case viewLoaded
    /// The view has appeared.
    case appeared
    /// A transition has ended where it set out for.
    case ended
    /// A transition is announced.
    case announced
    /// The block alongside a transition runs.
    case alongside
    /// A transition has ended where it began.
    case cancelled
    /// The view was laid out.
    case laidOut
    /// The view's insets have changed.
    case insetsChanged
    /// A scene has connected, changed its state or disconnected.
    case scenesChanged
    /// The app wants to show its full-screen ad.
    case adBreak
    /// A load brought an ad.
    case delivered
    /// A load brought none.
    case failed
    /// A check was answered with leave to present.
    case allowed
    /// A check was refused for the size.
    case tooLarge
    /// A check was refused for another reason.
    case refused
    /// An ad is about to be presented, or could not be.
    case presenting
    /// An ad has gone from the screen.
    case dismissed
    /// The view has disappeared, or its host is released.
    case disappeared
    /// Something of the app's covers the host, or no longer does.
    case covered
    /// What was put off is due.
    case dispatched
  }

  /// What is done at a cue.
  package enum Deed: Hashable, Sendable {
    /// Nothing, whatever the habit is.
    case nothing
    /// What the habit is, once it is dispatched.
    case later
    /// Something else than the habit.
    case instead(Move)
    /// What the habit is, and something more.
    case also(Move)
  }

  /// What is done otherwise at a cue.
  package struct Departure: Hashable, Sendable {
    /// When the implementation departs from its habit.
    package var cue: Cue
    /// At which time of several, from 0 up; nil for every time.
    package var turn: Int?
    /// What it does then.
    package var deed: Deed

    /// Creates a departure.
    package init(at cue: Cue, turn: Int? = nil, _ deed: Deed) {
      self.cue = cue
      self.turn = turn
      self.deed = deed
    }
  }
}
