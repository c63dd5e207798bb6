import Miniatures
import Oracle
import Records
import Scenarios

/// A clause about places, shown one ad after another in a view whose four insets differ.
///
/// The view is 400 by 400 points; 10 are covered at the top, 4 on the left, 30 at the bottom and 16 on
/// the right, so that the safe area reaches from 4, 10 to 384, 370 and its middle is at 194.
struct PlacedMiniature {
  var clause: ClauseUnderTest
  var placement: AdPlacement
  var situation = Situation.insetOnAllSides

  init(_ clause: String, _ placement: AdPlacement = .banner) throws {
    self.clause = try ClauseUnderTest(clause)
    self.placement = placement
  }

  /// The same under another reading of one question.
  func reading(_ reading: String, of question: String) throws -> PlacedMiniature {
    var other = self
    other.clause = try ClauseUnderTest(clause.id.description, Judge(pinning: question, to: reading))
    return other
  }

  /// The same about a placement that is changed.
  func but(_ change: (inout AdPlacement) -> Void) -> PlacedMiniature {
    var other = self
    change(&other.placement)
    return other
  }

  /// Returns what the clause says about a frame.
  func verdict(
    x: Double, y: Double, width: Double = 300, height: Double = 50
  ) -> Verdict? {
    verdict(.frame(Rect(x: x, y: y, width: width, height: height)))
  }

  func verdict(_ choice: PlacementChoice) -> Verdict? {
    clause.verdict(on: .placement(choice), to: .placement(placement), in: situation)
  }
}

extension AdPlacement {
  /// A banner of 300 by 50 points in the middle of the bottom, by code on iOS 11.
  static let banner = AdPlacement(Size(width: 300, height: 50))
  /// A native ad of the same size in the same place.
  static let native = AdPlacement(Size(width: 300, height: 50), kind: .native)
  /// A smart banner at the bottom, 50 points high.
  static let smartBanner = AdPlacement(
    Size(width: 400, height: 50), kind: .smartBanner, alignment: nil)
}

extension Situation {
  /// A view of 400 by 400 points that fills its window, with four different insets.
  static let insetOnAllSides = Situation.miniature(
    scenes: [.window(.own, .foregroundActive, Size(width: 400, height: 400))],
    insets: EdgeInsets(top: 10, left: 4, bottom: 30, right: 16))
}

extension Rect {
  /// The safe area of ``Scenarios/Situation/insetOnAllSides``.
  static let safe = Rect(x: 4, y: 10, width: 380, height: 360)
}
