import PokedexDomain
import PokedexPresentation
import PokedexScreens
import PokedexTerminalUI
import PokedexTesting
import Synchronization
import Testing

/// Cries.
@MainActor @Suite(.timeLimit(minutes: 5)) struct CryTests {
  private final class Cries: CryRepository {
    let discarded = Mutex<[String]>([])

    func discard(_ file: String) { discarded.withLock { $0.append(file) } }

    func file(of form: ID<Form>) async throws(PokedexError) -> String {
      guard form != 2 else { throw .notFound("such cry") }
      return "/tmp/cry-\(form)"
    }
  }

  private func stage(
    player: String? = "true \"$file\"", _ cries: Cries = Cries()
  ) throws -> Stage {
    Stage(try Stage.bundled(), commands: ShellCommands(player: player), cries: CryModel(cries))
  }

  @Test func `a key plays the cry of the selected Pokémon, and nothing does unasked`() async throws
  {
    let stage = try stage()
    await stage.type("<enter>")
    #expect(stage.terminal.commands.isEmpty)
    await stage.type("H")
    #expect(
      stage.terminal.commands.map(\.text) == [
        "exec 3<\"$file\"; rm -f \"$file\"; file=/dev/fd/3; true \"$file\" "
      ])
    #expect(stage.terminal.commands.first?.variables.map(\.value) == ["/tmp/cry-1"])
  }

  @Test func `a player that fails says so once it has ended`() async throws {
    let stage = try stage()
    await stage.type("H")
    #expect(!stage.text.contains("failed"))
    stage.terminal.endCommands(status: 2)
    #expect(stage.text.contains("the audio player failed with status 2"))
  }

  @Test func `the file stays with the player, but not if there is no shell to start it`()
    async throws
  {
    let cries = Cries()
    let stage = try stage(cries)
    await stage.type("H")
    #expect(cries.discarded.withLock(\.self) == [])
    stage.terminal.hasShell = false
    await stage.type("H")
    #expect(stage.text.contains("the audio player failed with status 127"))
    #expect(cries.discarded.withLock(\.self) == ["/tmp/cry-1"])
  }

  @Test func `without a player, a cry or a Pokémon the reason is shown`() async throws {
    let silent = try stage(player: nil)
    await silent.type("H")
    #expect(silent.text.contains("install pw-play, paplay or ffplay"))
    let stage = try stage()
    await stage.type("jH")
    #expect(stage.text.contains("such cry"))
    await stage.type("MH")
    #expect(stage.text.contains("no Pokémon is selected"))
  }
}
