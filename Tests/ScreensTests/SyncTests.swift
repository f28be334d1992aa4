import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI
import PokedexTesting
import Testing

/// A sync in the background, while the screen is used.
@MainActor @Suite(.timeLimit(minutes: 5)) struct SyncTests {
  private let script = ScriptedSync()

  private func stage(_ size: Size = .usual) throws -> Stage {
    let sync = SyncModel(run: script.run, now: { .now })
    return Stage(try Stage.bundled(), size, sync: sync)
  }

  @Test func aSyncBeginsAfterAQuestion() async throws {
    let stage = try stage()
    await stage.type("U")
    #expect(stage.text.contains("Fetch all of PokéAPI"))
    await stage.type("n")
    #expect(script.scopes.isEmpty)
    await stage.type("Uy")
    await stage.wait(for: "Reading the lists")
    await stage.type("U")
    #expect(stage.text.contains("Stop the sync?"))
    script.act(.end(nil))
    await stage.wait(for: "Synced")
    #expect(script.scopes == [SyncScope()])
  }

  @Test func picturesAreSyncedOnRequest() async throws {
    let stage = try stage()
    await stage.type("Up")
    script.act(.end(nil))
    await stage.wait(for: "Synced")
    #expect(script.scopes == [SyncScope(withPictures: true)])
  }

  @Test(arguments: [Size.small, .usual, .wide])
  func theProgressIsInTheFootAndKeysWork(_ size: Size) async throws {
    let stage = try stage(size)
    await stage.type("Uy")
    script.report(.documents, 6_512, of: 15_357)
    await stage.wait(for: "42 %")
    #expect(stage.foot.contains("Documents"))
    #expect(stage.foot.contains("█"))
    #expect(size == .small || stage.foot.contains("6,512 of 15,357"))
    await stage.type("jj")
    #expect(stage.selectedRow?.contains("Venusaur") == true)
    #expect(stage.foot.contains("42 %"))
    await stage.type("/fire<enter>")
    #expect(stage.text.contains("Charmander"))
    script.act(.end(nil))
    await stage.wait(for: "Synced")
    await stage.type("j")
    #expect(!stage.text.contains("Synced"))
  }

  @Test func aSyncCanBeStopped() async throws {
    let stage = try stage()
    await stage.type("Uy")
    script.report(.documents, 1, of: 100)
    await stage.wait(for: "1 of 100")
    await stage.type("Uy")
    #expect(stage.foot.contains("stopped"))
    await stage.type("j")
    #expect(stage.foot.contains("quit"))
  }

  @Test func aFailureIsReported() async throws {
    let stage = try stage()
    await stage.type("Uy")
    script.act(.end(.network(.refused(host: "pokeapi.co"))))
    await stage.wait(for: "pokeapi.co refused the connection")
  }
}
