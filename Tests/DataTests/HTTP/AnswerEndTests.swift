import PokedexDomain
import PokedexTesting
import Testing

@testable import PokedexData

/// Bytes after a response are never mistaken for the next response.
@Suite(.timeLimit(minutes: 5)) struct AnswerEndTests {
  private static let strange = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}"

  @Test(arguments: [
    "H", "HTTP/1.1 20", "HTTP/1.1 200 OK\r\nContent-Le", "HTTP/1.1 200 OK\r\n\r\n", strange,
    strange + strange, "\r\n", "\n", "\0", " ", "{}", "HTTP/1.1 100 Continue\r\n\r\n",
  ])
  func aConnectionWithBytesAfterAResponseIsNotReused(_ bytes: String) async throws {
    try await withServer { server, transport in
      server.serve(garchomp, at: "pokemon/445")
      server.fail(.followed(by: Array(bytes.utf8)))
      for _ in 0..<3 {
        let response = try await transport.get(server.request("pokemon/445"))
        #expect(String(decoding: response.body, as: UTF8.self) == garchomp)
      }
      #expect(server.counts.accepted == 3)
      await server.wait { $0.open == 0 }
    }
  }

  @Test(arguments: ["H", "HTTP/1.1 20", strange, "\r\n"])
  func aConnectionWithUnsolicitedBytesIsClosed(_ bytes: String) async throws {
    try await withServer { server, transport in
      server.serve(garchomp, at: "pokemon/445")
      _ = try await transport.get(server.request("pokemon/445"))
      server.say(Array(bytes.utf8))
      await server.wait { $0.open == 0 }
      let response = try await transport.get(server.request("pokemon/445"))
      #expect(String(decoding: response.body, as: UTF8.self) == garchomp)
      #expect(server.counts.accepted == 2)
    }
  }

  @Test(arguments: [Fault.packed, .none, .status(404), .status(304), .empty])
  func aConnectionWithoutBytesAfterAResponseIsReused(_ fault: Fault) async throws {
    try await withServer { server, transport in
      server.serve(garchomp, at: "pokemon/445")
      server.fail(fault)
      for _ in 0..<3 { _ = try await transport.failure(server.request("pokemon/445")) }
      #expect(server.counts.accepted == 1)
      #expect(server.counts.requests == 3)
    }
  }

  /// The parser splits its input at empty lines, even within a body, and must not lose any bytes.
  @Test func aBodyOfEmptyLinesIsUnchanged() async throws {
    let body = Array("\n\n\r\n\r\n\n{}\r\n\r\nHTTP/1.1 200 OK\r\n\r\n\n".utf8)
    try await withServer { server, transport in
      server.fail(.body(body))
      for _ in 0..<2 {
        let response = try await transport.get(server.request("type"))
        #expect(response.body == body)
      }
      #expect(server.counts.accepted == 1)
    }
  }

  @Test(arguments: [
    "SSH-2.0-OpenSSH_9.2p1 Debian-2\r\n", "220 mail.example ESMTP\r\n", "HTTP/2.0 200 OK\r\n\r\n",
    "{\"id\":445}\n", "HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n", "\u{15}\u{3}\u{1}\0\u{2}F",
  ])
  func aServerOfAnotherProtocolIsReported(_ greeting: String) async throws {
    let listener = try await SilentListener(saying: Array(greeting.utf8))
    try await withServer { _, transport in
      let host = "127.0.0.1:\(listener.port)"
      let request = HTTPRequest(try address("http://\(host)/"), limit: 100)
      #expect(try await transport.failure(request) == .notHTTP(host: host))
    }
    try await listener.stop()
  }

  /// Arguments: the number of header fields, and the letters in each.
  @Test(arguments: [(1, 300_000), (1_000, 8), (5, 60_000)])
  func anEndlessHeadIsRefused(_ fields: Int, _ length: Int) async throws {
    let field = "X: " + String(repeating: "a", count: length) + "\r\n"
    let head = "HTTP/1.1 200 OK\r\n" + String(repeating: field, count: fields)
    try await aServerOfAnotherProtocolIsReported(head)
  }
}
