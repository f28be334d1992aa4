import ArgumentParser
import PokedexDomain

struct AbilitiesCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "abilities", abstract: "Print the abilities that a query describes.",
    discussion: """
      pokedex abilities immune:ground
      pokedex abilities of:garchomp --why
      pokedex abilities 'is:main sort:-pokemon' --limit 10
      """)

  @OptionGroup var query: QueryArgument
  @OptionGroup var list: ListOptions
  @OptionGroup var dex: DexOptions

  @MainActor func execute() async throws {
    try await RowQuery<AbilityRows>(query.text, dex.settings, list.settings).run()
  }
}
