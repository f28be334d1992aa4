import ArgumentParser
import PokedexDomain

struct EggGroupsCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "egg-groups", abstract: "Print the egg groups that a query describes.",
    discussion: """
      pokedex egg-groups
      pokedex egg-groups sort:-pokemon --limit 3
      """)

  @OptionGroup var rows: RowArguments

  @MainActor func execute() async throws { try await rows.print(EggGroupRows.self) }
}
