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

  @OptionGroup var rows: RowArguments

  @MainActor func execute() async throws { try await rows.print(AbilityRows.self) }
}
