import PokedexDomain
import Synchronization
import Testing

@testable import PokedexData

@Suite struct PacedTransportTests {
  @Test func requestsAreSpacedOut() async throws {
    let pauses = Mutex<[Duration]>([])
    let start = ContinuousClock.now
    let pace = RetryClock(
      now: { start }, sleep: { pause in pauses.withLock { $0.append(pause) } }, chance: { 0 })
    let good = Outcome.success(HTTPResponse(body: [1]))
    let transport = PacedTransport(ScriptedTransport([good, good, good]), rate: 20, pace: pace)
    for _ in 1...3 { _ = try await transport.get(try request("pokemon/1/")) }
    #expect(pauses.withLock { $0 } == [.milliseconds(50), .milliseconds(100)])
  }

  @Test(arguments: [
    ("http://localhost:8080/", true), ("http://127.0.0.1/", true), ("http://[::1]/", true),
    ("https://pokeapi.co/", false), ("http://127.example.org/", false),
  ])
  func loopbackAddressesAreRecognised(_ text: String, _ isLoopback: Bool) throws {
    #expect(try #require(WebAddress(text)).isLoopback == isLoopback)
  }
}
