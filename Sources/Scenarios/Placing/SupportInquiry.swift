/// Something that some versions support, and the versions in use.
public struct SupportInquiry: Hashable, Sendable {
  /// What may be supported.
  public enum Feature: String, Hashable, Sendable, CaseIterable {
    /// Interstitial ads, in full.
    case interstitial
    /// Rewarded ads, in full.
    case rewarded
    /// Safe-area layout guides in Interface Builder.
    case safeAreaInInterfaceBuilder
    /// The safe area's layout guide in code.
    case safeAreaInCode
  }

  /// What may be supported.
  public var feature: Feature
  /// The version of the ad SDK.
  public var sdk: Version
  /// The version of Xcode the app is built with.
  public var xcode: Version
  /// The lowest version of iOS the app is built for, and the one it runs on.
  public var system: Version

  /// Creates an inquiry from the feature and the three versions.
  public init(_ feature: Feature, sdk: Version, xcode: Version, system: Version) {
    self.feature = feature
    self.sdk = sdk
    self.xcode = xcode
    self.system = system
  }
}

/// A version of three numbers.
public struct Version: Hashable, Sendable, Comparable {
  /// The first number.
  public var major: Int
  /// The second number.
  public var minor: Int
  /// The third number.
  public var patch: Int

  /// Creates a version from its numbers.
  public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Orders versions by their first number, then the second, then the third.
  public static func < (left: Version, right: Version) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }
}

extension Version: CustomStringConvertible {
  /// The three numbers with dots between them.
  public var description: String { "\(major).\(minor).\(patch)" }

  /// Creates a version from three whole numbers with dots between them; nil from any other text.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part -> Int? in
      guard let number = Int(part), "\(number)" == part, number >= 0 else { return nil }
      return number
    }
    guard parts.count == 3, numbers.count == 3 else { return nil }
    self.init(numbers[0], numbers[1], numbers[2])
  }
}

/// Whether something is supported.
public enum Support: String, Hashable, Sendable, CaseIterable {
  /// It is.
  case supported
  /// It is not.
  case unsupported
}
