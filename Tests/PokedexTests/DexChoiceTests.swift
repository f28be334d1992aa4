import PokedexData
import PokedexDomain
import PokedexTesting
import Testing

/// The choice of the dex and of the PokeAPI server.
@Suite(.timeLimit(minutes: 5)) struct DexChoiceTests {
  @Test(arguments: ["", "not a database", "SQLite format 3\0 and no more"])
  func aDamagedDexIsReportedAndTheBundledOneUsed(_ content: String) throws {
    let home = try Home()
    try home.writeDex(Array(content.utf8))
    let run = home.run(["show", "garchomp"])
    #expect(run.ending == .exited(0))
    #expect(run.output == (try Home().run(["show", "garchomp"]).output))
    #expect(run.errors.contains(home.dex))
    #expect(run.errors.contains("bundled"))
    let info = home.run(["info"]).output
    #expect(info.contains("Data as of "), "the age is that of the facts, not of the refused file")
  }

  @Test func theUsersDexTakesPrecedenceOverTheBundledOne() async throws {
    let home = try Home()
    try home.writeDex([])
    try await SyncPokedex(source: SampleSource())(into: DexReplacement(path: home.dex)) { _ in }
    let run = home.run(["list"])
    #expect(run.ending == .exited(0))
    #expect(run.errors == "")
    #expect(run.output.split(separator: "\n").count == SampleDex.forms.count)
    #expect(home.run(["info"]).output.contains("     16 Pokémon"))
    let terminal = home.start()
    #expect(terminal.wait(for: "16 Pokémon"))
  }

  @Test func theAddressOfTheEnvironmentIsUsed() async throws {
    let server = try await FaultyServer()
    try server.serveSampleDex()
    let run = try Home().run(["list", "--source", "api"], ["POKEDEX_API_URL": server.base])
    #expect(run.ending == .exited(0))
    #expect(run.output.split(separator: "\n").count == SampleDex.forms.count)
    #expect(run.output.contains("Mega Kangaskhan"))
    try await server.stop()
  }

  @Test func theAddressOptionOverridesTheEnvironment() async throws {
    let server = try await FaultyServer()
    try server.serveSampleDex()
    let run = try Home().run(
      ["show", "pikachu", "--source", "api", "--api-url", server.base],
      ["POKEDEX_API_URL": "http://127.0.0.1:1/"])
    #expect(run.ending == .exited(0))
    #expect(run.output.contains("Pikachu"))
    try await server.stop()
  }

  @Test func withADexNothingIsRequested() async throws {
    let server = try await FaultyServer()
    for arguments in [["list"], ["show", "mew"], ["info"]] {
      #expect(try Home().run(arguments, ["POKEDEX_API_URL": server.base]).ending == .exited(0))
    }
    #expect(server.counts.accepted == 0)
    try await server.stop()
  }

  @Test func escapeSequencesOfTheServerReachNoPipe() async throws {
    let server = try await FaultyServer()
    try server.serveSampleDex()
    server.fail(.escapes)
    for arguments in [["list"], ["show", "6"], ["list", "--json"]] {
      let run = try Home().run(arguments + ["--source", "api"], ["POKEDEX_API_URL": server.base])
      let commands = ["\u{1B}", "\u{7}", "\u{0}", "\u{202E}", "\u{9B}"]
      #expect(found(commands, in: Array(run.output.utf8)) == [], "\(arguments)")
      #expect(found(commands, in: Array(run.errors.utf8)) == [], "\(arguments)")
    }
    try await server.stop()
  }
}
