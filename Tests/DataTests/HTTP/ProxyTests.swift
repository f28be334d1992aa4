import PokedexDomain
import PokedexTesting
import Testing

@testable import PokedexData

@Suite(.timeLimit(minutes: 5)) struct ProxyTests {
  /// Sends a request through a proxy to a host that does not exist, so that only the proxy is
  /// reached.
  private func failure(
    through proxy: String, _ scheme: String = "http", timeouts: Timeouts = Timeouts()
  ) async throws -> TransferError? {
    var settings = NetworkTransport.Settings(userAgent: "pokedex/test")
    settings.timeouts = timeouts
    settings.proxies = ProxySettings(environment: ["all_proxy": proxy])
    let transport = NetworkTransport(settings)
    let request = HTTPRequest(try address("\(scheme)://host.invalid/"), limit: 1)
    let error = await #expect(throws: TransferError.self) { try await transport.get(request) }
    await transport.shutdown()
    return error
  }

  @Test(arguments: ["http", "https"])
  func aRefusingProxyIsNamed(_ scheme: String) async throws {
    let port = try await SilentListener.refusingPort()
    #expect(
      try await failure(through: "http://127.0.0.1:\(port)", scheme)
        == .failed(.proxy("127.0.0.1:\(port) (from all_proxy) refuses connections")))
  }

  @Test func aProxyWhoseNameDoesNotExistIsNamed() async throws {
    #expect(
      try await failure(through: "http://ash:secret@proxy.invalid:3128")
        == .failed(.proxy("proxy.invalid:3128 (from all_proxy) cannot be found")))
  }

  @Test func aSilentProxyIsNamed() async throws {
    let silent = try await SilentListener()
    let name = "127.0.0.1:\(silent.port)"
    for firstByte in [Duration.milliseconds(25), .seconds(5)] {
      let timeouts = Timeouts(connect: .milliseconds(50), firstByte: firstByte)
      #expect(
        try await failure(through: "http://\(name)", timeouts: timeouts)
          == .failed(.proxy("\(name) (from all_proxy) does not answer")))
    }
    try await silent.stop()
  }

  @Test(arguments: [
    (Fault.status(407), "asks for a user name and password"),
    (.status(403), "will not open a connection to this host"),
    (.close, "breaks the connection"),
  ])
  func aProxyThatRefusesTheRequestIsNamed(_ fault: Fault, _ words: String) async throws {
    let proxy = try await FaultyServer()
    proxy.fail(fault)
    #expect(
      try await failure(through: "http://\(proxy.host)")
        == .failed(.proxy("\(proxy.host) (from all_proxy) \(words)")))
    try await proxy.stop()
  }

  @Test(arguments: [
    "SSH-2.0-OpenSSH_9.2p1 Debian-2\r\n", "220 mail.example ESMTP\r\n", "\u{5}\u{FF}",
    "HTTP/2.0 200 OK\r\n\r\n",
  ])
  func aProxyOfAnotherProtocolIsReportedAtOnce(_ greeting: String) async throws {
    let proxy = try await SilentListener(saying: greeting.unicodeScalars.map { UInt8($0.value) })
    let name = "127.0.0.1:\(proxy.port)"
    // A silent server has another message, so this one means that the greeting was rejected at
    // once.
    #expect(
      try await failure(through: "http://\(name)")
        == .failed(.proxy("\(name) (from all_proxy) does not speak HTTP")))
    try await proxy.stop()
  }

  @Test func aProxyWithAnEndlessHeadIsReported() async throws {
    let head = "HTTP/1.1 200 OK\r\nX: " + String(repeating: "a", count: 300_000)
    try await aProxyOfAnotherProtocolIsReportedAtOnce(head)
  }

  @Test func aProxyThatCannotReachTheHostIsNamed() async throws {
    let proxy = try await TunnelProxy(to: try await SilentListener.refusingPort())
    let name = "127.0.0.1:\(proxy.port)"
    #expect(
      try await failure(through: "http://\(name)")
        == .failed(.proxy("\(name) (from all_proxy) will not open a connection to this host")))
    try await proxy.stop()
  }

  @Test func userAndPasswordAreSentToTheProxy() async throws {
    let proxy = try await FaultyServer()
    _ = try await failure(through: "http://ash:p%40ss@\(proxy.host)")
    #expect(proxy.counts.lastHeaders["proxy-authorization"] == "Basic YXNoOnBAc3M=")
    #expect(proxy.counts.byTarget == ["host.invalid:80": 1])
    try await proxy.stop()
  }

  @Test(arguments: ["ftp", "socks5", "socks5h"])
  func aProxyOfAnUnsupportedKindIsNamed(_ scheme: String) async throws {
    #expect(
      try await failure(through: "\(scheme)://proxy:21")
        == .failed(.proxy("proxy:21 (from all_proxy) has an unknown scheme: \(scheme)")))
  }

  @Test func exceptionsBypassTheProxy() async throws {
    let port = try await SilentListener.refusingPort()
    try await withServer {
      $0.proxies = ProxySettings(environment: [
        "http_proxy": "127.0.0.1:\(port)", "no_proxy": "127.0.0.1",
      ])
    } _: { server, transport in
      server.serve(garchomp, at: "pokemon/445")
      let response = try await transport.get(server.request("pokemon/445"))
      #expect(response.status == 200)
    }
  }
}
