#if canImport(Testing)
  #if canImport(Darwin)
    private import Darwin
  #elseif canImport(Glibc)
    private import Glibc
  #elseif canImport(Musl)
    private import Musl
  #elseif canImport(Android)
    private import Android
  #elseif canImport(WASILibc)
    private import WASILibc
  #elseif canImport(ucrt)
    private import ucrt
  #endif

  /// The environment of the test process.
  enum Environment {
    /// Returns the value of a variable; nil when it is not set.
    static func variable(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }
    }
  }
#endif
