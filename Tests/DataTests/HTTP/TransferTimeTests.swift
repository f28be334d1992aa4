import FoundationEssentials
import PokedexDomain
import PokedexTesting
import Testing

@testable import PokedexData

@Suite(.timeLimit(minutes: 5)) struct TransferTimeTests {
  private static func hurry(_ settings: inout NetworkTransport.Settings) {
    settings.timeouts = Timeouts(
      connect: .milliseconds(100), firstByte: .milliseconds(100), idle: .milliseconds(100),
      whole: .milliseconds(1_000))
  }

  /// Ignores the reported seconds, as they are whole and a busy machine may take one more.
  private static func isTimedOut(_ error: any Error, _ host: String) -> Bool {
    guard case TransferError.failed(.timedOut(host, _)) = error else { return false }
    return true
  }

  @Test(arguments: [Fault.silent, .hang, .stall, .slow])
  func aSilentServerTimesOut(_ fault: Fault) async throws {
    try await withServer(Self.hurry) { server, transport in
      server.serve(garchomp, at: "pokemon/445")
      server.fail(fault)
      await #expect {
        try await transport.get(server.request("pokemon/445"))
      } throws: {
        Self.isTimedOut($0, server.host)
      }
    }
  }

  @Test func redirectsShareTheFirstByteTimeout() async throws {
    try await withServer(Self.hurry) { server, transport in
      server.fail(.redirect(to: "{base}b/"), below: "a")
      server.fail(.silent, below: "b")
      await #expect {
        try await transport.get(server.request("a"))
      } throws: {
        Self.isTimedOut($0, server.host)
      }
    }
  }

  @Test func anUnfinishedTLSHandshakeTimesOut() async throws {
    let silent = try await SilentListener()
    try await withServer(Self.hurry) { _, transport in
      let host = "127.0.0.1:\(silent.port)"
      let request = HTTPRequest(try address("https://\(host)/"), limit: 1)
      await #expect {
        try await transport.get(request)
      } throws: {
        Self.isTimedOut($0, host)
      }
    }
    try await silent.stop()
  }

  @Test func aSteadySlowBodyTimesOutInTotal() async throws {
    try await withServer {
      $0.timeouts = Timeouts(idle: .seconds(60), whole: .milliseconds(100))
    } _: { server, transport in
      server.serve(garchomp, at: "pokemon/445")
      server.fail(.stall)
      await #expect {
        try await transport.get(server.request("pokemon/445"))
      } throws: {
        Self.isTimedOut($0, server.host)
      }
    }
  }

  @Test(arguments: [Fault.silent, .hang, .stall, .slow, .huge])
  func cancellingClosesTheConnection(_ fault: Fault) async throws {
    try await withServer { server, transport in
      server.serve(garchomp, at: "pokemon/445")
      server.fail(fault)
      let request = try server.request("pokemon/445", limit: .max)
      let task = Task { try await transport.get(request) }
      await server.wait { $0.requests == 1 }
      task.cancel()
      await #expect(throws: TransferError.cancelled) { try await task.value }
      await server.wait { $0.open == 0 }
    }
  }

  @Test func aCancelledTaskGetsNothing() async throws {
    try await withServer { server, transport in
      server.serve(garchomp, at: "pokemon/445")
      let request = try server.request("pokemon/445")
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await transport.get(request)
      }
      await #expect(throws: TransferError.cancelled) { try await task.value }
    }
  }

  @Test func aHundredCancelledTransfersLeaveNoConnection() async throws {
    try await withServer { server, transport in
      server.fail(.silent)
      let request = try server.request("pokemon/445")
      for _ in 0..<100 {
        let seen = server.counts.requests
        let task = Task { try await transport.get(request) }
        await server.wait { $0.requests == seen + 1 }
        task.cancel()
        _ = await task.result
      }
      await server.wait { $0.accepted == 100 && $0.open == 0 }
    }
  }

  @Test func anIdleConnectionIsClosed() async throws {
    try await withServer {
      $0.idleConnection = .milliseconds(50)
    } _: { server, transport in
      server.serve(garchomp, at: "pokemon/445")
      _ = try await transport.get(server.request("pokemon/445"))
      #expect(server.counts.accepted == 1)
      await server.wait { $0.open == 0 }
    }
  }

  @Test func shuttingDownCancelsRunningTransfers() async throws {
    try await withServer { server, transport in
      server.fail(.silent)
      let request = try server.request("pokemon/445")
      let task = Task { try await transport.get(request) }
      await server.wait { $0.requests == 1 }
      await transport.shutdown()
      await #expect(throws: TransferError.cancelled) { try await task.value }
      await #expect(throws: TransferError.cancelled) { try await transport.get(request) }
    }
  }

  @Test func aReleasedTransportClosesItsConnections() async throws {
    let server = try await FaultyServer()
    server.serve(garchomp, at: "pokemon/445")
    do {
      let transport = NetworkTransport(NetworkTransport.Settings(userAgent: "pokedex/test"))
      _ = try await transport.get(server.request("pokemon/445"))
    }
    await server.wait { $0.open == 0 }
    try await server.stop()
  }
}
