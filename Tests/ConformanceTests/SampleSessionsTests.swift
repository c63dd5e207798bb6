import Adapters
import Miniatures
import Scenarios
import Testing

/// The samples of document 001 in short sessions, as a reader follows them line by line.
struct SampleSessionsTests {
  /// What a sample does at one event after another.
  private func acts(
    _ sample: String, _ format: AdFormat, _ events: [(Event.Kind, [Action])],
    in situation: Situation = .miniature(), sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let adapter = try #require(BuiltInAdapter.named("sample-001-\(sample)")).adapter
    var run = try #require(adapter.begin(format), sourceLocation: sourceLocation)
    for (kind, actions) in events {
      let event = Event(kind, Snapshot(situation))
      #expect(run.handle(event) == actions, "\(kind)", sourceLocation: sourceLocation)
    }
  }

  private let load = Action.load(Request(scene: .own))
  private let tooLarge = Presentability.refused(.tooLarge(exceeding: .width))

  @Test func `puts the UIKit request in a task, once for each controller`() throws {
    try acts(
      "uikit", .interstitial,
      [
        (.viewDidLoad, []), (.viewDidLayoutSubviews, []), (.viewDidAppear, [.dispatch]),
        (.dispatched, [load]), (.loadDidSucceed(load: 0), []), (.viewDidDisappear, []),
        (.viewDidAppear, []), (.viewDidDisappear, []), (.hostWillBeReleased, [.release(load: 0)]),
        (.viewDidLoad, []), (.viewDidAppear, [.dispatch]), (.dispatched, [load]),
      ])
  }

  @Test func `makes the Objective-C request at once, once for each controller`() throws {
    try acts(
      "objective-c", .interstitial,
      [
        (.viewDidLoad, []), (.viewDidAppear, [load]), (.loadDidSucceed(load: 0), []),
        (.viewDidAppear, []), (.hostWillBeReleased, [.release(load: 0)]), (.viewDidLoad, []),
        (.viewDidAppear, [load]),
      ])
  }

  @Test(arguments: ["uikit", "objective-c"])
  func `leaves the scene unset where the view is in no window`(sample: String) throws {
    let adapter = try #require(BuiltInAdapter.named("sample-001-\(sample)")).adapter
    #expect(
      adapter.answer(.requestScene, .miniature(host: nil)) == .requestScene(.unset))
  }

  @Test func `checks the UIKit interstitial when a transition ends, and loads if that throws`()
    throws
  {
    try acts(
      "uikit", .interstitial,
      [
        (.viewDidLoad, []), (.viewDidAppear, [.dispatch]), (.dispatched, [load]),
        // Nothing is there yet, so nothing is thrown.
        (.transitionDidEnd(.completed), []), (.loadDidSucceed(load: 0), []),
        (.viewWillTransition(to: .smallest), []), (.transitionAlongside, []),
        (.transitionDidEnd(.completed), [.check(load: 0)]), (.checked(load: 0, .allowed), []),
        (.transitionDidEnd(.cancelled), [.check(load: 0)]),
        (.checked(load: 0, tooLarge), [.dispatch]), (.dispatched, [load]),
        (.loadDidFail(load: 1, .noFill), []), (.transitionDidEnd(.completed), [.check(load: 0)]),
        (.checked(load: 0, .refused(.covered)), [.dispatch]), (.dispatched, [load]),
        (.loadDidSucceed(load: 2), [.release(load: 0)]),
      ])
  }

  @Test func `loads the Objective-C interstitial also where none is there to check`() throws {
    try acts(
      "objective-c", .interstitial,
      [
        (.viewDidLoad, []), (.viewDidAppear, [load]), (.transitionDidEnd(.completed), [load]),
        (.loadDidSucceed(load: 1), []),
        // The load for the old window comes last, and its ad takes the place of the newer one.
        (.loadDidSucceed(load: 0), [.release(load: 1)]),
        (.transitionDidEnd(.completed), [.check(load: 0)]), (.checked(load: 0, tooLarge), [load]),
      ])
  }

  @Test(arguments: ["uikit", "objective-c"])
  func `lets an ad go that comes after its controller has gone`(sample: String) throws {
    let first: [(Event.Kind, [Action])] =
      sample == "uikit"
      ? [(.viewDidAppear, [.dispatch]), (.dispatched, [load])] : [(.viewDidAppear, [load])]
    try acts(
      sample, .interstitial,
      [(.viewDidLoad, [])] + first + [
        (.hostWillBeReleased, []), (.viewDidLoad, []),
        (.loadDidSucceed(load: 0), [.release(load: 0)]), (.transitionAlongside, []),
      ])
  }

  private static let inset = Situation.miniature(
    insets: EdgeInsets(top: 0, left: 20, bottom: 0, right: 4))

  @Test func `loads the UIKit banner for the safe area after every transition`() throws {
    let banner = [Action.setBannerWidth(296), load]
    try acts(
      "uikit", .banner,
      [
        (.viewDidLoad, []), (.viewDidLayoutSubviews, []), (.viewDidAppear, banner),
        (.viewDidAppear, []), (.viewWillTransition(to: .smallest), []), (.transitionAlongside, []),
        (.transitionDidEnd(.completed), banner), (.transitionDidEnd(.cancelled), banner),
      ], in: Self.inset)
  }

  @Test func `puts the Objective-C banner on the main queue`() throws {
    let banner = [Action.setBannerWidth(296), load]
    try acts(
      "objective-c", .banner,
      [
        (.viewDidLoad, []), (.viewDidAppear, [.dispatch]), (.dispatched, banner),
        (.viewDidAppear, []), (.transitionDidEnd(.completed), [.dispatch]), (.dispatched, banner),
      ], in: Self.inset)
  }

  @Test func `makes the SwiftUI banner with the first layout, for the first active scene`() throws {
    try acts(
      "swiftui", .banner,
      [
        (.viewDidLoad, []),
        (
          .viewDidLayoutSubviews,
          [
            .place(.anchored(to: .safeArea)), .setBannerWidth(320),
            .load(Request(scene: .other)),
          ]
        ),
        (.viewDidAppear, []), (.viewDidLayoutSubviews, []), (.transitionDidEnd(.completed), []),
      ], in: .miniature(scenes: [.window(.other), .window(.own)]))
  }

  @Test func `updates the SwiftUI banner for another width only, for the view's own scene`() throws
  {
    let adapter = try #require(BuiltInAdapter.named("sample-001-swiftui")).adapter
    var run = try #require(adapter.begin(.banner))
    let scenes: [Scene] = [.window(.other), .window(.own)]
    func layOut(left: Double) -> [Action] {
      run.handle(
        Event(
          .viewDidLayoutSubviews,
          Snapshot(
            .miniature(
              scenes: scenes, insets: EdgeInsets(top: 0, left: left, bottom: 0, right: 0)))))
    }
    #expect(layOut(left: 0).contains(.load(Request(scene: .other))))
    #expect(layOut(left: 0) == [])
    #expect(layOut(left: 1) == [.setBannerWidth(319), load])
    #expect(layOut(left: 1) == [])
  }

  @Test func `claims the formats there is code for`() throws {
    let formats = try ["uikit", "objective-c", "swiftui", "swiftui-update"].map { name in
      try #require(BuiltInAdapter.named("sample-001-\(name)")).adapter.claims.formats
    }
    #expect(formats == [[.interstitial, .banner], [.interstitial, .banner], [.banner], []])
  }
}
