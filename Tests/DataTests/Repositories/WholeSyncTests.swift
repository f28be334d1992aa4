import FoundationEssentials
import PokedexData
import PokedexDomain
import PokedexTesting
import Testing

/// The address of a server with all of PokeAPI, such as `http://127.0.0.1:8080/api/v2/`.
private let wholeAPI = ProcessInfo.processInfo.environment["POKEDEX_TEST_API"]

@Suite struct WholeSyncTests {
  @Test(.enabled(if: wholeAPI != nil, "POKEDEX_TEST_API names no server"))
  func twoCompleteSyncsMakeTheSameBytes() async throws {
    let transport = NetworkTransport(.init(userAgent: "pokedex/test"))
    let api = PokeAPI(base: try address(wholeAPI ?? ""), transport: transport)
    try await withDirectory { directory in
      for name in ["first", "second"] {
        let work = try WorkFile(path: "\(directory)/\(name).work", source: "")
        try await sync(PokeAPISource(api: api, work: work, width: 4), to: "\(directory)/\(name)")
      }
      #expect(try contents(of: directory + "/first") == contents(of: directory + "/second"))
      #expect(try DexFile(path: directory + "/first").counts()[.form] == 1_351)
    }
    await transport.shutdown()
  }
}
