import ArgumentParser
import PokedexDomain

struct DexesCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "dexes", abstract: "Print the regional dexes that a query describes.",
    discussion: """
      pokedex dexes
      pokedex dexes region:hoenn
      """)

  @OptionGroup var rows: RowArguments

  @MainActor func execute() async throws { try await rows.print(RegionalDexRows.self) }
}
