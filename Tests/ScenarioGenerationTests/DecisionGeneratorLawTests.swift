import Counterexample
import Miniatures
import ScenarioGeneration
import ScenarioLegality
import Scenarios
import Testing

/// The laws every generator keeps, for the cases of a run.
struct DecisionGeneratorLawTests {
  private let generator = Generator.decisions
  private let seeds = Seeds(run: 7, property: "laws")
  private let indices = 0..<1000

  @Test func `draws the same case from the same seed, and others from others`() {
    let other = Seeds(run: 8, property: "laws")
    var differing = 0
    for index in indices {
      let value = generator.value(seeds, case: index)
      #expect(generator.value(seeds, case: index) == value)
      if generator.value(other, case: index) != value { differing += 1 }
    }
    #expect(differing > 990)
  }

  @Test func `draws the same case again from its keys, and the same keys`() {
    for index in indices {
      let sample = generator.sample(seeds, case: index)
      #expect(sample.value == generator.value(seeds, case: index))
      let again = generator.sample(keys: sample.keys)
      #expect(again.value == sample.value)
      #expect(again.keys == sample.keys)
    }
  }

  @Test func `discards no case`() {
    #expect(indices.count { generator.sample(seeds, case: $0).isDiscarded } == 0)
  }

  @Test(arguments: [
    Query.requestOutcome(scene: nil), .requestScene,
    .canPresent(FullScreenAd(contentSize: .smallest)), .bannerWidth,
    .placement(AdPlacement(Size(width: 320, height: 50))),
    .isSupported(
      SupportInquiry(.interstitial, sdk: Version(7, 26), xcode: Version(9), system: Version(11))),
    .fixedSize(bannerView: Size(width: 320, height: 50)),
    .requestSetup(SetupContext(.development)),
    .bannerStep(BannerMoment(.requestIsDue, isDelegateSet: false, place: .absent)),
    .sdkExchange(.start(StartExchange(readyAt: []))),
    .mediationExchange(MediationExchange([.dismissed])),
  ])
  func `starts every query from one window of 320 by 400 points that fills its display`(
    query: Query
  ) throws {
    let ordinal = try #require(Query.Name.allCases.firstIndex(of: query.name))
    // The first key links no second decision.
    let simplest = generator.sample(keys: [0, UInt64(ordinal)]).value
    #expect(simplest == .decision(query, .miniature()))
  }

  @Test func `draws the simplest case from no keys at all`() {
    let simplest = generator.sample(keys: []).value
    #expect(simplest == .decision(.requestOutcome(scene: nil), .miniature()))
  }

  @Test func `draws a legal case from any bytes`() {
    for byte in UInt8.min...UInt8.max {
      let sample = generator.sample(bytes: Array(repeating: byte, count: 200))
      #expect(illegalities(of: sample.value) == [])
      #expect(generator.sample(keys: sample.keys).value == sample.value)
    }
  }
}
