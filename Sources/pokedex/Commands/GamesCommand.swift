import ArgumentParser
import PokedexDomain

struct GamesCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "games", abstract: "Print the games that a query describes.",
    discussion: """
      pokedex games
      pokedex games gen:3 --json
      """)

  @OptionGroup var rows: RowArguments

  @MainActor func execute() async throws { try await rows.print(GameRows.self) }
}
