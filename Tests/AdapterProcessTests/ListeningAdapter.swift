import AdapterProcess
import Foundation
import Testing

/// An adapter that listens at a socket of this process, and behaves as a closure has it.
///
/// The closure gets one line and returns what is said to it; nil breaks the connection.
final class ListeningAdapter: Sendable {
  /// Where it can be reached.
  let address: AdapterAddress
  private let socket: Int32
  private let path: String?

  /// Listens at a Unix socket, or at a port of its own choice.
  init(isLocal: Bool, _ reply: @escaping @Sendable (String) -> String?) throws {
    if isLocal {
      let path = "/tmp/foldproof-\(UInt32.random(in: 0 ... .max)).sock"
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
      socket = try ListeningAdapter.listen(AF_UNIX, address)
      self.address = .localSocket(path: path)
      self.path = path
    } else {
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      socket = try ListeningAdapter.listen(AF_INET, address)
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let socket = socket
      let isNamed = withUnsafeMutablePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(socket, $0, &size) }
      }
      try #require(isNamed == 0)
      self.address = .loopback(host: "127.0.0.1", port: UInt16(bigEndian: address.sin_port))
      path = nil
    }
    let socket = socket
    Thread.detachNewThread {
      while true {
        let connection = accept(socket, nil, nil)
        guard connection >= 0 else {
          // Only whoever accepts may close it: the number is soon that of another socket.
          close(socket)
          return
        }
        ListeningAdapter.serve(connection, reply)
      }
    }
  }

  private static func listen<Address>(_ family: Int32, _ address: Address) throws -> Int32 {
    #if os(Linux)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    let socket = Foundation.socket(family, stream, 0)
    try #require(socket >= 0)
    var address = address
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, socklen_t(MemoryLayout<Address>.size))
      }
    }
    try #require(isBound == 0)
    try #require(Foundation.listen(socket, 8) == 0)
    return socket
  }

  private static func serve(_ connection: Int32, _ reply: (String) -> String?) {
    let stream = FileHandle(fileDescriptor: connection, closeOnDealloc: true)
    var rest = Data()
    while let more = try? stream.read(upToCount: 1), !more.isEmpty {
      guard more[0] == UInt8(ascii: "\n") else {
        rest.append(more)
        continue
      }
      let line = String(decoding: rest, as: UTF8.self)
      rest.removeAll()
      guard let said = reply(line) else { return }
      guard (try? stream.write(contentsOf: Data((said + "\n").utf8))) != nil else { return }
    }
  }

  deinit {
    shutdown(socket, Int32(SHUT_RDWR))
    if let path { unlink(path) }
  }
}
