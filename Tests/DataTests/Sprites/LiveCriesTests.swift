import FoundationEssentials
import PokedexDomain
import PokedexTesting
import Testing

@testable import PokedexData

@Suite(.timeLimit(minutes: 5)) struct LiveCriesTests {
  @Test func aCryIsInAFileUntilItIsDiscarded() async throws {
    let sound = Array("OggS and a cry".utf8)
    try await withDirectory { folder in
      try await withServer { server, transport in
        server.serve(sound, type: "audio/ogg", at: "/cries/pokemon/latest/25.ogg")
        let cries = LiveCries(
          base: try address(server.base.replacing("api/v2", with: "cries")), transport: transport,
          cache: ExtrasCache(path: nil), folder: folder)
        let file = try await cries.file(of: 25)
        #expect(FileManager.default.contents(atPath: file).map { Array($0) } == sound)
        cries.discard(file)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
      }
    }
  }
}
