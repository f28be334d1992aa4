import ArgumentParser
import PokedexDomain

struct ItemsCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "items", abstract: "Print the items that a query describes.",
    discussion: """
      pokedex items is:stone
      pokedex items holder:chansey --why
      pokedex items is:machine --game platinum --columns name,teaches
      """)

  @OptionGroup var rows: RowArguments

  @MainActor func execute() async throws { try await rows.print(ItemRows.self) }
}
