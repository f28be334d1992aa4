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

  @OptionGroup var query: QueryArgument
  @OptionGroup var list: ListOptions
  @OptionGroup var dex: DexOptions

  @MainActor func execute() async throws {
    try await RowQuery<ItemRows>(query.text, dex.settings, list.settings).run()
  }
}
