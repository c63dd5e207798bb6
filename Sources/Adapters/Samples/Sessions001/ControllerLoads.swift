/// The loads of a session, told apart by the view controller that began them.
struct ControllerLoads {
  private var count = 0
  /// The first load of the present controller.
  private var first = 0

  /// Counts a load that the present controller begins.
  mutating func begin() {
    count += 1
  }

  /// Takes note that another controller has taken the place of the present one.
  mutating func changeController() {
    first = count
  }

  /// Whether the present controller began a load.
  func areOfPresentController(_ load: Int) -> Bool {
    load >= first
  }
}
