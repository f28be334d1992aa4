import ArgumentParser
import PokedexDomain

struct TypesCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "types", abstract: "Print the types that a query describes.",
    discussion: """
      pokedex types
      pokedex types sort:-pokemon
      pokedex types --game 1
      """)

  @OptionGroup var rows: RowArguments

  @MainActor func execute() async throws { try await rows.print(TypeRows.self) }
}
