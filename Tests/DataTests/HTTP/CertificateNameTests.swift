import FoundationEssentials
import PokedexDomain
import PokedexTesting
import Testing

@testable import PokedexData

/// The names in certificates of a trusted authority, presented directly and through a proxy. All
/// host names lead to the same server at 127.0.0.1.
@Suite(.timeLimit(minutes: 5)) struct CertificateNameTests {
  enum Connection: CaseIterable {
    case direct
    case tunnel
  }

  private static let wrong = "its certificate is for another host"

  /// Returns the failure of a request, or `nil` if it succeeds.
  private func failure(
    _ certificate: TestCertificate, host: String, _ connection: Connection, isTrusted: Bool = true
  ) async throws -> NetworkFailure? {
    let server = try await FaultyServer(certificate: certificate)
    server.serve("{}", at: "type")
    let proxy = try await TunnelProxy(to: server.port)
    let trusted = TemporaryFile(certificate.text)
    var settings = NetworkTransport.Settings(userAgent: "pokedex/test")
    if isTrusted { settings.trustedCertificates = trusted.path }
    if connection != .direct {
      settings.proxies = ProxySettings(environment: [
        "all_proxy": "http://127.0.0.1:\(proxy.port)"
      ])
    }
    let transport = NetworkTransport(settings)
    let request = HTTPRequest(
      try address("https://\(host):\(server.port)/api/v2/type/"), limit: 1_000)
    let failure = try await transport.failure(request)
    #expect(failure == nil || server.counts.requests == 0, "nothing is asked of a stranger")
    await transport.shutdown()
    try await proxy.stop()
    try await server.stop()
    return failure
  }

  private func reason(
    _ certificate: TestCertificate, host: String, _ connection: Connection, isTrusted: Bool = true
  ) async throws -> String? {
    let failure = try await failure(certificate, host: host, connection, isTrusted: isTrusted)
    guard case .insecure(_, let reason) = failure else {
      #expect(failure == nil)
      return nil
    }
    return reason
  }

  @Test(arguments: Connection.allCases)
  func anIPAddressDoesNotCoverAHostName(_ connection: Connection) async throws {
    #expect(try await reason(.ofLoopback, host: "localhost", connection) == Self.wrong)
    #expect(try await reason(.ofLoopback, host: "127.0.0.1", connection) == nil)
  }

  @Test func throughAProxyTheAddressOfTheHostIsChecked() async throws {
    #expect(try await reason(.ofLoopback, host: "pokeapi.invalid", .tunnel) == Self.wrong)
    #expect(try await reason(.ofLoopback, host: "10.9.8.7", .tunnel) == Self.wrong)
    #expect(try await reason(.ofNumber, host: "10.9.8.7", .tunnel) == nil)
    #expect(try await reason(.ofNumber, host: "127.0.0.1", .tunnel) == Self.wrong)
  }

  @Test(arguments: Connection.allCases)
  func theCommonNameIsIgnored(_ connection: Connection) async throws {
    #expect(try await reason(.ofCommonName, host: "localhost", connection) == Self.wrong)
  }

  @Test func aWildcardCoversOneLabel() async throws {
    #expect(try await reason(.wild, host: "www.pokeapi.invalid", .tunnel) == nil)
    for host in ["pokeapi.invalid", "a.b.pokeapi.invalid", "localhost"] {
      #expect(try await reason(.wild, host: host, .tunnel) == Self.wrong)
    }
  }

  @Test(arguments: Connection.allCases)
  func aMatchingNameIsAccepted(_ connection: Connection) async throws {
    #expect(try await reason(.good, host: "localhost", connection) == nil)
  }

  @Test(arguments: Connection.allCases)
  func authorityAndDatesAreCheckedAsWell(_ connection: Connection) async throws {
    #expect(
      try await reason(.good, host: "localhost", connection, isTrusted: false)
        == "its certificate is not from an authority that this system trusts")
    for isTrusted in [true, false] {
      #expect(
        try await reason(.expired, host: "localhost", connection, isTrusted: isTrusted)
          == "its certificate has expired")
    }
  }
}

extension NetworkTransport {
  /// Returns the failure of a request, or `nil` if it succeeds.
  func failure(_ request: HTTPRequest) async throws -> NetworkFailure? {
    do throws(TransferError) {
      _ = try await get(request)
      return nil
    } catch {
      guard case .failed(let failure) = error else { throw error }
      return failure
    }
  }
}

/// A file that is removed when this object is released.
private final class TemporaryFile {
  let path = FileManager.default.temporaryDirectory
    .appending(path: "pokedex-\(UUID().uuidString).pem").path

  init(_ text: String) {
    #expect(throws: Never.self) { try Data(text.utf8).write(to: URL(filePath: path)) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
