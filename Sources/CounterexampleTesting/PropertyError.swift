#if canImport(Testing)
  /// Why a property could not be checked at all.
  public enum PropertyError: Error, Hashable, Sendable {
    /// There is no current test, so that a failure would go unnoticed.
    case outsideOfTest
    /// The environment variable of this name holds something that cannot be read.
    case unreadableVariable(name: String, value: String)
  }

  extension PropertyError: CustomStringConvertible {
    /// A sentence or two for the person who runs the tests.
    public var description: String {
      switch self {
      case .outsideOfTest:
        """
        A property was checked outside of a test. Call it from a @Test function of Swift Testing, \
        in the test's own task or a child of it: in an XCTestCase, a detached task or a program \
        there is nothing to report a failure to.
        """
      case .unreadableVariable(let name, let value):
        "The environment variable \(name) holds “\(value)”; it takes a whole number or “random”."
      }
    }
  }
#endif
