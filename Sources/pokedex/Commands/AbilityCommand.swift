import ArgumentParser
import PokedexDomain

struct AbilityCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "ability",
    abstract: "Print the page of an ability: what it changes, and who has it.",
    discussion: """
      pokedex ability levitate
      pokedex ability 'thick fat' --json
      """)

  @Argument(help: "The name of an ability, in any language.", completion: ShellCompletion.abilities)
  var name: [String]

  @OptionGroup var show: ShowOptions
  @OptionGroup var dex: DexOptions

  @MainActor func execute() async throws {
    try await PagePrinter(dex.settings, show.settings)
      .print(name.joined(separator: " "), of: .ability)
  }
}
