import FoundationEssentials
import PokedexDomain
import PokedexTesting
import Testing

@testable import PokedexData

@Suite(.timeLimit(minutes: 5)) struct EncryptionTests {
  /// Runs the body with a transport that trusts the given certificate.
  private func withTrust(
    in trusted: TestCertificate, server certificate: TestCertificate,
    _ body: (FaultyServer, NetworkTransport) async throws -> Void
  ) async throws {
    let file = FileManager.default.temporaryDirectory.appending(
      path: "pokedex-\(UUID().uuidString).pem")
    try Data(trusted.text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try await withServer(certificate: certificate) {
      $0.trustedCertificates = file.path
    } _: {
      try await body($0, $1)
    }
  }

  @Test func aTrustedCertificateIsAccepted() async throws {
    try await withTrust(in: .good, server: .good) { server, transport in
      server.serve(garchomp, at: "pokemon/445")
      let response = try await transport.get(server.request("pokemon/445"))
      #expect(response.status == 200)
    }
  }

  @Test func anExpiredCertificateIsReported() async throws {
    try await withTrust(in: .expired, server: .expired) { server, transport in
      let failure = NetworkFailure.insecure(
        host: server.host, reason: "its certificate has expired")
      await #expect(throws: TransferError.failed(failure)) {
        try await transport.get(server.request("pokemon/445"))
      }
    }
  }

  @Test func aCertificateForAnotherHostIsReported() async throws {
    try await withTrust(in: .foreign, server: .foreign) { server, transport in
      let failure = NetworkFailure.insecure(
        host: server.host, reason: "its certificate is for another host")
      await #expect(throws: TransferError.failed(failure)) {
        try await transport.get(server.request("pokemon/445"))
      }
    }
  }

  @Test func anUntrustedCertificateIsReported() async throws {
    try await withServer(certificate: .good) { server, transport in
      let reason = "its certificate is not from an authority that this system trusts"
      let failure = NetworkFailure.insecure(host: server.host, reason: reason)
      await #expect(throws: TransferError.failed(failure)) {
        try await transport.get(server.request("pokemon/445"))
      }
      #expect(server.counts.requests == 0)
    }
  }

  @Test func outdatedEncryptionIsReported() async throws {
    try await withTrust(in: .good, server: .ofOldServer) { server, transport in
      let failure = NetworkFailure.insecure(
        host: server.host, reason: "its TLS version is too old")
      await #expect(throws: TransferError.failed(failure)) {
        try await transport.get(server.request("pokemon/445"))
      }
      #expect(server.counts.requests == 0)
    }
  }

  @Test func aServerWithoutEncryptionIsReported() async throws {
    try await withServer { server, transport in
      let request = HTTPRequest(try address("https://\(server.host)/"), limit: 1)
      let failure = NetworkFailure.insecure(host: server.host, reason: "it does not use TLS")
      await #expect(throws: TransferError.failed(failure)) { try await transport.get(request) }
    }
  }

  @Test func unreadableTrustedCertificatesAreReported() async throws {
    try await withServer {
      $0.trustedCertificates = "/does/not/exist.pem"
    } _: { server, transport in
      let request = HTTPRequest(try address("https://\(server.host)/"), limit: 1)
      let failure = NetworkFailure.insecure(
        host: server.host, reason: "the trusted certificates cannot be read")
      await #expect(throws: TransferError.failed(failure)) { try await transport.get(request) }
    }
  }
}
