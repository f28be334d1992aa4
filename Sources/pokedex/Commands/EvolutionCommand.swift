import ArgumentParser
import PokedexPresentation

struct EvolutionCommand: PagedCommand {
  static let configuration = CommandConfiguration(
    commandName: "evolution",
    abstract: "Print the evolution family of a Pokémon, with every way to evolve.",
    discussion: """
      pokedex evolution eevee
      pokedex evolution slowpoke --game sword-shield
      pokedex evolution 'mr mime' --json
      """)

  @Argument(
    help: ArgumentHelp("A name or a National Dex number; \(NameListOptions.help)."),
    completion: ShellCompletion.pokemon)
  var name: [String] = []

  @OptionGroup var list: NameListOptions
  @OptionGroup var show: ShowOptions
  @OptionGroup var dex: DexOptions

  func validate() throws { try list.check(name, "a name") }

  @MainActor func execute(_ configuration: Configuration) async throws {
    let printer = try await PagePrinter(configuration, dex, show)
    let found = try list.found(name, isLenient: show.isLenient, printer.page)
    try await printer.printAll(found, isList: list.isUsed(for: name)) {
      try await printer.print($0, tab: .evolution)
    }
  }
}
