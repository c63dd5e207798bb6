import AdapterProcess

/// Reads whatever bytes the fuzzer makes up as lines of an adapter, and as messages to one.
///
/// Built with `FUZZING`, the fuzzer has the main function; without, the program reads files, so that
/// what was found once can be tried again.
@_cdecl("LLVMFuzzerTestOneInput")
public func readWire(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  readAsWire(UnsafeBufferPointer(start: bytes, count: count))
  return 0
}

#if !FUZZING
  import Foundation

  @main
  enum WireReplay {
    static func main() throws {
      for path in CommandLine.arguments.dropFirst() {
        let bytes = Array(try Data(contentsOf: URL(filePath: path)))
        _ = bytes.withUnsafeBufferPointer { readWire($0.baseAddress, $0.count) }
      }
    }
  }
#endif
