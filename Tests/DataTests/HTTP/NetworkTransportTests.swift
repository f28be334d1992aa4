import FoundationEssentials
import PokedexDomain
import PokedexTesting
import Testing

@testable import PokedexData

/// Runs the body with a server and a transport, and shuts both down.
func withServer(
  certificate: TestCertificate? = nil,
  _ change: (inout NetworkTransport.Settings) -> Void = { _ in },
  _ body: (FaultyServer, NetworkTransport) async throws -> Void
) async throws {
  let server = try await FaultyServer(certificate: certificate)
  var settings = NetworkTransport.Settings(userAgent: "pokedex/test")
  // A sanitizer also slows down the server, for example while the server compresses a huge body.
  settings.timeouts.firstByte = .seconds(Deadline.usual * Sanitizer.timeoutFactor)
  change(&settings)
  let transport = NetworkTransport(settings)
  let result = await Result { try await body(server, transport) }
  await transport.shutdown()
  await server.wait { $0.open == 0 }
  try await server.stop()
  try result.get()
}

extension Result where Failure == any Error {
  fileprivate init(_ body: () async throws -> Success) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }
}

extension FaultyServer {
  var host: String { "127.0.0.1:\(port)" }

  func request(
    _ path: String, limit: Int = 100_000, etag: String? = nil
  ) throws -> HTTPRequest {
    HTTPRequest(try #require(WebAddress(base)?.below(path)), limit: limit, etag: etag)
  }
}

let garchomp = #"{"id":445,"name":"garchomp","stats":[{"base_stat":108}]}"#

@Suite(.timeLimit(minutes: 5)) struct NetworkTransportTests {
  @Test func aDocumentIsFetched() async throws {
    try await withServer { server, transport in
      server.serve(garchomp, at: "pokemon/445")
      let response = try await transport.get(server.request("pokemon/445"))
      #expect(response.status == 200)
      #expect(String(decoding: response.body, as: UTF8.self) == garchomp)
      #expect(response.contentType == "application/json")
      #expect(response.maxAge == 86_400)
      #expect(response.etag?.hasPrefix("W/") == true)
    }
  }

  @Test func requestsHaveTheExpectedHeaders() async throws {
    try await withServer { server, transport in
      server.serve(garchomp, at: "pokemon/445")
      _ = try await transport.get(server.request("pokemon/445"))
      let headers = server.counts.lastHeaders
      #expect(headers["user-agent"] == "pokedex/test")
      #expect(headers["accept-encoding"] == "identity")
      #expect(headers["host"] == server.host)
      #expect(headers["if-none-match"] == nil)
    }
  }

  @Test func aCompressedBodyIsDecompressed() async throws {
    try await withServer { server, transport in
      server.serve(garchomp, at: "pokemon/445")
      server.fail(.packed)
      let response = try await transport.get(server.request("pokemon/445"))
      #expect(String(decoding: response.body, as: UTF8.self) == garchomp)
    }
  }

  @Test func anUnchangedCopyIsNotFetchedAgain() async throws {
    try await withServer { server, transport in
      server.serve(garchomp, at: "pokemon/445")
      let first = try await transport.get(server.request("pokemon/445"))
      let second = try await transport.get(server.request("pokemon/445", etag: first.etag))
      #expect(second.status == 304)
      #expect(second.body.isEmpty)
      #expect(server.counts.notModified == 1)
      server.serve("{}", at: "pokemon/445")
      let third = try await transport.get(server.request("pokemon/445", etag: first.etag))
      #expect(third.status == 200)
    }
  }

  @Test func consecutiveRequestsShareAConnection() async throws {
    try await withServer { server, transport in
      server.serve(garchomp, at: "pokemon/445")
      for path in ["pokemon/445", "pokemon/446", "pokemon/445"] {
        _ = try? await transport.get(server.request(path))
      }
      #expect(server.counts.accepted == 1)
    }
  }

  @Test func concurrentRequestsHaveTheirOwnConnections() async throws {
    try await withServer { server, transport in
      server.serve(garchomp, at: "pokemon/445")
      server.fail(.slow)
      let request = try server.request("pokemon/445")
      async let first = transport.get(request)
      async let second = transport.get(request)
      await server.wait { $0.held == 2 }
      server.fail(.none)
      server.openGate()
      let statuses = try await [first.status, second.status, transport.get(request).status]
      #expect(statuses == [200, 200, 200])
      #expect(server.counts.accepted == 2)
    }
  }

  @Test func aConnectionThatTheServerClosesIsNotReused() async throws {
    try await withServer { server, transport in
      server.fail(.status(200, headers: "Connection: close"))
      for _ in 0..<3 {
        let response = try await transport.get(server.request("type"))
        #expect(response.status == 200)
      }
      #expect(server.counts.accepted == 3)
    }
  }

  @Test(arguments: [Fault.hang, .truncate])
  func aFailedConnectionIsNotReused(_ fault: Fault) async throws {
    try await withServer {
      $0.timeouts.idle = .milliseconds(20)
    } _: { server, transport in
      server.serve(garchomp, at: "pokemon/445")
      let request = try server.request("pokemon/445")
      server.fail(fault)
      await #expect(throws: TransferError.self) { try await transport.get(request) }
      server.fail(.none)
      let response = try await transport.get(request)
      #expect(response.status == 200)
      #expect(server.counts.accepted == 2)
    }
  }

  @Test func nothingIsRequestedAfterShutdown() async throws {
    try await withServer { server, transport in
      await transport.shutdown()
      await #expect(throws: TransferError.cancelled) {
        try await transport.get(server.request("type"))
      }
      #expect(server.counts.accepted == 0)
    }
  }

  @Test(arguments: [
    ("max-age=60", 60), ("public, MAX-AGE=5", 5), ("max-age=99999999999", 31_536_000),
    ("no-store, max-age=60", nil), ("max-age=-1", nil), ("max-age=soon", nil), ("public", nil),
  ])
  func maxAgeIsRead(_ header: String, _ expected: Int?) async throws {
    try await withServer { server, transport in
      server.fail(.status(200, headers: "Cache-Control: \(header)"))
      let response = try await transport.get(server.request("type"))
      #expect(response.maxAge == expected)
    }
  }

  @Test(arguments: ["\"\u{1B}[2J\"", "\"\(String(repeating: "a", count: 300))\"", "\"é\"", ""])
  func anInvalidETagIsDropped(_ etag: String) async throws {
    try await withServer { server, transport in
      server.fail(.status(200, headers: "ETag: \(etag)"))
      let response = try? await transport.get(server.request("type"))
      #expect(response?.etag == nil)
    }
  }
}

@Suite(.timeLimit(minutes: 5)) struct TransferFailureTests {
  @Test(arguments: [
    (Fault.status(404), NetworkFailure.notFound(path: "/api/v2/pokemon/445/")),
    (.status(400), .status(400)), (.status(403), .status(403)), (.status(408), .status(408)),
    (.status(410), .status(410)), (.status(500), .status(500)), (.status(503), .status(503)),
    (.status(204), .status(204)), (.status(206), .status(206)), (.status(304), .status(304)),
    (.status(429), .rateLimited(retryAfter: nil)),
    (.status(429, headers: "Retry-After: 2"), .rateLimited(retryAfter: 2)),
    (.status(429, headers: "Retry-After: -5"), .rateLimited(retryAfter: nil)),
    (.status(429, headers: "Retry-After: 1000000000"), .rateLimited(retryAfter: 300)),
    (.status(503, headers: "Retry-After: 7"), .rateLimited(retryAfter: 7)),
    (.loop, .redirected(path: "/api/v2/pokemon/445/")),
    (.foreignRedirect, .redirected(path: "/api/v2/pokemon/445/")),
    (.redirect(to: "https://127.0.0.1/"), .redirected(path: "/api/v2/pokemon/445/")),
    (.redirect(to: "file:///etc/passwd"), .redirected(path: "/api/v2/pokemon/445/")),
    (.huge, .tooLarge(path: "/api/v2/pokemon/445/", limit: 100_000)),
    (.bomb, .tooLarge(path: "/api/v2/pokemon/445/", limit: 100_000)),
  ])
  func eachFaultHasItsOwnError(_ fault: Fault, _ failure: NetworkFailure) async throws {
    try await withServer { server, transport in
      server.serve(garchomp, at: "pokemon/445")
      server.fail(fault)
      await #expect(throws: TransferError.failed(failure)) {
        try await transport.get(server.request("pokemon/445"))
      }
    }
  }

  @Test(arguments: [Fault.close, .reset, .truncate])
  func aBrokenConnectionIsReported(_ fault: Fault) async throws {
    try await withServer { server, transport in
      server.serve(garchomp, at: "pokemon/445")
      server.fail(fault)
      await #expect(throws: TransferError.failed(.interrupted(host: server.host))) {
        try await transport.get(server.request("pokemon/445"))
      }
    }
  }

  @Test func aRefusedConnectionIsReported() async throws {
    let port = try await SilentListener.refusingPort()
    for host in ["127.0.0.1", "localhost"] {
      try await withServer { _, transport in
        let request = HTTPRequest(try address("http://\(host):\(port)/"), limit: 1)
        await #expect(throws: TransferError.failed(.refused(host: "\(host):\(port)"))) {
          try await transport.get(request)
        }
      }
    }
  }

  @Test func anUnknownHostIsReported() async throws {
    try await withServer { _, transport in
      let request = HTTPRequest(try address("http://nowhere.invalid/"), limit: 1)
      await #expect(throws: TransferError.failed(.unreachable(host: "nowhere.invalid"))) {
        try await transport.get(request)
      }
    }
  }

  @Test func aBodyOverTheLimitIsRefusedByItsContentLength() async throws {
    try await withServer { server, transport in
      server.serve(garchomp, at: "pokemon/445")
      server.fail(.hang)
      let path = "/api/v2/pokemon/445/"
      await #expect(throws: TransferError.failed(.tooLarge(path: path, limit: 20))) {
        try await transport.get(server.request("pokemon/445", limit: 20))
      }
    }
  }

  @Test func aRequestCannotRaiseTheLimitOfTheTransport() async throws {
    try await withServer {
      $0.largestBody = 50_000
    } _: { server, transport in
      for fault in [Fault.huge, .bomb] {
        server.fail(fault)
        let failure = NetworkFailure.tooLarge(path: "/api/v2/type/", limit: 50_000)
        await #expect(throws: TransferError.failed(failure)) {
          try await transport.get(server.request("type", limit: .max))
        }
      }
    }
  }

  @Test func redirectsToTheSameHostAreFollowed() async throws {
    try await withServer { server, transport in
      server.serve(garchomp, at: "pokemon/445")
      server.fail(.redirect(to: "{base}hop/2/?from=1"), below: "hop/1/")
      server.fail(.redirect(to: "//\(server.host)/api/v2/hop/3/"), below: "hop/2/")
      server.fail(.redirect(to: "on/"), below: "hop/3/")
      server.fail(.redirect(to: "/api/v2/pokemon/445/"), below: "hop/3/on/")
      let response = try await transport.get(server.request("hop/1"))
      #expect(response.body.count == garchomp.utf8.count)
    }
  }

  @Test func fiveRedirectsAreFollowedAndNoMore() async throws {
    try await withServer { server, transport in
      server.serve(garchomp, at: "hop/6")
      for hop in 0...5 {
        server.fail(.redirect(to: "/api/v2/hop/\(hop + 1)/"), below: "hop/\(hop)/")
      }
      let response = try await transport.get(server.request("hop/1"))
      #expect(response.status == 200)
      await #expect(throws: TransferError.failed(.redirected(path: "/api/v2/hop/0/"))) {
        try await transport.get(server.request("hop/0"))
      }
    }
  }
}
