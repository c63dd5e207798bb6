/// Where an adapter outside this process is found, as somebody typed it.
package enum AdapterAddress: Hashable, Sendable {
  /// A program that is started: `exec:COMMAND`.
  case program(AdapterCommand)
  /// A program that listens at a Unix socket: `unix:PATH`.
  case localSocket(path: String)
  /// A program that listens at a port of this machine: `tcp:HOST:PORT`.
  case loopback(host: String, port: UInt16)

  /// Why a text is no address.
  package enum ParseError: Error, Hashable {
    /// It begins with none of the three words.
    case unknownKind
    /// What follows `exec:` is no command.
    case command(AdapterCommand.SplitError)
    /// What follows `unix:` is no path.
    case path
    /// What follows `tcp:` is no host and port.
    case port
    /// The host is another machine, or a name that need not be this one.
    case notThisMachine(host: String)
  }

  /// Understands an address.
  ///
  /// A host is `localhost` or a numeric loopback address; `[::1]` stands in brackets.
  ///
  /// - Throws: ``ParseError`` when the text is no address.
  /// - Complexity: O(*n*) in the length of the text.
  package init(_ text: String) throws(ParseError) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw .unknownKind }
    let rest = String(parts[1])
    switch parts[0] {
    case "exec":
      do throws(AdapterCommand.SplitError) {
        self = .program(try AdapterCommand(splitting: rest))
      } catch {
        throw .command(error)
      }
    case "unix":
      guard !rest.isEmpty, !rest.contains("\0") else { throw .path }
      self = .localSocket(path: rest)
    case "tcp":
      guard let colon = rest.lastIndex(of: ":"),
        let port = UInt16(rest[rest.index(after: colon)...]), port > 0
      else { throw .port }
      self = .loopback(host: try AdapterAddress.numericHost(String(rest[..<colon])), port: port)
    default: throw .unknownKind
    }
  }

  private static func numericHost(_ text: String) throws(ParseError) -> String {
    switch text {
    case "localhost": return "127.0.0.1"
    case "[::1]": return "::1"
    default:
      let numbers = text.split(separator: ".", omittingEmptySubsequences: false)
      guard numbers.count == 4, numbers[0] == "127", numbers.allSatisfy({ UInt8($0) != nil })
      else { throw .notThisMachine(host: text) }
      return text
    }
  }
}

extension AdapterAddress: CustomStringConvertible {
  /// The address as it is typed; a command's words are set apart by spaces.
  package var description: String {
    switch self {
    case .program(let command): "exec:" + command.words.joined(separator: " ")
    case .localSocket(let path): "unix:\(path)"
    case .loopback(let host, let port): "tcp:\(host.contains(":") ? "[\(host)]" : host):\(port)"
    }
  }
}

extension AdapterAddress.ParseError: CustomStringConvertible {
  /// What is wrong with the text, in one sentence; may quote it.
  package var description: String {
    switch self {
    case .unknownKind: "An adapter is exec:COMMAND, unix:PATH or tcp:HOST:PORT."
    case .command(let error): "\(error)"
    case .path: "After unix: comes the path of a socket."
    case .port: "After tcp: come a host and a port from 1 to 65535, as in tcp:localhost:4000."
    case .notThisMachine(let host):
      "The host \(host.debugDescription) need not be this machine; only localhost, 127.0.0.1 and "
        + "[::1] are."
    }
  }
}
