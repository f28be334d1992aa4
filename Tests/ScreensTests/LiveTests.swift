import PokedexData
import PokedexDomain
import PokedexTerminalUI
import PokedexTesting
import Testing

/// The screen with `--source api`, over a server in the test's process.
@MainActor @Suite(.timeLimit(minutes: 5)) struct LiveTests {
  private func withStage(
    _ size: Size = .usual, before: (FaultyServer) -> Void = { _ in },
    _ body: @MainActor (FaultyServer, Stage) async throws -> Void
  ) async throws {
    let server = try await FaultyServer()
    try server.serveSampleDex()
    before(server)
    let transport = NetworkTransport(NetworkTransport.Settings(userAgent: "pokedex/test"))
    let base = try #require(WebAddress(server.base))
    let stage = Stage(LivePokedex(api: PokeAPI(base: base, transport: transport)), size)
    try await body(server, stage)
    await stage.type("<esc><esc>Q")
    await transport.shutdown()
    try await server.stop()
  }

  @Test func theListLoads() async throws {
    try await withStage { _, stage in
      await stage.wait(for: "16 Pokémon")
      #expect(stage.text.contains("Mega Kangaskhan"))
      #expect(stage.text.contains("534"))
      await stage.type("/raichu type:psychic<enter>")
      await stage.wait(for: "1 of 16")
      #expect(stage.selectedRow?.contains("Alolan Raichu") == true)
    }
  }

  @Test func aFailedListIsRetriedWithR() async throws {
    try await withStage(before: { $0.fail(.status(500)) }) { server, stage in
      await stage.wait(for: "has a problem (500)")
      server.fail(.none)
      await stage.type("r")
      await stage.wait(for: "16 Pokémon")
      #expect(!stage.text.contains("500"))
    }
  }

  @Test func aFailedPageIsRetriedWithRAndTheListStays() async throws {
    try await withStage(.wide, before: { $0.fail(.status(404), below: "pokemon/6/") }) {
      server, stage in
      await stage.wait(for: "(404)")
      await stage.wait(for: "16 Pokémon")
      #expect(stage.text.contains("Raichu"))
      server.fail(.none, below: "pokemon/6/")
      await stage.type("r")
      await stage.wait(for: "90.5 kg")
    }
  }

  @Test func aFailedSpeciesIsReportedOnThePageAndRetriedWithR() async throws {
    try await withStage(before: { $0.fail(.status(503), below: "pokemon-species/6/") }) {
      server, stage in
      await stage.wait(for: "Charizard")
      await stage.type("<enter>")
      await stage.wait(for: "(503)")
      #expect(stage.text.contains("90.5 kg"))
      server.fail(.none, below: "pokemon-species/6/")
      await stage.type("r")
      await stage.wait(for: "catch rate 45")
      #expect(!stage.text.contains("503"))
    }
  }

  @Test(arguments: [Fault.garbage, .html, .nulls, .wrongTypes, .missing, .empty])
  func anInvalidRecordDoesNotAffectOthers(_ fault: Fault) async throws {
    try await withStage(before: { $0.fail(fault, below: "pokemon/25/") }) { _, stage in
      await stage.wait(for: "16 Pokémon")
      #expect(stage.text.contains("Pikachu"))
      #expect(stage.text.contains("534"))
    }
  }

  @Test func escStopsTheListAndRResumesIt() async throws {
    try await withStage(before: { $0.fail(.slow, below: "pokemon-species") }) { server, stage in
      await stage.wait(for: "0 of 16")
      await server.wait { $0.pending > 0 }
      await stage.type("<esc>")
      #expect(stage.text.contains("stopped; r continues"))
      await server.wait { $0.open == 0 }
      server.fail(.none, below: "pokemon-species")
      server.openGate()
      await stage.type("jr")
      await stage.wait(for: "534")
      #expect(!stage.text.contains("stopped"))
    }
  }

  @Test func onALoadedPageRRefreshesAndAnErrorKeepsTheFacts() async throws {
    try await withStage(.wide) { server, stage in
      await stage.wait(for: "16 Pokémon")
      await stage.wait(for: "90.5 kg")
      let asked = server.counts.byTarget["/api/v2/pokemon/6/"] ?? 0
      await stage.type("r")
      await server.wait { $0.byTarget["/api/v2/pokemon/6/"] ?? 0 > asked }
      await stage.terminal.wait { !$0.text.contains("loading …") }
      server.fail(.status(403), below: "pokemon/6/")
      await stage.type("r")
      await stage.wait(for: "error 403")
      #expect(stage.text.contains("90.5 kg"))
      await stage.type("jk")
      await stage.terminal.wait { !$0.text.contains("error 403") }
      #expect(stage.text.contains("90.5 kg"))
    }
  }

  @Test func keysWorkWhileNothingArrives() async throws {
    try await withStage(before: { $0.fail(.slow, below: "pokemon-species") }) { server, stage in
      await stage.wait(for: "0 of 16")
      await stage.type("jj/mime<enter>")
      #expect(stage.selectedRow?.contains("Mr Mime") == true)
      await stage.type("<esc>?")
      #expect(stage.text.contains("filter the list"))
      await stage.type("<esc>")
      server.fail(.none, below: "pokemon-species")
      server.openGate()
      await stage.wait(for: "16 Pokémon")
    }
  }

  @Test func escapeSequencesOfTheServerReachNoCell() async throws {
    try await withStage(.wide, before: { $0.fail(.escapes) }) { _, stage in
      await stage.terminal.wait { $0.text.contains("Pokémon") || $0.text.contains("Error") }
      for keys in ["j", "<enter>", "G", "<esc>", "/owned", "<enter>", "?"] {
        await stage.type(keys)
        #expect(stage.frame.isClean)
      }
    }
  }
}
