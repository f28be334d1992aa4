import ArgumentParser
import PokedexPresentation

struct EvolutionCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "evolution",
    abstract: "Print the evolution family of a Pokémon, with every way to evolve.",
    discussion: """
      pokedex evolution eevee
      pokedex evolution slowpoke --game sword-shield
      pokedex evolution 'mr mime' --json
      """)

  @Argument(help: "A name or a National Dex number.", completion: ShellCompletion.pokemon)
  var name: [String]

  @OptionGroup var show: ShowOptions
  @OptionGroup var dex: DexOptions

  @MainActor func execute() async throws {
    try await PagePrinter(dex.settings, show.settings)
      .print(name.joined(separator: " "), tab: .evolution)
  }
}
