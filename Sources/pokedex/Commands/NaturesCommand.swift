import ArgumentParser
import PokedexDomain

struct NaturesCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "natures", abstract: "Print the natures that a query describes.",
    discussion: """
      pokedex natures raises:speed
      pokedex natures --json
      """)

  @OptionGroup var rows: RowArguments

  @MainActor func execute() async throws { try await rows.print(NatureRows.self) }
}
