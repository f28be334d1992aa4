import ArgumentParser
import PokedexDomain

struct PlacesCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "places", abstract: "Print the places that a query describes.",
    discussion: """
      pokedex places region:kanto --game yellow
      pokedex places 'pokemon>20' --limit 10
      """)

  @OptionGroup var rows: RowArguments

  @MainActor func execute() async throws { try await rows.print(LocationRows.self) }
}
