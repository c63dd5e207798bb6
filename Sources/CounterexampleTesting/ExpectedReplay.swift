#if canImport(Testing)
  private import Synchronization

  /// A replay that waits for the property it belongs to.
  ///
  /// A test may check several properties, and a replay does not say which of them it is of. So each
  /// takes those that draw the same with its generator, and leaves the others.
  final class ExpectedReplay: Sendable {
    /// The replay as text.
    let text: String
    /// Whether somebody looks, at the end of the test, whether it was taken.
    let isAwaited: Bool
    private let taken = Atomic<Bool>(false)

    init(_ text: String, isAwaited: Bool) {
      self.text = text
      self.isAwaited = isAwaited
    }

    /// Whether a property took it, or said why none can.
    var isTaken: Bool { taken.load(ordering: .relaxed) }

    func take() {
      taken.store(true, ordering: .relaxed)
    }
  }
#endif
