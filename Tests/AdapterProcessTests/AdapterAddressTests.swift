import AdapterProcess
import Testing

struct AdapterAddressTests {
  @Test(arguments: [
    (
      "exec:python3 'my adapter.py'",
      AdapterAddress.program(try! AdapterCommand(splitting: "python3 'my adapter.py'"))
    ),
    ("unix:/tmp/a:b.sock", .localSocket(path: "/tmp/a:b.sock")),
    ("tcp:localhost:4000", .loopback(host: "127.0.0.1", port: 4000)),
    ("tcp:127.0.0.2:1", .loopback(host: "127.0.0.2", port: 1)),
    ("tcp:[::1]:65535", .loopback(host: "::1", port: 65535)),
  ])
  func `understands where an adapter is`(text: String, address: AdapterAddress) throws {
    #expect(try AdapterAddress(text) == address)
  }

  @Test(arguments: [
    ("", AdapterAddress.ParseError.unknownKind),
    ("python3", .unknownKind),
    ("http://localhost:4000", .unknownKind),
    ("exec:", .command(.empty)),
    ("exec:'a", .command(.unclosedQuote("'"))),
    ("unix:", .path),
    ("unix:a\0b", .path),
    ("tcp:4000", .port),
    ("tcp:localhost:", .port),
    ("tcp:localhost:0", .port),
    ("tcp:localhost:65536", .port),
    ("tcp:localhost:http", .port),
    ("tcp:example.com:80", .notThisMachine(host: "example.com")),
    ("tcp:10.0.0.1:80", .notThisMachine(host: "10.0.0.1")),
    ("tcp:127.0.0.1.evil.com:80", .notThisMachine(host: "127.0.0.1.evil.com")),
    ("tcp:127.0.0:80", .notThisMachine(host: "127.0.0")),
    ("tcp:0.0.0.0:80", .notThisMachine(host: "0.0.0.0")),
    ("tcp:::1:80", .notThisMachine(host: "::1")),
  ])
  func `refuses what is no address, and other machines`(
    text: String, error: AdapterAddress.ParseError
  ) {
    #expect(throws: error) { try AdapterAddress(text) }
  }

  @Test func `is written as it is typed`() throws {
    for text in ["exec:python3 a.py", "unix:/tmp/a", "tcp:127.0.0.1:80", "tcp:[::1]:80"] {
      #expect(try AdapterAddress(text).description == text)
    }
  }
}
