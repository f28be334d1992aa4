import PokedexDomain
import PokedexTerminalUI
import PokedexTesting
import Testing

@testable import PokedexScreens

/// The Pokémon of files and pastes in a run.
@MainActor @Suite struct RunImportTests {
  /// A file with a report on two Pokémon, and any text as a paste of one.
  private struct Box: TextFiles, MarkFiles {
    func text(of path: String) -> String { "" }
    func write(_ text: String, to path: String) {}
    func marks(of path: String, in catalog: Catalog) -> MarkReading {
      MarkReading(.names, updates: [], problems: [])
    }

    func ownPokemon(of path: String, in catalog: Catalog) -> OwnPokemonReading {
      guard path != "wrong.csv" else {
        return OwnPokemonReading([], [LineProblem(line: 3, reason: "no such Pokémon")])
      }
      return OwnPokemonReading(
        [OwnPokemon(TeamMember(396), place: "Route 201"), OwnPokemon(TeamMember(403))], [])
    }

    func ownPokemon(inText text: String, in catalog: Catalog) -> OwnPokemonReading {
      OwnPokemonReading([OwnPokemon(TeamMember(1025))], [])
    }
  }

  private let runs = MemoryRuns([.ada()])

  private func stage(_ keys: String) async throws -> Stage {
    let stage = Stage(try Stage.bundled(), .wide, runs: runs, files: Box())
    await stage.type(keys)
    return stage
  }

  @Test func `a file adds its Pokémon at their places, and u takes all of them back`()
    async throws
  {
    let stage = try await stage(".2<c-o>box.csv<enter>")
    #expect(stage.foot.contains("2 Pokémon caught in Ada"), "\(stage.text)")
    let own = try #require(runs.current?.own)
    #expect(own.map(\.form) == [396, 403])
    #expect(own[0].place == runs.current?.reached.first && own[1].place == nil)
    await stage.type("u")
    #expect(runs.current == .ada())
  }

  @Test func `a wrong line is told in the box, and nothing is added`() async throws {
    let stage = try await stage(".2<c-o>wrong.csv<enter>")
    #expect(stage.text.contains("line 3: no such Pokémon"), "\(stage.text)")
    #expect(runs.current == .ada())
  }

  @Test func `a Pokémon that the game lacks is refused by name`() async throws {
    let stage = try await stage(".2<c-o>")
    await stage.paste("Pecharunt\nLevel: 5\n")
    #expect(stage.foot.contains("Pecharunt is not in Platinum"), "\(stage.text)")
    #expect(runs.current == .ada())
  }
}
