internal import Scenarios

/// How the knobs of a rule stand: as the documents have them, but for one at most.
package struct Knobs: Hashable, Sendable {
  private let turned: Knob?
  private let setting: Knob.Setting

  /// As the documents have them.
  package static let standard = Knobs(turned: nil, setting: .ignored)

  private init(turned: Knob?, setting: Knob.Setting) {
    self.turned = turned
    self.setting = setting
  }

  /// Turns one knob.
  package init(turning knob: Knob, to setting: Knob.Setting) {
    self.init(turned: knob, setting: setting)
  }

  /// Whether a condition holds, or makes no difference.
  func holds(_ knob: Knob, _ condition: @autoclosure () -> Bool) -> Bool {
    turned == knob || condition()
  }

  /// Whether a length or a time exceeds its bound; equal ones do not, what is no number does.
  func exceeds(_ knob: Knob, _ length: Double, _ bound: Double) -> Bool {
    guard turned == knob else { return !(length <= bound) }
    switch setting {
    case .asLong, .asMuch: return !(length < bound)
    case .halfAPointMore, .halfASecondMore: return !(length <= bound + 0.5)
    case .halfAPointLess, .halfASecondLess: return !(length <= bound - 0.5)
    default: return false
    }
  }

  /// The step a bound stands at.
  func step(_ knob: Knob, _ step: Int) -> Int {
    guard turned == knob else { return step }
    switch setting {
    case .earlier: return step - 1
    case .later: return step + 1
    default: return step
    }
  }

  /// What the left and right insets leave of a width, all in points.
  func width(_ width: Double, less insets: EdgeInsets) -> Double {
    guard turned == .insets else { return width - insets.left - insets.right }
    switch setting {
    case .withoutTheLeft: return width - insets.right
    case .withoutTheRight: return width - insets.left
    case .twiceTheLeft: return width - 2 * insets.left
    default: return width - insets.left - insets.right
    }
  }
}
