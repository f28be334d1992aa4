import ArgumentParser
import PokedexDomain

struct ListCommand: PagedCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Print the Pokémon that match a query.",
    discussion: """
      pokedex list type:dragon 'spe>100' -is:mega
      pokedex list gen:1 --json | jq '.[].name'
      pokedex list 'move:spore' --columns name,speed,abilities --csv
      pokedex list 'total>=600' --game platinum --why
      """)

  @OptionGroup var rows: RowArguments

  var dex: DexOptions { rows.dex }

  @MainActor func execute(_ configuration: Configuration) async throws {
    try await rows.print(PokemonRows.rows, configuration)
  }
}
